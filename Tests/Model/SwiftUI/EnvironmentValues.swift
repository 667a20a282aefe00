import Observation

/// What flows down to a view from what surrounds it.
public struct EnvironmentValues {
    struct Entry {
        let name: String
        var value: Any
        let fallback: String
    }

    var entries: [ObjectIdentifier: Entry] = [:]

    /// What surrounds the view whose body is being read.
    nonisolated(unsafe) static var current = EnvironmentValues()

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { entries[ObjectIdentifier(key)]?.value as? K.Value ?? K.defaultValue }
        set {
            let fallback = (key as? any SuppliedKey.Type)?.supplied ?? shown(K.defaultValue)
            entries[ObjectIdentifier(key)] = Entry(
                name: "\(key)".replacingSuffix("Key"), value: newValue, fallback: fallback)
        }
    }

    #if IOS17
        subscript<T: AnyObject & Observable>(key: _ObjectKey<T>) -> T? {
            get { entries[ObjectIdentifier(T.self)]?.value as? T }
            set {
                entries[ObjectIdentifier(T.self)] = Entry(name: "\(T.self)", value: newValue as Any, fallback: "nil")
            }
        }
    #endif

    /// What differs here from `other`, by name.
    func changes(from other: EnvironmentValues) -> [String] {
        entries
            .compactMap { key, entry in
                let value = shown(entry.value)
                let before = other.entries[key].map { shown($0.value) } ?? entry.fallback
                return value == before ? nil : "\(entry.name) \(value)"
            }
            .sorted()
    }
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A key whose value is made up by the getter where none is set.
///
/// To say so explicitly changes nothing, unless what is around the view has another default.
protocol SuppliedKey {
    static var supplied: String { get }
}

/// The place of an object, which is its type.
struct _ObjectKey<T>: Hashable {}

extension String {
    fileprivate func replacingSuffix(_ suffix: String) -> String {
        let name = hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}

public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light, dark
}

public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft
}

public enum TextAlignment: CaseIterable, Hashable, Sendable {
    case leading, center, trailing
}

public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
    #if IOS15
        public static let privacy = RedactionReasons(rawValue: 2)
    #endif
}

/// What a `bold()`, `italic()` or `fontWeight(_:)` on a view adds to every font inside it.
public struct AnyFontModifier: CustomStringConvertible {
    public let description: String
}

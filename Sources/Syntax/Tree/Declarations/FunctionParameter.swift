/// A parameter as a declaration spells it: `else elseTransform: (Self) -> V = { $0 }`.
public struct FunctionParameter: Sendable {
    /// nil for `_`.
    public let label: String?
    /// The name by which the body knows it.
    public let name: String
    /// With its attributes.
    public let type: String
    /// Without attributes, `inout` and `...`.
    public let bareType: String
    /// nil for one that has to be given.
    public let defaultValue: NodeID?
    public let isAutoclosure: Bool
    public let isVariadic: Bool
    private let hasArrow: Bool
    /// True if its type is another name for a closure's: `typealias Change<V> = (Self) -> V`.
    public var isNamedClosure = false
    /// True for a `ViewModifier`, or a closure that makes one: `_ modifier: M` of `<M: ViewModifier>`.
    public var isViewModifier = false
    /// True for an optional one, and for a closure that makes one of a value: `_ modifier: M?`, `(T) -> M`.
    public var holdsViewModifier = false

    public var hasDefault: Bool { defaultValue != nil }
    public var isClosure: Bool { isNamedClosure || hasArrow && !isAutoclosure }
    /// `((Self) -> V)?`, `Optional<() -> Void>`
    public var isOptionalClosure: Bool {
        isClosure && (type.utf8.last == UInt8(ascii: "?") || bareType.hasPrefix("Optional<"))
    }
    /// A closure that gives no `Bool`.
    public var isTransform: Bool { isClosure && !isCondition }
    /// A closure that takes nothing and gives something: `() -> V`.
    public var isContent: Bool {
        isTransform && hasArrow && bareType.hasPrefix("()") && !["Void", "()"].contains(givenType)
    }
    /// `Bool`, `() -> Bool`, `@autoclosure () throws -> Bool`, `Bool?` not among them.
    public var isCondition: Bool { Self.conditionTypes.contains(bareType) }
    /// The types of what is asked, as they are spelled without attributes.
    public static let conditionTypes: Set<String> = ["Bool", "() -> Bool", "() throws -> Bool"]
    /// `Binding<Bool>`, `KeyPath<EnvironmentValues, Bool>`: what reads a value.
    public var isReader: Bool { !isClosure && (bareType.hasPrefix("Binding<") || bareType.hasPrefix("KeyPath<")) }
    /// `T?`, `Optional<T>`, `@autoclosure () -> T?`
    public var isOptional: Bool {
        !isClosure && (bareType.utf8.last == UInt8(ascii: "?") || bareType.hasPrefix("Optional<"))
    }
    /// What a closure without parameters gives, and the type of anything else: `M` of `@autoclosure () -> M`.
    public var givenType: String {
        guard bareType.hasPrefix("()"), let arrow = bareType.firstRange(of: "->") else { return bareType }
        return String(bareType[arrow.upperBound...].drop(while: \.isWhitespace))
    }
    /// `M` of `M?`, `(some P)?` and `(T) -> M`; nil for any other type.
    public var heldType: String? {
        if let arrow = bareType.firstRange(of: "->"), !bareType.hasPrefix("()") {
            return String(bareType[arrow.upperBound...].drop(while: \.isWhitespace))
        }
        guard bareType.hasSuffix("?") else { return nil }
        let type = bareType.dropLast()
        return String(type.hasPrefix("(") && type.hasSuffix(")") ? type.dropFirst().dropLast() : type)
    }
    /// True for a type that may be a generic parameter: one plain name.
    public var isGeneric: Bool { type.utf8.allSatisfy(isWordByte) && type != "Bool" }

    /// What a closure takes, each type by its last name: `Self` and `T` of `@escaping (_ view: Self, inout A.T) throws -> V`.
    /// Empty for no closure.
    public var takenTypes: [String] {
        guard isTransform, hasArrow else { return [] }
        let bytes = Array(type.utf8)
        let arrow = FunctionParameter.outermostArrow(in: bytes) ?? bytes.count
        // `throws`, `async`
        guard var place = bytes[..<arrow].lastIndex(where: { !isWordByte($0) && !$0.isSpace }),
            bytes[place] == UInt8(ascii: ")")
        else { return [] }
        var types: [String] = []
        var end = place
        var depth = 1
        while depth > 0, place > 0 {
            place -= 1
            depth -= FunctionParameter.depthChange(at: place, in: bytes)
            guard depth == 0 || depth == 1 && bytes[place] == UInt8(ascii: ",") else { continue }
            types.append(FunctionParameter.lastName(bytes[(place + 1)..<end]))
            end = place
        }
        return types.reversed()
    }

    /// That of the closure itself, and not of one that it takes or gives: `(Self, () -> Void) -> V`, `((Self) -> V)?`.
    private static func outermostArrow(in type: [UInt8]) -> Int? {
        var (depth, found) = (0, (place: Int?.none, depth: Int.max))
        for place in type.indices {
            depth += depthChange(at: place, in: type)
            if isArrow(at: place, in: type), depth < found.depth { found = (place - 1, depth) }
        }
        return found.place
    }

    /// 1 for a bracket that opens, -1 for one that closes, 0 for anything else.
    private static func depthChange(at place: Int, in type: [UInt8]) -> Int {
        switch type[place] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): -1
        case UInt8(ascii: ">"): isArrow(at: place, in: type) ? 0 : -1
        default: 0
        }
    }

    /// True for the head of a `->`.
    private static func isArrow(at place: Int, in type: [UInt8]) -> Bool {
        type[place] == UInt8(ascii: ">") && place > 0 && type[place - 1] == UInt8(ascii: "-")
    }

    /// `Text` of `_ text: inout SwiftUI.Text`, `View` of `any View`.
    private static func lastName(_ bytes: ArraySlice<UInt8>) -> String {
        guard let last = bytes.lastIndex(where: { !$0.isSpace }) else { return "" }
        let start = bytes[...last].lastIndex { !isWordByte($0) }.map { $0 + 1 } ?? bytes.startIndex
        // `Set<Int>`, `[Self]`
        return start > last
            ? String(decoding: bytes, as: UTF8.self) : String(decoding: bytes[start...last], as: UTF8.self)
    }

    /// `@ViewBuilder else elseTransform: (Self) -> V = { $0 }`
    public init(_ node: NodeID, in file: SourceFile) {
        let children = file.children(of: node)
        let typeNode = children.first { file.kind($0) == .type }
        let attributes = children.prefix { file.kind($0) == .attribute || file.kind($0) == .modifier }
        let head = attributes.last.map { Int(file[$0].endToken) } ?? Int(file[node].firstToken)
        let end = Int(file[node].endToken)
        let colon = (head..<end).first { file.tokens[$0].kind == .colon } ?? end
        let words = (head..<colon).map { file.word(at: $0) }
        name = words.last ?? ""
        label = words.first == "_" ? nil : words.first
        let typeEnd = typeNode.map { Int(file[$0].endToken) } ?? end
        let isGiven = (typeEnd..<max(typeEnd, end)).contains { file.tokens[$0].kind == .equal }
        defaultValue = isGiven ? children.last : nil

        let first = min(colon + 1, typeEnd)
        type = file.text(tokens: first..<typeEnd)
        hasArrow = (first..<typeEnd).contains { file.tokens[$0].kind == .arrow }
        var bare = first
        var isAutoclosure = false
        while bare < typeEnd {
            if file.tokens[bare].kind == .atSign {
                isAutoclosure = isAutoclosure || file.word(at: bare + 1) == "autoclosure"
                bare += 2
            } else if file.word(at: bare) == "inout" {
                bare += 1
            } else {
                break
            }
        }
        self.isAutoclosure = isAutoclosure
        isVariadic = file.tokenIndices(of: node).contains { file.tokens[$0].kind == .ellipsis }
        bareType = file.text(tokens: min(bare, typeEnd)..<typeEnd)
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\t")
    }
}

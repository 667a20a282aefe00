import RuleModel
import Syntax

/// What an initializer is called for: a value of its type, or an optional where it can fail.
package struct MadeValue: Sendable, Equatable {
    /// As it is written.
    let type: String
    let labels: [String?]
    /// True for `Double(3)`, which cannot fail as `Double("3")` can.
    let isOfNumber: Bool

    init(type: String, _ arguments: [Argument], in file: SourceFile) {
        self.type = type
        labels = arguments.map(\.label)
        isOfNumber = arguments.count == 1 && file.kind(arguments[0].value) == .numberLiteral
    }

    /// What is known of its type.
    ///
    /// - Parameters:
    ///   - failing: the labels of the initializers that the type has in the project and that can fail,
    ///   - isOwn: true for a type that the project declares.
    func declaredType(failing: [[String?]], isOwn: Bool) -> DeclaredType {
        if labels.isEmpty { return .type(type) }
        if failing.contains(labels) { return .type(type + "?") }
        // With a default left out it may be one of them.
        if failing.contains(where: { $0.first == labels.first }) { return .unknown }
        if isOwn { return .type(type) }
        let name = plainTypeName(type)
        if name == "Optional" { return .unknown }
        if Self.numbers.contains(name) { return isOfNumber ? .type(type) : .unknown }
        return Self.labelsOfFailing.contains(labels[0] ?? "") && !ViewTypes.types.contains(name)
            ? .unknown : .type(type)
    }

    /// Types that read a text, and are told a number.
    private static let numbers: Set<String> = [
        "Bool", "Character", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
        "UInt32", "UInt64",
    ]

    /// The first labels of initializers of Foundation, UIKit and AppKit that can fail.
    private static let labelsOfFailing: Set<String> = [
        "base64Encoded", "bitPattern", "calibratedName", "coder", "contentsOf", "contentsOfFile", "data", "exactly",
        "hex", "identifier", "named", "path", "pattern", "rawValue", "string", "suiteName", "systemName",
        "systemSymbolName", "url",
    ]
}

extension TypeReader {
    /// What a call of an initializer shows: an optional where the project's own that it means can fail, and nothing where
    /// several may be meant: `Color(hex: value)` of `init?(hex: String)` beside `init(hex: UInt, alpha: Double = 1)`.
    func made(_ shown: Evidence, by call: Call, of type: String) -> Evidence {
        let failing = names.project.failing(type)
        guard !failing.isEmpty, let first = call.arguments.first, first.label != nil else { return shown }
        let labels = call.arguments.map(\.label)
        let own = names.project.initializers(of: type).filter {
            $0.parameters(for: 0, of: labels, trailing: 0)?.isEmpty == false
        }
        guard failing.contains(labels) else {
            let isAnother = own.contains { $0.labels == labels } || !failing.contains { $0.first == first.label }
            return isAnother ? shown : .unknown
        }
        if own.count < 2 { return .type(type + "?") }
        // Several of them may take it.
        let wanted = own.filter { failing.contains($0.labels) }.map {
            $0.parameters(for: 0, of: labels, trailing: 0)?[0].type
        }
        switch self.type(of: first.value) {
        case .string: return wanted == ["String"] ? .type(type + "?") : .unknown
        case .integer: return wanted == ["String"] ? shown : .unknown
        case .type(let given):
            guard wanted.count == 1, let taken = wanted[0] else { return .unknown }
            return plainTypeName(taken) == plainTypeName(given) ? .type(type + "?") : shown
        default: return .unknown
        }
    }
}

extension TypeDeclaration {
    /// `CGFloat` of `enum Spacing: CGFloat`
    var rawType: String? {
        guard file.kind(node) == .enumDeclaration, let raw = inheritedNames.first else { return nil }
        return ViewTypes.isValue(raw) ? raw : nil
    }
}

extension SourceFile {
    /// By the names of types, the labels of the initializers that can fail: `init?`, and what a raw type adds to an enum.
    var failingInitializers: [String: [[String?]]] {
        var found: [String: [[String?]]] = [:]
        for node in all(.initializerDeclaration, .enumDeclaration) {
            if kind(node) == .enumDeclaration {
                guard let type = TypeDeclaration(node, in: self), type.rawType != nil else { continue }
                found[type.name, default: []].append(["rawValue"])
            } else if let owner = Declaration(node, in: self).ownerName, let parameters = parameters(of: node) {
                // The mark is a token of its own.
                let behind = tokenTexts(of: node).drop { $0 != "init" }.dropFirst().first
                if ["?", "!"].contains(behind) { found[owner, default: []].append(parameters.map(\.label)) }
            }
        }
        return found
    }
}

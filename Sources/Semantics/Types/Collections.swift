import RuleModel
import Syntax

/// What is in a collection or a tuple, by the type that its declaration or its value shows.
extension TypeReader {
    /// What gives one of an array, or `nil` where it is empty.
    static let picks: Set<String> = ["first", "last", "max", "min", "randomElement"]

    /// What a page, or the project, says of the type that some evidence names.
    func resolved(_ evidence: Evidence) -> Evidence {
        if case .type(let text) = evidence { type(written: text) } else { evidence }
    }

    /// What a name is that is given a value: a literal of numbers is left open.
    func constant(_ value: NodeID) -> Evidence {
        var inner = self
        inner.constants += 1
        switch inner.type(of: value) {
        case .type(let type): return .type(type)
        case .view: return .view
        case .array: return inner.spelled(file.children(of: value)).map { .type("[\($0)]") } ?? .unknown
        case .dictionary:
            let values = file.children(of: value).compactMap { file.children(of: $0).last }
            return inner.spelled(values).map { .type("[Key: \($0)]") } ?? .unknown
        default: return .unknown
        }
    }

    /// How the one type of some values is written; nil where nothing shows that they have one.
    private func spelled(_ values: [NodeID]) -> String? {
        guard let first = values.first.flatMap({ spelled(type(of: $0)) }) else { return nil }
        return values.dropFirst().allSatisfy { spelled(type(of: $0)) == first } ? first : nil
    }

    private func spelled(_ evidence: Evidence) -> String? {
        switch evidence {
        case .type(let text): text
        case .view: "some View"
        default: nil
        }
    }

    // `(Spacer(), Text(title))`
    func tuple(_ node: NodeID) -> Evidence {
        let parts = file.elements(ofTuple: node).map { element in
            (element.label.map { $0 + ": " } ?? "") + (spelled(type(of: element.value)) ?? Self.unshown)
        }
        return parts.count < 2 ? .unknown : .type("(\(parts.joined(separator: ", ")))")
    }

    /// What stands in the type of a tuple for a part of which nothing shows one.
    private static let unshown = "_"

    /// `T` of `(T, label: U)` by `0`, `U` by `1` and by `label`
    func element(_ name: String, ofTuple text: String) -> Evidence {
        guard text.first == "(", text.last == ")", let parts = text.dropFirst().dropLast().parts(at: ",") else {
            return .unknown
        }
        for (place, part) in parts.enumerated() {
            let words = part.parts(at: ":") ?? []
            guard let type = words.last, name == String(place) || words.count == 2 && words[0] == name else { continue }
            return type == Self.unshown ? .unknown : resolved(.type(type))
        }
        return .unknown
    }

    /// `T` of `[T]`
    func element(of collection: Evidence) -> Evidence {
        guard case .type(let text) = collection, let (first, value) = text.inSquareBrackets, value == nil else {
            return .unknown
        }
        return resolved(.type(first))
    }

    /// What `$gaps` and `$model.gaps` are bindings of; of another path its type.
    func typeBound(by node: NodeID) -> Evidence {
        if let name = file.name(node), name.first == "$", name != "$0" {
            return names.typed(String(name.dropFirst()), at: node).map { type(declared: $0) } ?? .unknown
        }
        guard let member = Member(node, in: file), let base = member.base, file.text(of: base).first == "$" else {
            return file.kind(node) == .pattern || file.isMemberPath(node) ? type(of: node) : .unknown
        }
        return link(member.name, on: typeBound(by: base), call: nil)
    }

    // `gaps[0]`, `gaps["row"]`
    func subscripted(_ node: NodeID) -> Evidence {
        guard let base = file.chainBase(of: node), let list = file.child(.subscriptArguments, of: node),
            case let arguments = file.children(of: list), arguments.count == 1,
            let argument = file.children(of: arguments[0]).last ?? arguments.first,
            !file.tokenTexts(of: arguments[0]).contains(":"), case let whole = type(of: base),
            case .type(let text) = whole, let (_, value) = text.inSquareBrackets
        else { return .unknown }
        if let value { return .type(value + "?") }
        switch type(of: argument) {
        case .integer, .type("Int"), .unknown: return element(of: whole)
        // Of a range it would be a slice.
        default: return .unknown
        }
    }
}

extension String {
    /// `T` of `[T]`, `K` and `V` of `[K: V]`; nil for any other type.
    var inSquareBrackets: (first: String, value: String?)? {
        guard first == "[", last == "]", let parts = dropFirst().dropLast().parts(at: ":"), parts.count < 3 else {
            return nil
        }
        return (parts[0], parts.count == 2 ? parts[1] : nil)
    }
}

extension StringProtocol {
    /// What stands between separators that no brackets are around; nil where what closes is not what was opened, as in
    /// `A].B[C`.
    fileprivate func parts(at separator: Character) -> [String]? {
        var (parts, depth, last): ([String], Int, Character) = ([""], 0, " ")
        for character in self {
            switch character {
            case "[", "(", "<": depth += 1
            case "]", ")": depth -= 1
            case ">" where last != "-": depth -= 1
            default: break
            }
            if depth < 0 { return nil }
            if character == separator, depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
            last = character
        }
        return parts.map { $0.split(separator: " ").joined(separator: " ") }
    }
}

extension SourceFile {
    /// `[CGFloat]` of `[CGFloat]()`, `[String: Int]` of `[String: Int](minimumCapacity: 3)`; nil for any other call.
    func collectionType(madeBy call: NodeID) -> String? {
        guard kind(call) == .call, let callee = firstChild(of: call), [.array, .dictionary].contains(kind(callee))
        else {
            return nil
        }
        return text(of: callee)
    }
}

import Syntax

extension Signature {
    /// Reads a declaration as it stands in a source, without `func`: `glow(radius: CGFloat) -> some View`. nil for one that
    /// no page could state.
    ///
    /// - Parameter receiver: the type whose member it is.
    public init?(declared text: String, on receiver: String) {
        do throws(Flaw) { self = try SignatureReader(text, on: receiver).signature() } catch { return nil }
    }

    /// True for a signature that takes the same calls.
    func isSame(as other: Signature) -> Bool {
        receiver == other.receiver && name == other.name
            && parameters.map(\.label) == other.parameters.map(\.label)
            && parameters.map { accepted(by: $0) } == other.parameters.map { other.accepted(by: $0) }
    }

    /// True if the declaration is the one that a page states with this signature: what its rule says of calls holds then.
    /// The names of parameters and of generic ones are the page's own, and so is the spelling: `String?` is
    /// `Optional<String>`.
    ///
    /// - Parameter resolved: what a type is that the project calls by another name.
    public func states(_ declaration: Signature, resolving resolved: (String) -> String = { $0 }) -> Bool {
        guard receiver == declaration.receiver, name == declaration.name,
            receiver == "View" || result == declaration.result,
            parameters.map(\.label) == declaration.parameters.map(\.label)
        else { return false }
        return zip(parameters, declaration.parameters).allSatisfy { stated, declared in
            Self.plainly(accepted(by: stated)) == Self.plainly(resolved(declaration.accepted(by: declared)))
                && Self.plainDefault(of: stated) == Self.plainDefault(of: declared, resolved)
                && stated.isEscaping == declared.isEscaping
                && stated.isBuilder == declared.isBuilder && stated.isAutoclosure == declared.isAutoclosure
                && stated.isVariadic == declared.isVariadic
        }
    }

    /// `View` for `some View`, which is another way to write a generic parameter, `Color` for `SwiftUI.Color`, `[Int]?` for
    /// `Optional<Array<Int>>`.
    private static func plainly(_ type: String) -> String {
        var text = type
        for prefix in ["some ", "any ", "SwiftUI.", "Swift.", "Foundation."] { text = text.replacing(prefix, with: "") }
        text = text.filter { $0 != " " }
        for (name, open, close) in [("Optional<", "", "?"), ("Array<", "[", "]")] {
            while let start = text.firstRange(of: name), let end = text[start.upperBound...].closingAngle {
                let inside = text[start.upperBound..<end]
                text.replaceSubrange(start.lowerBound...end, with: open + inside + close)
            }
        }
        return text
    }

    /// `.white` for `Color.white`, where a `Color` is taken; nil for no default.
    private static func plainDefault(of parameter: Parameter, _ resolved: (String) -> String = { $0 }) -> [String]? {
        guard var words = parameter.defaultValue?.words else { return nil }
        if words.starts(with: ["SwiftUI", "."]) { words.removeFirst(2) }
        let type = TypeText(resolved(parameter.type)).value.name
        if words.count > 2, words[1] == ".", plainly(words[0]) == plainly(type) { words.removeFirst() }
        return words
    }
}

extension RuleBook {
    /// True if a page of the project's own states just this declaration.
    public func teamStates(_ declaration: Signature, resolving resolved: (String) -> String = { $0 }) -> Bool {
        team[declaration.name]?.contains { $0.signature.states(declaration, resolving: resolved) } ?? false
    }

    /// True if a page of the project's own states a modifier of this name.
    public func teamStates(name: String) -> Bool { team[name] != nil }
}

extension Substring {
    /// Where the `<` before it is closed; nil if it is not.
    fileprivate var closingAngle: Index? {
        var depth = 1
        var last: Character = " "
        for index in indices {
            switch self[index] {
            case "<": depth += 1
            case ">" where last != "-": depth -= 1
            default: break
            }
            if depth == 0 { return index }
            last = self[index]
        }
        return nil
    }
}

/// What is given views that are shown in a place of their own: not in the view that the call gives, nor in what that stands in.
public struct Elsewhere: Sendable {
    /// Modifiers of which that is said of all that they are given: `sheet`.
    private(set) var modifiers: Set<String> = []
    /// Calls that show some of it elsewhere: what is of the type that is called so.
    private(set) var calls: [String: [Signature]] = [:]

    public init() {}

    /// The same with what another page says.
    public func adding(_ other: Elsewhere) -> Elsewhere {
        var copy = self
        copy.modifiers.formUnion(other.modifiers)
        copy.calls.merge(other.calls) { $0 + $1 }
        return copy
    }

    /// Reads `.sheet, .popover`, or a signature.
    mutating func read(_ text: String) throws(Flaw) -> [String] {
        var scanner = Scanner(text)
        if let names = scanner.list({ $0.modifier() }) {
            guard scanner.isAtEnd else { throw Flaw("what is `\(scanner.rest)` behind the modifiers?") }
            modifiers.formUnion(names)
            return names
        }
        let signature = try SignatureReader(text, on: "View").signature()
        guard signature.parameters.contains(where: \.isElsewhere) else {
            throw Flaw("`elsewhere` needs modifiers, such as `.sheet`, or a call with a parameter of type `Elsewhere`")
        }
        calls[signature.name, default: []].append(signature)
        return []
    }

    /// True for a call that may show some of what it is given elsewhere.
    public func states(_ name: String, isModifier: Bool) -> Bool {
        isModifier ? modifiers.contains(name) : calls[name] != nil
    }

    /// True for an argument that is shown elsewhere.
    ///
    /// - Parameters:
    ///   - place: which of the arguments it is.
    ///   - labels: those of all arguments, nil for none.
    ///   - trailing: how many of these stand behind the parentheses.
    public func holds(_ place: Int, of labels: [String?], trailing: Int, calling name: String, isModifier: Bool) -> Bool
    {
        if isModifier { return modifiers.contains(name) }
        let arguments = Binding.arguments(labels, trailing: trailing)
        return (calls[name] ?? []).contains { signature in
            guard let places = Binding(arguments, to: signature.parameters)?.arguments else { return false }
            return zip(signature.parameters, places).contains { $0.isElsewhere && $1.contains(place) }
        }
    }
}

extension Parameter {
    /// `destination: Elsewhere`, `destination: () -> Elsewhere`
    fileprivate var isElsewhere: Bool { type.hasSuffix("Elsewhere") }
}

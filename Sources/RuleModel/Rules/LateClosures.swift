extension RuleBook {
    /// True for a call of a name that keeps a closure for later, as a page says of it beside those of modifiers.
    public func isLate(_ name: String) -> Bool { later[name] != nil }

    /// True for a closure that a call keeps for later: `Button("Save") { save() }`, `.onTapGesture { … }`. One that does not
    /// escape runs while the call does, and so may one of which no page speaks.
    ///
    /// - Parameters:
    ///   - place: which of the arguments is the closure.
    ///   - labels: those of all arguments, nil for none.
    ///   - trailing: how many of these stand behind the parentheses.
    public func isLate(_ place: Int, of labels: [String?], trailing: Int, calling name: String) -> Bool {
        let arguments = Binding.arguments(labels, trailing: trailing)
        let signatures = (later[name] ?? []) + (overloads[name] ?? []).map(\.signature)
        let taking = signatures.compactMap { signature -> Parameter? in
            guard let places = Binding(arguments, to: signature.parameters)?.arguments,
                let parameter = places.firstIndex(where: { $0.contains(place) })
            else { return nil }
            return signature.parameters[parameter]
        }
        let closures = taking.filter(\.isClosure)
        return !closures.isEmpty && closures.allSatisfy(\.isEscaping)
    }
}

extension Signature {
    /// Reads `Button(action: @escaping () -> Void)` and `Alert.Button.default(_ label: Text, action: (() -> Void)?)`: what is
    /// called, by its last name.
    init(ofLateClosure text: String) throws(Flaw) {
        let path = text.prefix { $0 != "(" }
        let name = path.split(separator: ".").last ?? ""
        guard !name.isEmpty else { throw Flaw("`later` needs a call, such as `Button(action: @escaping () -> Void)`") }
        self = try SignatureReader("\(name)\(text.dropFirst(path.count))", on: "View").signature()
        guard parameters.contains(where: \.isEscaping) else {
            throw Flaw("`later \(path)` needs a closure that is `@escaping`: any other runs at once")
        }
    }
}

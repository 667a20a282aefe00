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
    /// The names of parameters and of generic ones are the page's own.
    public func states(_ declaration: Signature) -> Bool {
        guard receiver == declaration.receiver, name == declaration.name,
            receiver == "View" || result == declaration.result,
            parameters.map(\.label) == declaration.parameters.map(\.label)
        else { return false }
        return zip(parameters, declaration.parameters).allSatisfy { stated, declared in
            plainly(accepted(by: stated)) == plainly(declaration.accepted(by: declared))
                && stated.defaultValue == declared.defaultValue && stated.isEscaping == declared.isEscaping
                && stated.isBuilder == declared.isBuilder && stated.isAutoclosure == declared.isAutoclosure
                && stated.isVariadic == declared.isVariadic
        }
    }

    /// `View` for `some View`, which is another way to write a generic parameter, and `Color` for `SwiftUI.Color`.
    private func plainly(_ type: String) -> String {
        type.replacing("some ", with: "").replacing("SwiftUI.", with: "")
    }
}

extension RuleBook {
    /// True if a page of the project's own states just this declaration.
    public func teamStates(_ declaration: Signature) -> Bool {
        team[declaration.name]?.contains { $0.signature.states(declaration) } ?? false
    }

    /// True if a page of the project's own states a modifier of this name.
    public func teamStates(name: String) -> Bool { team[name] != nil }
}

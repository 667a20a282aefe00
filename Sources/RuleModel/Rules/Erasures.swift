import Syntax

extension RuleBook {
    /// The types that take any value that a generic parameter does, and can be given to it: `AnyShape` for `S` with
    /// `S: Shape`.
    public func erasures(for parameter: Parameter, of signature: Signature) -> [TypeFact] {
        let protocols = signature.protocols(of: parameter)
        guard protocols.count == 1, signature.isAlone(parameter) else { return [] }
        let place = signature.parameters.firstIndex { $0.name == parameter.name }
        // Of overloads with the same labels Swift would take another for it.
        let twins = (overloads[signature.name] ?? []).map(\.signature).filter {
            $0.call == signature.call && $0.receiver == signature.receiver
        }
        return types.filter { type in
            type.erasure?.of == protocols[0]
                && twins.allSatisfy { twin in
                    twin.protocols(of: twin.parameters[place!]).allSatisfy { isKnown(type.name, toBe: $0) }
                }
        }
    }

    /// True for an overload that a page states for a narrower type than another one: `background(_ style: Color)` is
    /// `background<S>(_ style: S) where S: ShapeStyle` for Swift.
    public func isPart(_ narrow: Signature, of wide: Signature) -> Bool {
        narrow.call == wide.call && narrow.receiver == wide.receiver && narrow.result == wide.result
            && zip(narrow.parameters, wide.parameters).allSatisfy { one, other in
                let (own, others) = (narrow.protocols(of: one), wide.protocols(of: other))
                if !own.isEmpty || others.isEmpty { return own.isEmpty == others.isEmpty }
                return others.allSatisfy { isKnown(one.type, toBe: $0) }
            }
    }

    /// What a call means if it means an overload; nil if its arguments are not known to fit.
    public func candidate(_ overload: Overload, for arguments: [WrittenArgument]) -> Candidate? {
        let candidate = Match(overload, arguments, in: self)?.candidate
        return candidate?.isCertain == true ? candidate : nil
    }
}

extension Signature {
    /// True for a parameter of a generic type that nothing else in it is of.
    fileprivate func isAlone(_ parameter: Parameter) -> Bool {
        if parameter.type.hasPrefix("some ") { return true }
        guard constraints[parameter.type] != nil else { return false }
        let others = parameters.filter { $0.name != parameter.name }.map(\.type) + [result]
        return !others.contains { $0.namesInText.contains(parameter.type) }
    }
}

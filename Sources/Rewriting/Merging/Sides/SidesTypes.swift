import RuleModel
import Semantics
import Syntax

// Whether what two sides give a modifier is of one type.
extension SidesMerge {
    /// True if both sides mean the same overload, whichever that is: what differs is of one type of the project's.
    func showsTheSame(_ active: Link, _ other: Link) -> Bool {
        active.arguments.count == other.arguments.count
            && zip(active.arguments, other.arguments).allSatisfy { one, two in
                if one.label != two.label { return false }
                if file.tokenTexts(of: one.value) == file.tokenTexts(of: two.value) { return true }
                guard case .type(let type) = types.type(of: one.value), types.type(of: two.value) == .type(type) else {
                    return false
                }
                return site.own.index.types.isOne(type)
            }
    }

    /// The generic parameters that are one type on both sides, because both write the same key path or type for them: `V` of
    /// `environment(\.size, 3)`.
    func typesShown(by active: FitLink, _ other: FitLink) -> Set<String> {
        let signature = active.candidate.overload.signature
        return zip(signature.parameters, zip(active.arguments, other.arguments)).reduce(into: []) { known, next in
            let (parameter, (ones, twos)) = next
            guard parameter.type.contains("KeyPath<") || parameter.type.hasSuffix(".Type"), let one = ones.first,
                let two = twos.first, file.tokenTexts(of: one.value) == file.tokenTexts(of: two.value)
            else { return }
            known.formUnion(signature.constraints.keys.filter(parameter.words.contains))
        }
    }

    /// True if both sides of a choice have one type: the parameter's, or where that is generic, one that both show.
    ///
    /// - Parameter known: the generic parameters that are the same type on both.
    func isOfOneType(
        _ on: Value, _ off: Value, _ parameter: Parameter, in signature: Signature, knowing known: Set<String>
    ) -> Bool {
        if on.words.first == "&" || off.words.first == "&"
            || [on, off].contains(where: { $0.losesImplicitBase(rules) })
        {
            return false
        }
        let isGeneric =
            parameter.type.hasPrefix("some ")
            || signature.constraints.keys.contains { parameter.words.contains($0) && !known.contains($0) }
        if !isGeneric {
            return !condition.unwraps(on.passage) || condition.isPayload(on.passage) || on.implicitMember == nil
        }
        if [on, off].contains(where: { !$0.isImplicitMember && $0.implicitMember != nil && !$0.isMadeByItsType }) {
            return false
        }
        // An optional of what the other side is.
        if parameter.type.hasSuffix("?"), [on.words, off.words].contains(["nil"]), !condition.unwraps(on.passage) {
            return (on.words == ["nil"] ? off : on).implicitMember == nil
        }
        let protocols = signature.protocols(of: parameter)
        let type = shownType(on, protocols)
        return type != nil && type == shownType(off, protocols)
    }

    /// `CGFloat.wide` for `.wide` beside a `Double`, which would be taken for the type of both: Swift converts a whole choice.
    func spelled(
        _ on: Value, _ off: Value, _ parameter: Parameter, of sides: (FitLink, FitLink)
    ) -> (Value, Value)? {
        guard ["CGFloat", "Double"].contains(parameter.type), sides.0.arguments.count == sides.1.arguments.count else {
            return (on, off)
        }
        func isOther(_ value: Value) -> Bool {
            switch value.shown {
            case .integer, .float, .implicitMember, .type(parameter.type): false
            default: true
            }
        }
        func withType(_ value: Value, beside other: Value, _ side: FitLink) -> Value? {
            guard isOther(other), let node = side.values(of: parameter.name).first,
                ([node] + file.descendants(of: node)).contains(where: file.isImplicitMember)
            else { return value }
            // Within an operator nothing says what `.wide` would be.
            if file.implicitMembers(in: node).isEmpty { return nil }
            return try? arguments(of: side).fill(captured: parameter.name)
        }
        guard let one = withType(on, beside: off, sides.0), let two = withType(off, beside: on, sides.1) else {
            return nil
        }
        return (one, two)
    }

    /// True for `.rect(cornerRadius: 4)` and `.rect(cornerRadius: 8)`: one function of SwiftUI's.
    func isOneMember(_ one: NodeID, _ other: NodeID) -> Bool {
        guard let one = Call(one, in: file), let other = Call(other, in: file), one.name == other.name,
            let member = Member(one.callee, in: file), member.base == nil,
            Member(other.callee, in: file).map({ $0.base == nil }) ?? false
        else { return false }
        return one.arguments.map(\.label) == other.arguments.map(\.label)
            && !rules.facts(listing: one.name).isEmpty && !site.own.declaresMember(named: one.name)
    }

    /// What a value shows of its type where one of some protocols is asked for; `literal` for one of that kind.
    private func shownType(_ value: Value, _ protocols: [String]) -> String? {
        switch value.shown {
        case .type(let type):
            // What a view holds is a part of its type.
            if protocols.contains("View"), value.words.contains("{") { return nil }
            if type.hasPrefix("some ") || site.own.index.types.isGeneric(type) { return nil }
            // Each link of a gesture or a shape wraps it in a type of its own; what a style makes of itself is one of its kind.
            var links = protocols.contains("ShapeStyle") ? [] : value.callsOnInstance[...]
            if rules.isKnown(type, toBe: "ShapeStyle") { links = links.drop { rules.keeps(type, $0) } }
            return ([type] + links).joined(separator: ".")
        case .integer: return "integer literal"
        case .float: return "float literal"
        case .string: return "string literal"
        case .boolean: return "boolean literal"
        case .implicitMember(let member):
            let types = rules.facts(listing: member).map(\.name).filter { type in
                protocols.allSatisfy { rules.isKnown(type, toBe: $0) }
            }
            return types.count == 1 ? types[0] : nil
        default: return nil
        }
    }
}

extension Parameter {
    /// The names in its type.
    fileprivate var words: [String] { type.namesInText }
}

extension SourceFile {
    /// True for `.wide`.
    fileprivate func isImplicitMember(_ node: NodeID) -> Bool {
        Member(node, in: self).map { $0.base == nil } ?? false
    }
}

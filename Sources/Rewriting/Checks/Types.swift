import RuleModel
import Semantics
import Syntax

extension Checks {
    /// What must stay a `Text` is written with modifiers that give one.
    static func keepsType(_ form: Form, at site: LinkSite) throws(Refusal) {
        if site.mustKeepType, !form.keepsType(at: site) { throw .mustStay(site.receiver) }
    }

    /// What is in an optional is mentioned only where the form unwraps it.
    static func unwrapsWhatItHolds(_ merged: MergedForm, at site: LinkSite) throws(Refusal) {
        if let payload = site.condition.held(by: merged.result.passage).first {
            throw .takesNoOptional(site.file.text(of: payload.optional), nil, of: site.link.name)
        }
    }

    /// Where Swift does not know yet what the receiver is, it takes a literal beside `nil` for an `Int`, and `[]` for an array.
    static func hasTypedLiterals(_ merged: MergedForm, at site: LinkSite) throws(Refusal) {
        guard let open = site.site.call.receiver.flatMap(site.site.own.callOfOpenType) else { return }
        let form = SourceFile(parsing: Array(merged.result.passage.text().utf8))
        let overloads = site.rules.overloads[site.link.name] ?? []
        let isOfInt = overloads.contains { $0.signature.parameters.contains { $0.type == "Int?" } }
        if let list = form.all(.array).first(where: { node in
            form.surroundings(of: node).count { form.kind($0) == .call } == 1
        }) {
            throw .untypedLiteral(form.text(of: list), open.name)
        }
        // Nor what a builder makes of an `if`.
        if overloads.contains(where: { $0.signature.parameters.contains(where: \.isBuilder) }),
            form.all(.ifStatement).contains(where: { _ in true })
        {
            throw .untypedLiteral("if", open.name)
        }
        for node in form.all(.sequence) where !isOfInt {
            let sides = FoldedSequence(of: node, in: form).sides ?? []
            if sides.contains(where: { form.kind($0) == .nilLiteral }), sides.contains(where: form.isOfNumbers) {
                throw .untypedLiteral(form.text(of: node), open.name)
            }
        }
    }

    /// A type of SwiftUI's that the form names, and the user did not, is the one that its name means there.
    static func namesSwiftUIsTypes(_ merged: MergedForm, at site: LinkSite) throws(Refusal) {
        // What the user wrote means what it meant.
        var written: String {
            site.copier.copy(site.link.range, base: "").text() + " " + site.condition.expression().passage.text()
        }
        let (own, node) = (site.site.own, site.site.call.node)
        let text = merged.result.passage.text()
        if let name = own.shadowedType(in: text, butNotIn: written, at: node) { throw .ownType(name) }
        if let name = own.shadowedMember(in: text, butNotIn: written) { throw .ownMember(name) }
        if let name = own.mixedType(in: text, with: written, at: node) { throw .ownType(name) }
    }
}

extension SourceFile {
    /// `3`, `-3`, `(3)`, `two ? 3 : 4`
    fileprivate func isOfNumbers(_ node: NodeID) -> Bool {
        let value = withoutParentheses(node)
        switch kind(value) {
        case .numberLiteral: return true
        case .prefixOperation: return children(of: value).allSatisfy(isOfNumbers)
        case .sequence: return FoldedSequence(of: value, in: self).sides?.contains(where: isOfNumbers) ?? false
        default: return false
        }
    }
}

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
        for node in form.all(.sequence) {
            let sides = FoldedSequence(of: node, in: form).sides?.map(form.kind) ?? []
            if sides.contains(.array) || sides.contains(.nilLiteral) && sides.contains(.numberLiteral) {
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

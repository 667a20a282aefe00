import RuleModel
import Semantics
import Syntax

extension Checks {
    /// A page states the modifier.
    static func hasRule(_ site: LinkSite) throws(Refusal) {
        guard site.rules.states(site.link.name) else { throw .noRule(site.link.name) }
    }

    /// No argument is `try f()` or `+`: what an effect covers ends with its expression, and under `? :` it would cover
    /// another.
    static func canStandUnderCondition(_ site: LinkSite) throws(Refusal) {
        let file = site.file
        for argument in site.link.arguments where file.isEffectOrOperator(file.withoutParentheses(argument.value)) {
            throw .cannotBeChosen(file.text(of: argument.value))
        }
    }

    /// No overload of the project could take the arguments: then the call may mean that one.
    static func meansWhatPagesState(_ site: LinkSite) throws(Refusal) {
        let (index, written) = (site.context.index, site.link.arguments.map(site.evidence.written))
        if index.modifiers.declares(site.link.name, for: site.site.call.evidence.root, taking: written, in: index) {
            throw .ownOverload(site.link.name)
        }
    }
}

import RuleModel
import Semantics
import Syntax

extension Checks {
    /// A page states the modifier.
    static func hasRule(_ site: LinkSite) throws(Refusal) {
        guard !site.rules.states(site.link.name) else { return }
        let use = site.link.use(in: site.file)
        guard site.link.isOfMember else { throw .noRule(site.link.name, because: site.unreadDeclaration) }
        let obstacle = site.site.own.obstacle(toModifierOfMember: use.name)
        throw .noRule(site.link.name, because: obstacle ?? "no page states what is called on a member of a view")
    }

    /// No argument is `try f()` or `+`: what an effect covers ends with its expression, and under `? :` it would cover
    /// another.
    static func canStandUnderCondition(_ site: LinkSite) throws(Refusal) {
        let file = site.file
        for argument in site.link.arguments where file.isEffectOrOperator(file.withoutParentheses(argument.value)) {
            throw .cannotBeChosen(file.text(of: argument.value))
        }
    }

    /// What a closure captures under a name is evaluated where the closure is made, whatever its body asks.
    static func capturesWhatIsTotal(_ site: LinkSite) throws(Refusal) {
        let totality = site.site.own.totality(boundNames: site.applied.boundNames)
        for argument in site.link.arguments {
            if let part = Closure(argument.value, in: site.file).flatMap(totality.obstacle(inCapturesOf:)) {
                throw .notTotal(part)
            }
        }
    }

    /// No overload of the project could take the arguments: then the call may mean that one.
    static func meansWhatPagesState(_ site: LinkSite) throws(Refusal) {
        let arguments = site.link.arguments.map(site.types.written)
        let own = site.site.own.overload(of: site.link.name, on: site.site.base(of: site.link), taking: arguments)
        guard let own else { return }
        guard site.rules.teamStates(name: site.link.name) else {
            throw .ownOverload(site.link.name, own.sighting.shown)
        }
        throw .unstatedDeclaration(site.link.name, own.sighting.shown)
    }

    /// The same for what is written.
    static func meansWhatFormsState(_ merged: MergedForm, at site: LinkSite) throws(Refusal) {
        // A switch is still to be declared, and is planned only where the call can mean that one declaration.
        if !merged.sets.isEmpty { return }
        let own = WrittenCalls.mayMeanOwn(
            merged.result, for: [site.link], under: site.condition, site.types, at: site.site)
        if let own { throw .ownOverloadOfForm(own.name, own.place) }
    }
}

extension LinkSite {
    /// Why what the project declares was not read; nil where nothing shows that.
    var unreadDeclaration: String? { severalDeclarations ?? unreadModifier }

    /// The same of a `ViewModifier` that a modifier is given.
    private var unreadModifier: String? {
        guard rules.takesModifier(link.name), link.arguments.count == 1 else { return nil }
        let value = link.arguments[0].value
        guard let type = Call(value, in: file)?.plainTypeName else {
            return "nothing shows what `\(file.excerpt(file.range(of: value)))` applies"
        }
        let index = site.own.index
        guard index.types.isConcrete(type) else { return "`\(type)` is declared out of sight" }
        guard index.modifiers.viewModifier(named: type, from: site.own.path) == nil else {
            return nil
        }
        return "`\(type)` is no struct with a `body(content:)` in its braces"
    }

    /// What stands in the way where the project declares a modifier more than once; nil where it does not.
    private var severalDeclarations: String? {
        let type = link.arguments.first.flatMap { Call($0.value, in: file)?.name }
        let name = rules.takesModifier(link.name) ? type ?? link.name : link.name
        let places = site.own.index.modifiers.places(declaring: name)
        if places.count < 2 { return nil }
        return
            "\(name == link.name ? "it" : "`\(name)`") is declared more than once (\(places.joined(separator: ", ")))"
    }
}

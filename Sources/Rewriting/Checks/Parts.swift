import RuleModel
import Semantics
import Syntax

extension Checks {
    /// `$0` of a closure around the call is something else in a closure that the form makes.
    static func keepsAnonymousParameters(_ merged: MergedForm, at link: LinkSite) throws(Refusal) {
        let (file, closures) = (link.file, link.site.call.closures)
        let written = link.link.arguments.map(\.value)
        // What is in an optional is written by a name of its own.
        let payloads = Set(link.condition.payloads.flatMap(\.mentions))
        let isMentioned = (written + link.condition.terms.flatMap(\.nodes)).contains { value in
            ([value] + file.descendants(of: value)).contains { node in
                guard file.anonymousParameter(node) != nil, !payloads.contains(file.range(of: node)) else {
                    return false
                }
                let closure = file.surroundings(of: node).first { file.kind($0) == .closure }
                return closure.map {
                    !closures.contains($0) && !file.range(of: value).contains(file.range(of: $0).lowerBound)
                } ?? false
            }
        }
        guard isMentioned else { return }
        let closureCount = written.reduce(0) { $0 + file.text(of: $1).count { $0 == "{" } }
        let text = merged.result.passage.text()
        if text.count(where: { $0 == "{" }) > closureCount { throw .anonymousParameter }
    }

    /// What stands for several calls means the modifiers that they did. The first was applied to the receiver, the others to
    /// the view that a helper gave: where the receiver has the modifier of its own, only one that nothing has changed yet
    /// takes it as any view does. What is kept in a variable as an `AnyView` is just a view from the first on.
    static func appliesPartsAlike(_ rewrite: Rewrite, at site: Site) throws(Refusal) {
        let (type, rules) = (site.possibleReceiver, site.rules)
        let isVariable = site.call.explicit?.isVariable == true
        guard !site.call.parts.isEmpty || isVariable, type != "View", !site.mustKeepType else { return }
        let links = isVariable ? site.call.links : site.call.parts.flatMap(\.links)
        let own = (isVariable ? links : site.call.parts.dropFirst().flatMap(\.links)).contains { link in
            (rules.overloads[link.name] ?? []).contains {
                $0.signature.receiver != "View" && rules.isKnown(type, toBe: $0.signature.receiver)
            }
        }
        if own, !site.isUntouched(by: links.map(\.name)) { throw isVariable ? .narrowerName(type) : .mustAgree }
    }
}

extension Site {
    /// True where a receiver with modifiers of its own shows that none of some is set on it, or on a part of it, nor any that these
    /// are lost to: then it makes no difference whether one of these is its own or the environment's.
    func isUntouched(by names: [String]) -> Bool {
        let receiver = possibleReceiver
        let search = ReceiverModifierSearch(site: self, receiver: receiver)
        guard let view = call.receiver.map(file.withoutParentheses),
            let first = Chain(endingAt: view, in: file).firstCall,
            first.plainTypeName.map({ rules.isKnown($0, toBe: receiver.opaqueName ?? receiver) }) ?? false,
            !own.mayBeComposed(first.node), !own.mayBeOwnInitializer(first)
        else { return false }
        let rivals = Set(names.flatMap { [$0] + search.rivals(of: $0) })
        return own.names(appliedBy: call.receiverFacts.links).isDisjoint(with: rivals)
    }
}

extension FileSemantics {
    /// True for `Text("\(name)")`, whose parts may have modifiers of their own, and for `Text("[a](b)")`; not where what is
    /// put in is shown to be a number or a string.
    fileprivate func mayBeComposed(_ call: NodeID) -> Bool {
        let parts = [call] + file.descendants(of: call)
        return parts.contains { part in
            switch file.kind(part) {
            case .interpolation: !(file.children(of: part).first.map(isPlain) ?? false)
            case .stringLiteral: file.text(of: part).contains("](")
            case .call: part != call && !isPlain(part)
            default: false
            }
        }
    }

    private func isPlain(_ value: NodeID) -> Bool {
        let value = file.kind(value) == .argument ? file.children(of: value).last ?? value : value
        guard case .type(let type) = type(of: value) else { return false }
        return ["String", "Int", "Double", "CGFloat", "Float", "Bool", "Date"].contains(type)
    }
}

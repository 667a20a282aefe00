import RuleModel
import Syntax

/// Calls of a helper's name whose arguments nothing in sight takes. A package may declare what does.
extension FileSemantics {
    /// The call as one of a helper that is not in sight; nil where it may be one of something else.
    ///
    /// - Parameter receiver: what it is called on; nil for an implicit `self`.
    /// - Parameter shown: what the receiver shows of its type.
    /// - Parameter fitting: what does take the arguments.
    func undeclaredHelper(
        calledBy call: Call, on receiver: NodeID?, _ shown: ReceiverFacts, besides fitting: [HelperMatch]
    ) -> HelperMatch? {
        guard isAmongViews(shown), !rules.states(call.name), let match = HelperMatch(undeclared: call) else {
            return nil
        }
        let isView = receiver.map { isShownAsView($0, root: shown.root) } ?? true
        // What is declared on something else takes no view.
        guard fitting.allSatisfy({ if case .unknown = $0.receiver { isView } else { false } }),
            // `.ifLet(\.child, action: \.child) { … }` is often one of what is no view.
            call.arguments.contains(where: { file.kind($0.value) == .keyPath }) == false || appliesModifiers(call),
            isMadeOfViews(call, on: receiver, shown), !mayBeOwnFunction(call, isOnView: isView)
        else { return nil }
        // A name that only pages know may be anybody's: `card.apply { $0.padding() }`.
        let isDeclared = index.helpers.entries(named: call.name).contains { $0.declaration.sighting != nil }
        return isDeclared || match.condition != nil || match.otherwise != nil ? match : nil
    }

    /// True if what it is called on is shown to be a view, or may be one and a closure of it takes what must be one.
    private func isMadeOfViews(_ call: Call, on receiver: NodeID?, _ shown: ReceiverFacts) -> Bool {
        guard let receiver else { return appliesModifiers(call) }
        if let root = shown.root,
            rules.otherThanView(root) != nil && !isView(root) || ViewTypes.isValue(root) && !isView(root)
                || isOtherType(root)
        {
            return false
        }
        if unknownType(of: receiver) != nil || otherType(of: receiver, rivals: [call.name]) != nil { return false }
        return isShownAsView(receiver, root: shown.root) || appliesModifiers(call)
    }

    /// True for a type that the project declares and that is no view as far as that shows.
    private func isOtherType(_ root: String) -> Bool {
        index.types.isConcrete(root) && !isView(root)
    }

    /// True if a closure of a call applies a modifier to what it is given, or puts it into another view.
    func appliesModifiers(_ call: Call) -> Bool {
        call.arguments.compactMap { Closure($0.value, in: file) }.contains { closure in
            (0..<closure.parameterCount).contains { place in
                closure.mentions(of: closure.parameter(place)).contains { isUsedAsView($0, in: closure) }
            }
        }
    }

    private func isUsedAsView(_ mention: NodeID, in closure: Closure) -> Bool {
        guard let parent = file.parent(of: mention) else { return false }
        if let member = Member(parent, in: file) {
            return rules.states(member.name) || index.helpers.names.contains(member.name)
        }
        return file.surroundings(of: mention).prefix { $0 != closure.node }.contains { inner in
            file.call(taking: inner)?.plainTypeName.map { isView($0) } ?? false
        }
    }

    /// True if the project has a function that takes the arguments, and that is no more like a helper than any other.
    private func mayBeOwnFunction(_ call: Call, isOnView: Bool) -> Bool {
        let arguments = call.arguments.map(types.written)
        let helpers = index.helpers.entries(named: call.name).compactMap(\.declaration.sighting)
        return index.modifiers.declared(call.name).contains { modifier in
            let (signature, place) = (modifier.signature, modifier.sighting)
            return (isView(signature.receiver) || !isOnView) && !helpers.contains(place)
                && index.modifiers.mayTake(arguments, signature)
        }
    }
}

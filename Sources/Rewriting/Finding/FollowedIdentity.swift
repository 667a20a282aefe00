import Semantics
import Syntax

/// What follows the identity of the view that an explicit branch gives: who has one may branch in order to begin anew.
struct FollowedIdentity {
    let own: FileSemantics
    /// The branch.
    let node: NodeID

    private var file: SourceFile { own.file }

    init(of node: NodeID, in own: FileSemantics) { (self.own, self.node) = (own, node) }

    /// The first modifier around the branch that does.
    var nameAround: String? {
        (file.callsAround(node).map(\.name) + handedDown).first(where: own.rules.followsIdentity)
            ?? later(than: node, []).firstNonNil(name)
    }

    /// The first modifier of the view itself that does.
    ///
    /// - Parameters:
    ///   - base: what the sides share; nil for a `self` that is not spelled out,
    ///   - links: what they apply to it.
    func name(in base: NodeID?, _ links: [Call]) -> String? {
        let inside = base.map { file.descendants(of: $0).compactMap { Call($0, in: file) } } ?? []
        let chain = base.map { Chain(endingAt: $0, in: file).calls } ?? []
        let made = inside.filter { $0.initializedName != nil }.map(\.node)
        let views = ([base].compactMap(\.self) + made).flatMap(own.underlyingViews)
        return views.flatMap { own.names(appliedBy: $0.links).sorted() }.first(where: own.rules.followsIdentity)
            ?? (chain + links + inside).firstNonNil(name)
    }

    /// The call's own, or one of those that it applies.
    private func name(following call: Call) -> String? {
        own.names(appliedBy: call).sorted().first { name in
            name == call.name
                ? own.rules.followsIdentity(name, taking: call.arguments.map(own.types.written))
                : own.rules.followsIdentity(name)
        }
    }

    /// The first name in some conditions of which a change is animated, or may be: by what changes it in the type that has it, by
    /// a binding, or by a modifier around the branch. Then one view gives way to the other.
    func animated(by conditions: [NodeID]) -> String? {
        let type = file.enclosingType(of: node)?.name
        var owners = [type]
        for part in conditions.flatMap({ [$0] + Array(file.descendants(of: $0)) }) {
            if let base = Member(part, in: file)?.base, case .type(let owner) = own.type(of: base) {
                owners.append(plainTypeName(owner))
            }
        }
        let names = owners.unique.lazy.map(changedInAnimation)
        return names.firstNonNil { changed in
            changed.isEmpty ? nil : conditions.lazy.flatMap(file.identifiers).first(where: changed.contains)
        } ?? animatedAround(conditions)
    }

    /// What a type changes in a `withAnimation`, or hands on as a binding that animates: `$isOn.animation()`.
    private func changedInAnimation(by type: String?) -> Set<String> {
        let calls = file.calls(of: ["withAnimation"]).filter { file.enclosingType(of: $0.node)?.name == type }
        let changed = calls.flatMap(\.arguments).filter { Closure($0.value, in: file) != nil }
            .flatMap { file.identifiers(of: $0.value) }
        let bindings = file.all(.name).filter { file.text(of: $0).first == "$" }.flatMap { name in
            let chain = Chain(endingAt: file.carrier(of: name), in: file)
            guard file.enclosingType(of: name)?.name == type, let call = chain.calls.first,
                own.rules.animates(call.name)
            else { return [String]() }
            return chain.names.map { $0.first == "$" ? String($0.dropFirst()) : $0 }
        }
        return Set(changed + bindings)
    }

    /// The same by a modifier around the branch: `.animation(.default, value: isOn)`
    private func animatedAround(_ conditions: [NodeID]) -> String? {
        let isAnimated = LaterModifiers(than: node, in: own).all.contains { use in
            let places = own.rules.animated(by: use.name, use.arguments.map(own.types.written))
            return !places.isEmpty && own.readTheSame(places.map { use.arguments[$0].value }, conditions)
        }
        return isAnimated ? conditions.lazy.flatMap(file.identifiers).first : nil
    }

    private static let groups: Set<String> = ["Group", "Section", "ForEach"]

    /// The modifiers of containers that hand them on to each view they hold.
    private var handedDown: [String] {
        file.callsAround(node).prefix { Self.groups.contains($0.name) }
            .flatMap { LaterModifiers(than: $0.node, in: own).all.map(\.name) }
    }

    /// What is applied to the property or the function that gives a view, wherever its type mentions that in the file.
    private func later(than view: NodeID, _ seen: Set<NodeID>) -> [Call] {
        var links: [Call] = []
        for block in file.surroundings(of: view) {
            if file.kind(block) == .closure {
                guard let group = file.call(taking: block), Self.groups.contains(group.name) else { return links }
                links += self.links(behind: group.node)
            } else if let owner = file.owner(ofBody: block) {
                if seen.contains(owner) { return links }
                let uses = own.uses(of: Binding(owner, in: file)?.variable?.node ?? owner, around: view)
                return links
                    + uses.flatMap { self.links(behind: $0) + later(than: $0, seen.union([owner])) }
            }
        }
        return links
    }

    /// The calls that go on from a view.
    private func links(behind view: NodeID) -> [Call] {
        Chain(endingAt: file.carrier(of: view), in: file).calls.filter { $0.node > view && $0.isMember }
    }
}

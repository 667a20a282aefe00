import RuleModel
import Syntax

/// The modifiers in sight that are applied after a call: those later in its chain, and those of what it stands in; of a
/// property or a function, of what this stands in wherever its type mentions it in the file.
package struct LaterModifiers {
    private let semantics: FileSemantics
    private var file: SourceFile { semantics.file }
    private let calls: [NodeID]
    /// The names of calls whose closures hold modifiers of the same chain.
    private let helpers: Set<String>
    private let own: [ModifierUse]

    /// - Parameter own: modifiers of the call itself that are applied later than the one that is asked about.
    package init(than call: NodeID, own: [ModifierUse] = [], in semantics: FileSemantics) {
        self.init(than: [call], own: own, in: semantics)
    }

    /// Those that are applied after any of some calls, each once: the calls of one chain share most of what follows them.
    package init(thanAnyOf calls: [NodeID], in semantics: FileSemantics) {
        self.init(than: calls, own: [], in: semantics)
    }

    private init(than calls: [NodeID], own: [ModifierUse], in semantics: FileSemantics) {
        self.semantics = semantics
        helpers = semantics.index.helpers.names
        (self.calls, self.own) = (calls, own)
    }

    /// The first of these modifiers that has one of the names, or in whose body, as one of the project's own, stands one.
    ///
    /// - Parameters:
    ///   - reachesPresented: true for what is set, and reaches what a view presents: a font; not so what is done to the view
    ///     as it is drawn.
    ///   - isOfViewItself: true for what is not set on all that a view holds: a priority in a stack.
    ///   - isOther: true for what is of such a name, and another modifier.
    package func first(
        of names: Set<String>, reachesPresented: Bool = true, isOfViewItself: Bool = false,
        unless isOther: (ModifierUse) -> Bool = { _ in false }
    ) -> ModifierUse? {
        first(reachesPresented, isOfViewItself) { use in
            !semantics.names(appliedBy: use).isDisjoint(with: names) && !isOther(use)
        }
    }

    /// All of them.
    package var all: [ModifierUse] {
        var all: [ModifierUse] = []
        _ = first(true) {
            all.append($0)
            return false
        }
        return all
    }

    private func first(
        _ reachesPresented: Bool, _ isOfViewItself: Bool = false, where isOne: (ModifierUse) -> Bool
    ) -> ModifierUse? {
        if let found = own.first(where: isOne) { return found }
        var open = calls
        // Views that hold each other have no end.
        var seen: Set<NodeID> = []
        while let next = open.popLast() {
            var inner = next
            while seen.insert(inner).inserted, let outer = file.parent(of: inner), !file.kind(outer).isTypeDeclaration {
                if file.kind(outer).isMemberDeclaration {
                    open += semantics.mentions.mentions(of: outer, around: next)
                    break
                }
                if !reachesPresented, semantics.isElsewhere(next, in: outer) { break }
                if isOfViewItself, isHeld(inner, by: outer) { break }
                // `self.header(3)` is no modifier.
                if inner == next, Call(outer, in: file)?.callee == next {
                    inner = outer
                    continue
                }
                if file.begins(outer, with: inner), let found = link(outer, isOne) { return found }
                open += mentions(ofWhatIsGivenBy: inner)
                inner = outer
            }
        }
        return nil
    }

    /// True for what a container is given that makes one view of it, or a modifier that shows it beside its own: not a `Group`,
    /// nor what the project declares, which may hand its content through.
    private func isHeld(_ node: NodeID, by outer: NodeID) -> Bool {
        guard let call = Call(outer, in: file), call.callee != node else { return false }
        guard let type = call.initializedName else {
            return semantics.rules.hasPage(for: call.name) && !semantics.declaresModifier(call.name)
        }
        return !Self.transparent.contains(type) && !semantics.index.project.isDeclared(type)
            && EitherViewCall(outer, in: file) == nil
    }

    /// What hands on what is applied to it to each view it is given.
    private static let transparent: Set<String> = [
        "AnyView", "EquatableView", "ForEach", "Group", "ModifiedContent", "Optional", "Section",
    ]

    /// Where the closures of a call mention what it is given beside them, or called on: `$0` of
    /// `EitherView(condition: isOn, input: row) { $0.opacity(0.5) }`, for `row`.
    private func mentions(ofWhatIsGivenBy part: NodeID) -> [NodeID] {
        guard let outer = file.parent(of: part) else { return [] }
        let call: Call?
        if file.kind(part) == .argument, file.children(of: part).last.map(file.kind) != .closure {
            call = file.parent(of: outer).flatMap { Call($0, in: file) }.flatMap { $0.isMember ? nil : $0 }
        } else {
            call = Call(outer, in: file).flatMap { $0.callee == part && helpers.contains($0.name) ? $0 : nil }
        }
        return (call?.arguments ?? []).compactMap { Closure($0.value, in: file) }
            .flatMap { $0.mentions(of: $0.parameter(0)) }
    }

    private func link(_ node: NodeID, _ isOne: (ModifierUse) -> Bool) -> ModifierUse? {
        if let call = Call(node, in: file), call.isMember {
            // A helper is none, though it may be called like one.
            let use = ModifierUse(call)
            if isOne(use), !semantics.fitsHelper(call) { return use }
            let inner = file.callsOnWhatClosuresAreGiven(by: call).map { ModifierUse($0) } + given(to: call)
            if let found = inner.first(where: isOne) { return found }
            guard helpers.contains(call.name) else { return nil }
        } else if let use = semantics.ownProperty(at: node) {
            return isOne(use) ? use : nil
        } else if file.kind(node) != .postfixIfConfig {
            return nil
        }
        // The rest is what the chain was before.
        return file.partsBehindBeginning(of: node).firstNonNil { links(in: $0, isOne) }
    }

    /// What a helper is given, and applies: `Dimmed()` of `.applyIf(isOff, Dimmed())`.
    private func given(to call: Call) -> [ModifierUse] {
        guard helpers.contains(call.name) else { return [] }
        let arguments = call.arguments
        return semantics.index.helpers.entries(named: call.name).flatMap { entry -> [ModifierUse] in
            guard let match = HelperMatch(call, arguments, entry) else { return [] }
            return [KnownHelper.Role.transform, .otherwise].compactMap { role in
                guard let value = match[role], let name = semantics.modifier(applying: value, match, role) else {
                    return nil
                }
                return ModifierUse(name, applying: Closure(value, in: file)?.soleExpression ?? value, in: file)
            }
        }
    }

    /// Looks into the closures of helpers and the branches of `#if`, not into arguments of what they apply.
    private func links(in node: NodeID, _ isOne: (ModifierUse) -> Bool) -> ModifierUse? {
        if let found = link(node, isOne) { return found }
        // Of these the rest has just been looked through.
        if [.call, .postfixIfConfig].contains(file.kind(node)) {
            return file.chainBase(of: node).flatMap { links(in: $0, isOne) }
        }
        return file.children(of: node).firstNonNil { links(in: $0, isOne) }
    }
}

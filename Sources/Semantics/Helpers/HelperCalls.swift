import Syntax

/// Why the call of a helper is left, as far as that shows by what is called.
package enum HelperObjection: Sendable {
    /// What the helper does beyond applying its closure, and where it is declared.
    case exceeds(HelperExcess, Sighting?)
    /// Two functions fit that mean different things.
    case ambiguous(String)
    /// `.if(isOn) { $0.bold() }`, where the only `if` in sight is one for optionals.
    case undeclared(String)
}

// Where the rest of the code enters: which helper does a call call?
extension FileSemantics {
    /// The calls of names that helpers have, those inside another before it; without those that helpers hand on by.
    ///
    /// - Parameter part: where they stand; nil for the whole file.
    package func callsNamedLikeHelpers(in part: NodeID? = nil) -> [Call] {
        file.calls(of: index.helpers.names, in: part).filter {
            !declarations.helperRanges.contains($0.linkRange.lowerBound)
        }
    }

    /// True if a call has the arguments that some helper of its name takes, whatever it is called on.
    package func fitsHelper(_ call: Call) -> Bool {
        index.helpers.entries(named: call.name).contains { entry in
            entry.declaration.isHelper && HelperMatch(call, call.arguments, entry) != nil
        }
    }

    /// The helper that a call calls, with its arguments; nil for a call of anything else.
    ///
    /// What is declared in sight and takes the arguments counts first, then what pages know by name. A call that
    /// fits neither is listed all the same, as long as it may be one of a helper.
    ///
    /// - Parameter receiver: what it is called on; nil for an implicit `self`.
    /// - Parameter shown: what the receiver shows of its type.
    package func helper(calledBy call: Call, on receiver: NodeID?, _ shown: ReceiverFacts) -> HelperMatch? {
        let mayBeView = receiver.map { !file.isLiteralOrType($0) } ?? isOnImplicitView(call)
        let arguments = call.arguments
        // Most of them take the same argument for the condition.
        var known: (condition: NodeID, isNoBool: Bool)?
        let fitting = helpersInSight(named: call.name).compactMap { HelperMatch(call, arguments, $0) }
            .filter { mayTakeCondition($0, &known) && mayTakeArguments($0.declaration, of: call) }
        // One of `Text` alone is not called on what nothing shows, but that it is none.
        let isOfText = shown.known.isEmpty && fitting.contains { $0.declaration.kinds == ["Text"] }
        let isNoText = isOfText && receiver.map { beginsInSight($0) && !mayBeText($0) } ?? false
        let onIt = isNoText ? fitting.filter { $0.declaration.kinds != ["Text"] } : fitting
        let onView = mayBeView ? helper(among: onIt, call, on: receiver, shown) : nil
        if let found = onView ?? helperOnArgument(among: fitting, call) { return found }
        return mayBeView ? undeclaredHelper(calledBy: call, on: receiver, shown, besides: onIt) : nil
    }

    /// True for a chain that begins with a name of which something in sight says what it is, or with `self`.
    private func beginsInSight(_ receiver: NodeID) -> Bool {
        let beginning = Chain(endingAt: receiver, in: file).beginning
        guard let name = file.name(beginning) else { return false }
        // What a call gives that is no modifier's, a closure may give.
        let isLinks = Chain(endingAt: receiver, in: file).calls.allSatisfy { rules.states($0.name) }
        let typed = types.names.typed(name, at: beginning)?.type
        if case .type(let text)? = typed, text.contains("->") { return !text.hasSuffix("Text") }
        return isLinks && (name == "self" || typed != nil)
    }

    /// The one that is declared on what it is called on.
    private func helper(
        among fitting: [HelperMatch], _ call: Call, on receiver: NodeID?, _ shown: ReceiverFacts
    ) -> HelperMatch? {
        let helpers = fitting.filter(\.declaration.isHelper)
        if let root = shown.root {
            let own = fitting.filter { $0.declaration.receiver == root }
            if own.contains(where: { if case .unknown = $0.receiver { true } else { false } }) { return nil }
            if !isView(root), let type = rules.otherThanView(root) {
                let onIt = helpers.filter { $0.receiver == .other(type) }
                return helper(among: onIt.isEmpty ? helpers : onIt, call, onOther: root, shown)
            }
        }
        let declared = fitting.filter {
            $0.receiver == .view && $0.declaration.sighting != nil && mayBe($0.declaration, on: shown)
        }
        let onViews = (declared.isEmpty ? helpers : declared).filter { $0.receiver == .view && $0.declaration.isHelper }
        guard !onViews.isEmpty else {
            // Declared on `ToolbarContent` and the like only.
            let types = helpers.compactMap { if case .other(let type) = $0.receiver { type } else { nil } }
            guard let type = types.first else { return nil }
            return helper(among: helpers.filter { $0.receiver == .other(type) }, call, onOther: type, shown)
        }
        let rivals = fitting.compactMap { match -> String? in
            switch match.receiver {
            case .unknown(let type), .other(let type): type
            case .view, .argument: nil
            }
        }
        let isOnlyKnown = onViews.allSatisfy { $0.declaration.sighting == nil }
        if !rivals.isEmpty || isOnlyKnown, !isAmongViews(shown) { return nil }
        let others = declared.filter { !$0.declaration.isHelper }.map(\.declaration)
        let isSomeView = base(shown, of: receiver, at: call.node).isSomeView
        let wide = others.filter(\.isForAllViews)
        var match = chosen(among: onViews, call, shown, isSomeView: isSomeView, hasRival: !wide.isEmpty)
        // The same for another platform, which does something else: what tells them apart is no type.
        if wide.contains(where: \.takesBool), match.declaration.takesBool { match = match.with(.ambiguous(call.name)) }
        // One of `Shape` alone is called on a shape, whatever it does, and one of `ShapeStyle` may be on a `Color`.
        let isOfNarrower = !isSomeView && match.declaration.isForAllViews && !others.allSatisfy(\.isForAllViews)
        let known = shown.known.filter { isView($0) }
        if isOfNarrower || rivals.contains(where: { rival in known.contains { isKnown($0, toBe: rival) } }) {
            match = match.with(.ambiguous(call.name))
        }
        match.rivals = Set(rivals)
        return match
    }

    /// The same for what is no view.
    private func helper(
        among helpers: [HelperMatch], _ call: Call, onOther type: String, _ shown: ReceiverFacts
    ) -> HelperMatch? {
        if helpers.isEmpty { return nil }
        var match = chosen(among: helpers, call, shown, isSomeView: false, hasRival: false)
        match.other = type
        return match
    }

    /// The protocol of what a call is on, where that is no view and pages state of it all that is applied: `TabContent`,
    /// which has a `hidden` of its own. What `self` is in an extension, its callers know.
    ///
    /// - Parameters:
    ///   - receiver: what the call is on; nil for an implicit `self`,
    ///   - names: the modifiers that the helper is to apply.
    package func otherProtocol(of match: HelperMatch, on receiver: NodeID?, applying names: [String]) -> String? {
        guard let type = match.other.flatMap(rules.otherThanView), !names.isEmpty,
            let beginning = receiver.map({ Chain(endingAt: $0, in: file).beginning }), let name = file.name(beginning),
            name != "self", name.isTypeName || !file.isCalled(beginning),
            match.declaration.sighting == nil || match.receiver == .other(type)
        else { return nil }
        let areStated = names.allSatisfy { (rules.overloads[$0] ?? []).contains { $0.signature.receiver == type } }
        return areStated ? type : nil
    }

    /// True for what a file that is about views calls a helper on, and for a view in any other.
    func isAmongViews(_ receiver: ReceiverFacts) -> Bool { isAboutViews || receiver.root.map { isView($0) } ?? false }

    private func chosen(
        among onViews: [HelperMatch], _ call: Call, _ shown: ReceiverFacts, isSomeView: Bool, hasRival: Bool
    ) -> HelperMatch {
        // A helper on `Text` is taken for a `Text`, and where the type is unknown, as behind a function of the project's that is
        // called on one: what is written must then fit both.
        let general = onViews.filter(\.declaration.isForAllViews)
        // What several types are called shows neither.
        let known = shown.known.filter { index.types.declared($0).count { !$0.isProtocol } < 2 }
        let isWhole = shown.isWholeKnown && !known.isEmpty
        let narrower = onViews.filter { match in
            !match.declaration.isForAllViews && !(isSomeView && !general.isEmpty)
                && (general.isEmpty || mayGiveItsType(match))
        }
        let fitting = narrower.filter { match in
            known.isEmpty || match.declaration.kinds.allSatisfy { kind in known.contains { isKnown($0, toBe: kind) } }
        }
        // Of `Shape` and `InsettableShape` the narrower one wins.
        let special = fitting.filter { match in
            !fitting.contains { other in
                let (narrow, wide) = (other.declaration.kinds[0], match.declaration.kinds[0])
                return narrow != wide && isWhole && isKnown(narrow, toBe: wide)
            }
        }
        let narrowed = [special, general].first { !$0.isEmpty } ?? onViews
        let own = narrowed.filter { $0.declaration.sighting?.path == path }
        let nearest = own.isEmpty ? narrowed : own
        // Overloads for `Bool` and `() -> Bool` are told apart by what is written, a function by its name is not.
        func written(_ all: [HelperMatch]) -> [HelperMatch] {
            let fitting = all.filter { $0.fitsCondition(in: file) }
            // Of `Bool` and `Bool...` the first is taken for one.
            let single = fitting.filter { $0.declaration.takesBool && !$0.declaration.isVariadic }
            let others = single.isEmpty ? fitting : fitting.filter { !$0.declaration.isVariadic }
            return others.isEmpty ? all : others
        }
        let candidates = written(nearest)
        let match = candidates[0]
        let others = !isWhole && !special.isEmpty ? written(general) : []
        // `where Self: Equatable` for what may be `Equatable`, though nothing says so.
        let unshown = special.isEmpty ? narrower.filter { mayBe($0.declaration, on: shown) } : []
        let isAmbiguous = (candidates + others + unshown).contains { other in
            other.declaration.kind != match.declaration.kind
                || other.declaration.isNegated != match.declaration.isNegated
                || (other.excess == nil) != (match.excess == nil)
                || other.declaration.erases != match.declaration.erases
        }
        if isAmbiguous || hasRival && !isEvidentlyBool(match.condition) { return match.with(.ambiguous(call.name)) }
        return match.with(match.beyondClosure)
    }

    /// False for a helper of `Text` where the call is on an `Image`.
    private func mayBe(_ helper: HelperDeclaration, on shown: ReceiverFacts) -> Bool {
        let known = shown.known
        return helper.isForAllViews || known.isEmpty
            || helper.kinds.allSatisfy { kind in
                // Behind modifiers it is something else, which may conform to what its beginning does not.
                let isOfOneType = ViewTypes.types.contains(kind) || index.types.isConcrete(kind)
                return known.contains { index.modifiers.may($0, be: kind) } || !shown.isWholeKnown && !isOfOneType
            }
    }

    /// False where a helper takes what gives a `Text`, and what it is to apply gives another view: `{ $0.padding() }`.
    private func mayGiveItsType(_ match: HelperMatch) -> Bool {
        // What gives an `AnyShape` takes any shape.
        let result = match.declaration.result
        let type = result == "AnyShape" ? "Shape" : result
        guard rules.isOwnType(type),
            let value = match.transform.flatMap({ Closure($0, in: file) })?.soleExpression
        else { return true }
        return Chain(endingAt: value, in: file).pieces.allSatisfy { piece in
            guard let link = Call(piece, in: file), link.isMember, rules.states(link.name) else { return true }
            let given = rules.given(by: link, on: type)
            return given == type || given == "some \(type)" || addition(link.name, to: type) != nil
        }
    }

    /// True for a type that is another, or conforms to it as pages or sources say.
    private func isKnown(_ type: String, toBe other: String) -> Bool {
        type == other || rules.isKnown(type, toBe: other)
            || types.names.project.ancestors(of: type).contains { $0 == other || rules.isKnown($0, toBe: other) }
    }

    /// The one that takes its view as an argument: `applyIf(view, isOn) { … }`.
    private func helperOnArgument(among fitting: [HelperMatch], _ call: Call) -> HelperMatch? {
        guard isAboutViews, call.isMember || !scopes.isLocal(call.name, at: call.node) else { return nil }
        return fitting.first { $0.receiver == .argument }.map { $0.with($0.beyondClosure) }
    }

    /// True for a condition that is a `Bool` by its own text, or by a declaration.
    func isEvidentlyBool(_ condition: NodeID?) -> Bool {
        guard let condition else { return false }
        if case .type("Bool") = type(of: condition) { return true }
        // `count > 3 ? .pad : .phone`
        if let sides = FoldedSequence(of: condition, in: file).sides { return sides.allSatisfy { isEvidentlyBool($0) } }
        let facts = ExpressionFacts(of: condition, in: file)
        let operators: Set<String> = ["&&", "||", "==", "!=", "<", ">", "<=", ">=", "===", "!==", "is"]
        return file.kind(condition) == .boolLiteral || facts.prefix == "!"
            || facts.operators.contains(where: operators.contains)
    }

    /// True for a call without a dot that must be one on an implicit `self` that is a view, or that may be one of a type
    /// which nothing in sight declares.
    private func isOnImplicitView(_ call: Call) -> Bool {
        guard let type = file.enclosingType(of: call.node), !scopes.isLocal(call.name, at: call.node) else {
            return false
        }
        // `extension Styled where Self: View`
        let names = [type.name] + type.boundsOfSelf + [type.sameType].compactMap(\.self)
        if names.contains(where: index.helpers.isView) { return true }
        if rules.otherThanView(type.name).map(index.helpers.receivers(of: call.name).contains) ?? false { return true }
        return type.isExtension && type.boundsOfSelf.isEmpty && !isShownAsOther(type.name) && appliesModifiers(call)
            && index.helpers.receivers(of: call.name).allSatisfy { $0.isEmpty || index.helpers.isView($0) }
    }

    /// True for the name of a type or a protocol that pages or sources know, and that is no view's.
    private func isShownAsOther(_ type: String) -> Bool {
        rules.fact(named: type) != nil || rules.otherThanView(type) != nil || ViewTypes.isValue(type)
            || index.types.declared(type).contains { _ in true }
    }
}

extension HelperMatch {
    fileprivate func with(_ objection: HelperObjection?) -> HelperMatch {
        var match = self
        match.objection = objection
        return match
    }

    /// The helper does more than a rewrite without it would.
    fileprivate var beyondClosure: HelperObjection? { excess.map { .exceeds($0, declaration.sighting) } }
}

extension SourceFile {
    /// False for a file that imports other modules than SwiftUI's and mentions no view anywhere.
    package var isAboutViews: Bool {
        let imported = imports
        if imported.isEmpty { return true }
        let modules: Set<String> = ["SwiftUI", "WidgetKit", "SwiftUICore", "Charts", "TipKit"]
        let words: Set<String> = ["View", "ViewModifier", "ViewBuilder", "Preview"]
        if imported.contains(where: { modules.contains($0.module) }) { return true }
        let longest = words.map(\.utf8.count).max()!
        return tokens.contains { $0.kind == .identifier && $0.range.count <= longest && words.contains(text(of: $0)) }
    }
}

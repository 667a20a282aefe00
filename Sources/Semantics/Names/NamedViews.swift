import RuleModel
import Syntax

/// What has been asked of the views of a file.
struct KnownOfViews {
    /// By what they are made of.
    var whole: [ViewKinds: WholeViews] = [:]
    /// By what a chain begins with, the type of the project's that it is.
    var types: [Int32: String?] = [:]
    /// By a view, the bodies of the locals that it names.
    var locals: [NodeID: [NodeID]] = [:]
}

// What views are and hold, whatever names them and wherever that is declared.
extension FileSemantics {
    /// The views that a view stands for: what a group holds, what a name or a function of the file gives.
    package func underlyingViews(of view: NodeID) -> [UnderlyingView] {
        var found = bodies.underlyingViews(of: view)
        var (open, given): ([NodeID], Set<NodeID>) = ([view] + found.compactMap(\.node), [])
        while let node = open.popLast() {
            let parts = contentShown(by: node) + [subject(ofClosureGiving: node)].compactMap(\.self)
            for part in parts where given.insert(part).inserted {
                let views = bodies.underlyingViews(shownBy: part)
                found += views
                open += views.compactMap(\.node)
            }
        }
        var (seen, names): (Set<String>, Set<ViewName>) = ([], [])
        for node in [view] + found.compactMap(\.node) {
            names.formUnion(bodies.names(beginning: node))
            // What is of a view of the file looks like that one's body.
            guard let type = ownType(beginning: node), seen.insert(type).inserted else { continue }
            found += bodies.underlyingViews(ofType: type)
            names.insert(.body(of: [type], around: []))
        }
        found += names.sorted { $0.name < $1.name }.flatMap { shownViews.views(of: $0, from: path) }
        // What it begins with may be another name for several types.
        let type = file.beginning(ofView: view).flatMap { Call($0, in: file)?.initializedName }
        found +=
            type.map(types.names.project.resolvedNames).map { $0.dropFirst() }.flatMap { types in
                types.map { UnderlyingView(node: nil, root: $0, links: [], names: []) }
            } ?? []
        return withWhatOwnNamesMean(found)
    }

    /// With other names for types resolved, and with what the project's own modifiers apply.
    private func withWhatOwnNamesMean(_ views: [UnderlyingView]) -> [UnderlyingView] {
        views.flatMap { view in
            let roots: [String?] = view.root.map(types.names.project.resolvedNames) ?? [nil]
            let links = self.names(appliedBy: view.links)
            return roots.map { UnderlyingView(node: view.node, root: $0, links: links, names: view.names) }
        }
    }

    /// The modifiers of the views that some views stand for; of those in one chain the first tells.
    package func modifiers(ofViewsUnder views: [NodeID]) -> Set<String> {
        let firsts = Dictionary(grouping: views, by: subject(ofCallsEndingAt:)).values.compactMap { $0.min() }
        return Set(firsts.flatMap(underlyingViews).flatMap(\.links))
    }

    /// What a closure is given that a chain begins with: `row` of `$0` in `row.if(isOn) { $0.padding() }`, and of `view` in
    /// `row.modify { view in … }`.
    private func subject(ofClosureGiving view: NodeID) -> NodeID? {
        guard let beginning = file.beginning(ofView: view), let name = file.name(beginning) else { return nil }
        for outer in file.surroundings(of: beginning) {
            if file.kind(outer).isMemberDeclaration { return nil }
            guard let closure = Closure(outer, in: file), closure.parameter(0) == name else { continue }
            let taker = file.surroundings(of: outer).firstNonNil { Call($0, in: file) }
            if let input = taker.flatMap({ EitherViewCall($0.node, in: file) })?.input { return input }
            guard let call = taker, call.isMember,
                index.helpers.names.contains(call.name) || declaresModifier(call.name)
            else { return nil }
            return call.base
        }
        return nil
    }

    /// What is given to a view of the project's own that shows just that: `Spacer()` of `Wrap { Spacer() }`.
    private func contentShown(by view: NodeID) -> [NodeID] {
        guard let call = file.beginning(ofView: view).flatMap({ Call($0, in: file) }), let type = call.initializedName,
            index.project.table.contentPlaces[types.names.project.resolvedName(type)].contains(where: \.isWhole)
        else { return [] }
        return call.arguments.flatMap { Closure($0.value, in: file)?.statements ?? [$0.value] }
    }

    /// The views of the type around a call without a receiver.
    package func viewsUnderSelf(at call: NodeID) -> [UnderlyingView] {
        guard let type = ownType(ofSelf: nil, at: call) else { return [] }
        let shown = shownViews.views(of: .body(of: [type], around: []), from: path)
        return withWhatOwnNamesMean(bodies.underlyingViews(ofType: type) + shown)
    }

    /// True if a view, anything in it, or what is named there, is called by one of the names, those of modifiers with a period.
    ///
    /// - Parameter inPlace: true where what the view shows in places of their own does not count: a sheet, a menu.
    package func contains(callOf names: [String], in view: NodeID, inPlace: Bool) -> Bool {
        if let type = ownType(beginning: view),
            contentCalls.contains(callOf: names, behind: .body(of: [type], around: []), inPlace: inPlace)
        {
            return true
        }
        // What is declared in the view itself is read where it stands.
        let others = locals(of: view).filter { !file.isNode($0, in: view) }
        return ([view] + others).contains {
            contentCalls.contains(callOf: names, in: $0, inPlace: inPlace)
        }
    }

    /// The same of the view of the type around a call without a receiver.
    package func contains(callOf names: [String], inSelfAt call: NodeID, inPlace: Bool) -> Bool {
        ownType(ofSelf: nil, at: call).map {
            contentCalls.contains(callOf: names, behind: .body(of: [$0], around: []), inPlace: inPlace)
        } ?? false
    }

    /// The bodies of the locals that a view names; what a chain goes on from is read once.
    private func locals(of view: NodeID) -> [NodeID] {
        var (links, next): ([NodeID], NodeID) = ([], view)
        while known.locals[next] == nil, let base = file.chainBase(of: next), file.name(base) != "self" {
            links.append(next)
            next = base
        }
        var found = known.locals[next] ?? bodies.locals(of: next)
        known.locals[next] = found
        for link in links.reversed() {
            let more = file.partsBehindBeginning(of: link).flatMap(bodies.locals)
            found += more.filter { !found.contains($0) }
            known.locals[link] = found
        }
        return found
    }

    /// True for a view that is made of some kinds of views, with what is applied to it, as far as the declarations of the project
    /// show: all of it is in sight.
    ///
    /// - Parameter isGiven: True in a closure, where the view that it is given is asked about, too.
    package func isMade(of kinds: ViewKinds, _ view: NodeID, given isGiven: Bool = false) -> Bool {
        let whole = known.whole[kinds] ?? WholeViews(kinds, in: file, at: path, bodies, shownViews, index)
        known.whole[kinds] = whole
        return whole.isWhole(view, given: isGiven)
    }

    /// True for a call of a modifier of views that, by its labels, may be one of the project's own.
    package func mayBeOwn(_ call: Call) -> Bool {
        bodies.names(at: call.node).contains { shownViews.declares($0, from: path) }
    }

    /// True for `.retry` and `.retry(3)` where the project declares something of the kind that may be a view.
    package func mayBeView(member: NodeID) -> Bool {
        bodies.names(at: Call(member, in: file)?.callee ?? member).contains { shownViews.declares($0, from: path) }
    }

    /// The same for one that the project has on some type of view alone.
    package func mayBeOfOneType(_ call: Call, on root: String?) -> Bool {
        shownViews.mayBeOfOneType(call.name, taking: call.arguments.map(\.label), on: root)
    }

    /// What a view is named by that others may declare, and what is in it.
    package func namesOfViews(in view: NodeID) -> Set<ViewName> {
        ([view] + bodies.locals(of: view)).reduce(into: looks(beginning: view)) { names, part in
            for node in [part] + file.descendants(of: part) { names.formUnion(bodies.names(at: node, rules)) }
        }
    }

    /// What a chain begins with looks like.
    private func looks(beginning view: NodeID) -> Set<ViewName> {
        let type = ownType(beginning: view) ?? typeOfSelf(beginning: view)
        return Set([type].compactMap(\.self).map { .body(of: [$0], around: []) })
    }

    /// The type around a chain that begins with `self`, written or not, whatever that is: another file may say.
    private func typeOfSelf(beginning view: NodeID) -> String? {
        guard let beginning = file.beginning(ofView: view),
            file.name(beginning) == "self" || isModifierOfSelf(beginning),
            let type = file.enclosingType(of: beginning), type.isExtension, !ViewTypes.protocols.contains(type.name)
        else { return nil }
        return type.name
    }

    /// True for `padding()` and `self.padding()` in a view.
    private func isModifierOfSelf(_ beginning: NodeID) -> Bool {
        guard let call = Call(beginning, in: file), call.initializedName == nil,
            call.isMember ? call.base.flatMap(file.name) == "self" : !scopes.isLocal(call.name, at: beginning)
        else { return false }
        return index.helpers.names.contains(call.name) || isModifierOfViews(call.name, at: beginning)
    }

    /// `Card` of `card.padding()` where that is declared to be such a view of the project, and of `self` in one.
    private func ownType(beginning view: NodeID) -> String? {
        // `self` is a view, and may be the beginning of a member's name.
        if file.name(view) == "self" { return ownType(ofSelf: view, at: view) }
        let beginning = file.beginningID(of: view)
        if let known = known.types[beginning] { return known }
        let type = file.beginning(ofView: view).flatMap { beginning in
            ownType(of: beginning) ?? ownType(ofSelf: isModifierOfSelf(beginning) ? nil : beginning, at: beginning)
        }
        known.types[beginning] = .some(type)
        return type
    }
}

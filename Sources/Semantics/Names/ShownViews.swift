import RuleModel
import Syntax

/// What the declarations of a project show of the views that a name stands for. It belongs to one thread.
final class ShownViews {
    let index: ProjectIndex
    private let members: EvaluatedMembers
    /// By name, those of all types: where nothing shows of which a member is.
    private lazy var all = project.bodiesOfMembers
    /// Of paths that have been asked for.
    private var types: [ValuePath: String?] = [:]
    private var noViews: [String: Bool] = [:]

    var project: ProjectTypes { index.project }
    var rules: RuleBook { index.rules }

    init(_ index: ProjectIndex, _ members: EvaluatedMembers) { (self.index, self.members) = (index, members) }

    /// The declarations of a name that are in sight and may be views: of the nearest owner that has some, those that fit best.
    func bodies(_ name: ViewName, from path: Path) -> [ShownBody] {
        if let type = name.bodyOfType, isNoView(type) { return [] }
        let found = declared(name, from: path)
        // What a view is given may be a value that holds one: `static let retry = Slot.view(AnyView(…))`.
        if case .argument = name.base { return found }
        return found.filter { $0.types.isEmpty || !$0.types.allSatisfy(isNoView) }
    }

    /// The same, whatever they are.
    private func declared(_ name: ViewName, from path: Path) -> [ShownBody] {
        switch name.base {
        case .around(let types):
            for (place, type) in types.enumerated() {
                let found = seen(name.name, of: project.resolvedName(type), from: path)
                let own = found.meant(around: types[(place + 1)...])
                if !found.isEmpty { return own.isEmpty ? found : own }
                let given = inherited(name.name, by: project.resolvedName(type), from: path)
                if !given.isEmpty { return given }
            }
            return seen(name.name, of: "", from: path)
        case .type(let names, let around):
            return project.resolvedNames(names[names.count - 1])
                .flatMap { declared(name, of: $0, names, around: around, from: path) }
        case .modifier(let labels, let type):
            return owners(ofModifier: name.name, on: type).flatMap { seen(name.name, of: $0, from: path) }
                .filter { body in labels.map(body.mayTake) ?? !body.isFunction }
        case .argument(let argument):
            return types(taking: argument).flatMap { seen(name.name, of: $0, from: path) }
        case .value(let base, let mayBeAny, let isCalled):
            if isCalled, rules.hasPage(for: name.name) { return [] }
            guard let type = type(of: base) else {
                return mayBeAny ? (all[name.name] ?? []).filter(isSeen) : isCalled ? [] : property(name, from: path)
            }
            if name.isLooks, isNoView(type) { return [] }
            let found = seen(name.name, of: type, from: path)
            // What is of a protocol gives what one does that conforms to it.
            let heirs = project.heirs(of: type).flatMap { seen(name.name, of: $0, from: path) }
            let all = (found.isEmpty ? inherited(name.name, by: type, from: path) : found) + heirs
            // `rows.first`
            guard all.isEmpty, !isCalled, !name.isLooks else { return all }
            if isLibrarysView(type), case let found = property(name, from: path), !found.isEmpty { return found }
            guard let one = self.type(of: base.appending(.init(name: name.name))), !isNoView(one) else { return all }
            return seen("body", of: one, from: path)
        }
    }

    /// The same of a member of a type.
    ///
    /// - Parameter names: the type as it is written.
    private func declared(
        _ name: ViewName, of type: String, _ names: [String], around: [String], from path: Path
    ) -> [ShownBody] {
        let found = seen(name.name, of: type, from: path)
        if found.isEmpty {
            let given = inherited(name.name, by: type, from: path)
            // `App.gap` of a module
            let isGlobal = given.isEmpty && name.bodyOfType == nil && members.mayBeModule(names)
            return isGlobal ? seen(name.name, of: "", from: path) : given
        }
        // What another name stands for is meant wherever it is.
        if type != names[names.count - 1] { return found }
        let outer = names.dropLast().last.map(project.resolvedName)
        guard let outer else { return found.meant(around: around.flatMap { [$0] + project.ancestors(of: $0) }) }
        let own = [outer] + project.ancestors(of: outer)
        let nested = found.filter { $0.outers.first.map(own.contains) ?? false }
        // `App.Row`
        let isModule = nested.isEmpty && project.seen(by: index.sight).isModule(outer, of: type)
        return isModule ? found.filter(\.outers.isEmpty) : nested
    }

    /// What all views have by a name, and is no function.
    private func property(_ name: ViewName, from path: Path) -> [ShownBody] {
        if name.isLooks { return [] }
        return Self.protocols.flatMap { seen(name.name, of: $0, from: path) }.filter { !$0.isFunction && $0.hasBody }
    }

    private static let protocols = ViewTypes.protocols.sorted()

    /// What a member of a value is where all views have one of its name: it is made of that value.
    func propertyOfViews(_ name: ViewName, from path: Path) -> ViewName? {
        if name.isModifier { return name }
        guard case .value(let base, _, _) = name.base, type(of: base).map(isLibrarysView) ?? false,
            !property(name, from: path).isEmpty
        else { return nil }
        return ViewName(name.name, .modifier(nil, on: []))
    }

    /// True for `Text`, which has what all views have.
    private func isLibrarysView(_ type: String) -> Bool {
        !project.isGlobal(type) && (ViewTypes.types.contains(type) || rules.isKnown(type, toBe: "View"))
    }

    /// The same where they are all that the name may stand for, as far as that is in sight; nil where it may be something else.
    func allBodies(_ name: ViewName, from path: Path) -> [ShownBody]? {
        if case .value(let base, _, _) = name.base {
            // What all views have is made of the view that it is a member of.
            if type(of: base) == nil || !property(name, from: path).isEmpty { return nil }
        }
        let found = bodies(name, from: path)
        // A nearer member of which nothing shows what it is.
        if case .around(let types) = name.base,
            types.map(project.resolvedName).contains(where: { type in
                project.member(name.name, of: type) != nil && project.shownBodies(named: name.name, of: type).isEmpty
            })
        {
            return nil
        }
        guard case .type(let names, let around) = name.base, let type = name.bodyOfType.map(project.resolvedName) else {
            return found.isEmpty ? nil : found
        }
        // Where another type of the name has its looks from elsewhere, that may be meant.
        let meant =
            type != names.last ? nil : project.meant(by: type, behind: names.dropLast().last, in: around, at: path)
        let looks = found.filter { $0.parts != nil }
        let all = project.shownBodies(named: name.name, of: type).count { body in
            body.parts != nil && meant?.have(body.outers.first, body.sighting.path) != false
        }
        let types = meant?.count ?? project.types(named: type).count { $0.target == nil }
        return looks.isEmpty || !project.isConcrete(type) || all < types ? nil : looks
    }

    /// True for a modifier that may be one of the project's on just some type of view.
    ///
    /// - Parameter root: what it is called on the links of; nil where nothing shows that. What another type of the project's has
    ///   is not meant there.
    func mayBeOfOneType(_ modifier: String, taking labels: [String?], on root: String? = nil) -> Bool {
        types(having: modifier, taking: labels).contains { root == nil || $0 == root || !project.isConcrete($0) }
    }

    /// The types of views, without those of all views, on which the project has a modifier that a call with these labels may mean.
    func types(having modifier: String, taking labels: [String?]) -> [String] {
        project.table.modifiers[modifier].joined().map(\.signature).filter { own in
            own.receiver != "View" && labels.count <= own.parameters.count
                && labels.allSatisfy { label in label == nil || own.parameters.contains { $0.label == label } }
                && isOfViews(own.receiver)
        }.map(\.receiver)
    }

    /// The types whose extensions may mean a modifier: those of views in general, those of the library's where the project has it,
    /// and the one that it is called on.
    private func owners(ofModifier name: String, on type: [String]) -> [String] {
        let own =
            type.last.map(project.resolvedName).map { [$0] + project.ancestors(of: $0).filter { $0 != "View" } } ?? []
        let others = (project.table.owners[name] ?? []).filter { owner in
            owner != "View" && !own.contains(owner)
                && (!project.isConcrete(owner) || ViewTypes.types.contains(owner)) && isOfViews(owner)
        }
        return ["View"] + own + others.sorted()
    }

    /// True for a type of views, or a protocol.
    private func isOfViews(_ type: String) -> Bool { index.helpers.isView(type) || rules.isKnown(type, toBe: "View") }

    func declares(_ name: ViewName, from path: Path) -> Bool { !bodies(name, from: path).isEmpty }

    /// What makes the values of a type of the project's, and what it has from protocols and from what it inherits.
    func initializers(of type: String) -> [OwnInitializer] {
        let name = project.resolvedName(type)
        return ([name] + project.ancestors(of: name)).flatMap { project.table.initializers[$0].joined() }
    }

    func type(of path: ValuePath) -> String? {
        if let known = types[path] { return known }
        let type = members.type(of: path)
        types[path] = .some(type)
        return type
    }

    /// What a type gets from what it inherits and conforms to.
    private func inherited(_ name: String, by type: String, from path: Path) -> [ShownBody] {
        project.ancestors(of: type).lazy.map { self.seen(name, of: $0, from: path) }.first { !$0.isEmpty } ?? []
    }

    private func seen(_ name: String, of owner: String, from path: Path) -> [ShownBody] {
        let found = project.shownBodies(named: name, of: owner)
        let own = found.filter { $0.sighting.path == path }
        let isOwn = !own.isEmpty && (owner.isEmpty || own.count < found.count && project.isKept(owner, to: path))
        return isOwn
            ? own
            : found.filter {
                $0.sighting.path == path || index.sees($0.access, $0.sighting, global: owner.isEmpty ? name : nil)
            }
    }

    private func isSeen(_ body: ShownBody) -> Bool { index.sees(body.access, body.sighting) }

    /// The views that a name stands for, and what these stand for.
    ///
    /// - Parameter path: of the file that has the name.
    func views(of name: ViewName, from path: Path) -> [UnderlyingView] {
        var (found, seen): ([UnderlyingView], Set<ObjectIdentifier>) = ([], [])
        var open = bodies(name, from: path)
        while let body = open.popLast() {
            guard seen.insert(ObjectIdentifier(body)).inserted else { continue }
            found += body.views
            open += body.views.flatMap(\.names).flatMap { bodies($0, from: body.sighting.path) }
        }
        return found
    }

    /// What is called in some code, and the names that all in it stands for.
    ///
    /// - Parameter leavesOut: true for an argument that is not looked into.
    func content(
        of given: GivenContent, leavingOut leavesOut: (GivenArgument) -> Bool = { _ in false }
    ) -> (calls: Set<HeldCall>, names: [ViewName]) {
        let (calls, names) = given.all(leavingOut: leavesOut)
        return (calls, names + calls.flatMap { ViewName.all(givenTo: $0, rules) })
    }

    /// What another file would have to declare so that more could be said of what some names stand for.
    ///
    /// - Parameter search: knows what has been found before, in fewer files.
    func wanted(by search: ViewSearch) -> Set<WantedDeclaration> {
        var wanted: Set<WantedDeclaration> = []
        var open = search.open(in: index.declarations)
        while let (name, path) = open.popLast() {
            let types = declared(name, from: path).flatMap(\.types) + [name.bodyOfType].compactMap(\.self)
            let unknown = search.firstAsked(types.map(project.resolvedName).filter { !isLibraryType($0) })
            // What is no view is not followed: first it is asked whether it is one.
            if !unknown.isEmpty {
                wanted.formUnion(unknown.map { WantedDeclaration($0) })
                search.waitForTypes(of: name, from: path)
                continue
            }
            let found = bodies(name, from: path)
            if search.missing[name] == nil, search.asked.insert(name).inserted || found.isEmpty {
                let places = places(of: name, isFound: !found.isEmpty)
                wanted.formUnion(places)
                let mayBeMore = found.isEmpty || name.isModifier || isOfSeveralTypes(name)
                if !places.isEmpty, mayBeMore { search.wait(for: name, from: path, in: places) }
            }
            for body in found where search.read.updateValue(body, forKey: ObjectIdentifier(body)) == nil {
                open += content(of: body.content).names.map { ($0, body.sighting.path) }
            }
        }
        return wanted
    }

    /// True for a type of the project's that looks like nothing: it neither conforms to what views conform to nor has a member
    /// that would say how it looks.
    func isNoView(_ type: String) -> Bool {
        let name = project.resolvedName(type)
        if let known = noViews[name] { return known }
        let kinds = [name] + project.ancestors(of: name)
        func looksLikeSomething(_ kind: String) -> Bool {
            index.helpers.isView(kind) || ViewTypes.protocols.contains(kind) || rules.isKnown(kind, toBe: "View")
                || ViewName.looks.contains { project.member($0, of: kind) != nil }
        }
        let isNone = ViewTypes.isValue(name) || project.isDeclared(name) && !kinds.contains(where: looksLikeSomething)
        noViews[name] = isNone
        return isNone
    }

    private func isLibraryType(_ type: String) -> Bool {
        rules.fact(named: type) != nil || ViewTypes.isValue(type) || ViewTypes.types.contains(type)
    }

    /// True for a member of what is another name for one type here, and for another there.
    private func isOfSeveralTypes(_ name: ViewName) -> Bool {
        guard case .type(let names, _) = name.base else { return false }
        return project.resolvedNames(names[names.count - 1]).count > 1
    }

    /// Where a name could be declared.
    private func places(of name: ViewName, isFound: Bool) -> Set<WantedDeclaration> {
        switch name.base {
        case .around(let types):
            // What is declared there, and shows no view, is not looked for elsewhere.
            let owners = types.map(project.resolvedName)
            if isFound || (owners + [""]).contains(where: { index.declaresMember(name.name, of: $0) }) { return [] }
            let ancestors = owners.flatMap { project.ancestors(of: $0) }
            // Whether they have it only shows where they are in sight themselves.
            let unseen = ancestors.filter { !isKnown($0) }.map { WantedDeclaration($0) }
            return Set((owners + ancestors).map { WantedDeclaration(name.name, of: $0) } + unseen)
                .union([WantedDeclaration(name.name)])
        case .type(let names, _):
            if isFound, !isOfSeveralTypes(name) { return [] }
            let types = project.resolvedNames(names[names.count - 1])
            var places = Set(types.flatMap { self.places(of: name.name, of: $0) })
            if name.bodyOfType == nil, members.mayBeModule(names) { places.insert(WantedDeclaration(name.name)) }
            // `Legacy.Text`
            return names.count > 1
                ? places.union([WantedDeclaration(names[names.count - 1], of: names[names.count - 2])]) : places
        case .modifier(_, let type):
            // What pages state, hardly anybody has of his own on some type.
            if !rules.hasPage(for: name.name) { return [WantedDeclaration(name.name)] }
            return Set((["View"] + type.suffix(1)).map { WantedDeclaration(name.name, of: $0) })
        case .argument(let argument):
            let types = types(taking: argument)
            return types.isEmpty
                ? [WantedDeclaration(argument.call.name)] : Set(types.map { WantedDeclaration(name.name, of: $0) })
        case .value(let base, let mayBeAny, let isCalled):
            if isCalled, rules.hasPage(for: name.name) { return [] }
            var places = members.wanted(for: base.appending(.init(name: name.name)))
            let type = type(of: base)
            if !isCalled, !name.isLooks, type.map(isLibrarysView) ?? true {
                places.formUnion(Self.protocols.map { WantedDeclaration(name.name, of: $0) })
            }
            return mayBeAny && type == nil ? places.union([WantedDeclaration(name.name)]) : places
        }
    }

    /// A view is known by its type, wherever it has its body from.
    private func places(of name: String, of type: String) -> Set<WantedDeclaration> {
        var owners = [type] + project.ancestors(of: type)
        guard name == "body" else { return Set(owners.map { WantedDeclaration(name, of: $0) }) }
        owners.removeAll { index.rules.fact(named: $0) != nil }
        // The project may have a `Text` of its own.
        let itself: Set<WantedDeclaration> = project.isDeclared(type) ? [] : [WantedDeclaration(type)]
        return itself.union(owners.map { WantedDeclaration(name, of: $0) })
    }
}

extension [ShownBody] {
    /// Those of a type that is meant where some types are around: one that stands in the nearest of these, or in none.
    fileprivate func meant(around: some Sequence<String>) -> [ShownBody] {
        for type in around {
            let found = filter { $0.outers.first == type }
            if !found.isEmpty { return found }
        }
        return filter(\.outers.isEmpty)
    }
}

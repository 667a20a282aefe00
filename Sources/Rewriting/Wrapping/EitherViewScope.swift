import RuleModel
import Semantics
import Syntax

/// Where the calls of one file find `EitherView`.
struct EitherViewScope {
    let policy: BranchPolicy
    let path: Path
    let declarations: [Declarations]
    var rules: RuleBook { own.rules }
    private let own: FileSemantics
    private let context: Context
    var modules: ModuleMap { own.index.modules }

    init(_ own: FileSemantics, _ context: Context) {
        self.own = own
        self.context = context
        policy = context.branches
        path = own.path
        declarations = own.index.declarations
    }

    /// True for a link that no page states, and of which the declaration is read.
    func hasRead(_ link: Link, in file: SourceFile) -> Bool {
        rules.derives(link.name) || own.appliedModifier(link.use(in: file)) != nil
    }

    /// True if the file names the type already.
    var mentionsType: Bool {
        own.file.tokens.contains { $0.kind == .identifier && own.file.text(of: $0) == EitherViewType.name }
    }

    /// True for a modifier whose switch another round knows of.
    func isSwitchable(_ name: String) -> Bool { context.switchable.contains(name) }

    /// The type that the helper of a call gives by name, and that what follows may need: `Image` of `-> Image`, and of `-> Self`
    /// on one; nil for any view.
    func typeGiven(by call: ConditionalCall) -> String? {
        guard let helper = call.declaration else { return nil }
        let shown = call.receiverFacts.type.flatMap { rules.isOwnType($0) ? $0 : nil }
        let name = plainTypeName(helper.result == "Self" ? shown ?? helper.receiver : helper.result)
        let isOwn = name != EitherViewType.name && own.index.types.isConcrete(name)
        return rules.isOwnType(name) || isOwn ? name : nil
    }

    /// True where only the helper's parameter says of what type a call's optional is.
    func givesItsType(to call: ConditionalCall) -> Bool { call.takesItsType(call.condition.expression, own.types) }

    /// Where a call finds it.
    enum Home {
        /// It is declared already.
        case declared
        /// This file is to declare it, outside of the `#if` in which it knows views if the call is.
        case file(Path, isForAll: Bool)
    }

    /// The one type of that name in sight, if there is one, and where it is declared. What is a member of another type goes
    /// by that one's name outside of it.
    private var visible: (type: EitherViewType, path: Path)? {
        let all = declarations.compactMap { file in file.eitherView.map { (type: $0, path: file.path) } }
            .filter { !$0.type.isMember }
        return all.first { $0.path == path } ?? all.first { sees($0.type.access, at: $0.path) }
    }

    /// The one that calls of that name may mean: one of the file itself, wherever it stands, before others.
    private var mentioned: EitherViewType? {
        declarations.first { $0.path == path }?.eitherView ?? visible?.type
    }

    /// True if what a file declares is seen wherever this one is compiled. What only `@testable` shows is not used: what a run
    /// declares for calls of the module itself would make the next one wrap those of its tests.
    private func sees(_ access: Access, at other: Path) -> Bool {
        let (here, there) = (modules.modules(of: path), modules.modules(of: other))
        if there.areSeen(from: here) { return other == path || access != .file }
        return here.isKnown && there.isKnown && !here.overlap(there) && access != .module
            && own.index.sight?.sees(access, at: other, global: EitherViewType.name) == true
    }

    /// True if nothing in sight says that `EitherView` is another type than ours.
    ///
    /// - Parameter isNamed: false for `.init(…)`, which may be one of anything where there is no such type.
    func isOurs(_ kind: ConditionKind, isNamed: Bool = true) -> Bool { mentioned?.takes(kind) ?? isNamed }

    /// True if an expression reads parameters of functions around it, and nothing else: who calls these decides.
    func readsOnlyParameters(_ node: NodeID) -> Bool {
        let file = own.file
        let names = ExpressionFacts(of: node, in: file).names
        let readsMember = ([node] + file.descendants(of: node)).contains { Member($0, in: file)?.base != nil }
        return !names.isEmpty && !readsMember && names.allSatisfy { isParameter($0, at: node) }
    }

    /// True for a name of a parameter of a function around a node, which no property of a type in it hides.
    private func isParameter(_ name: String, at node: NodeID) -> Bool {
        guard let parameter = own.scopes.parameter(name, at: node) else { return false }
        let types = own.file.enclosingTypes(of: node).map(\.node)
        let outer = Set(own.file.enclosingTypes(of: parameter).map(\.node))
        return !types.contains { !outer.contains($0) && own.scopes.declaresMember(name, in: $0) }
    }

    /// True for an expression that changes something when it is evaluated, as far as bodies in sight show.
    func changesSomething(_ node: NodeID) -> Bool { own.changesSomething(node) }

    /// The first of some conditions that a view may change.
    func first(of conditions: [NodeID], changedBy view: NodeID) -> NodeID? {
        own.first(of: conditions, changedBy: view)
    }

    /// True if a file declares one itself, for all of its module.
    func declares(_ path: Path) -> Bool {
        declarations.contains { $0.path == path && $0.eitherView?.isMember == false }
    }

    /// True if something of that name is in some of the modules, though it may be out of sight here: another declaration
    /// would be one too many.
    private func isDeclared(inPartOf others: Modules) -> Bool {
        declarations.contains { $0.takesNameOfEitherView && modules.modules(of: $0.path).overlap(others) }
    }

    /// What there is of that name takes the call, where it stands.
    func check(_ call: ConditionalCall) throws(Refusal) {
        if own.isHidden(EitherViewType.name, at: call.node) { throw .otherEitherView }
        guard let (type, place) = visible else { return }
        guard let initializer = type.initializer(for: call.kind) else {
            throw call.kind == .optional && type.takesCondition ? .noPayloadInitializer : .otherEitherView
        }
        if !sees(initializer.access, at: place) {
            let why = initializer.access == .file ? "is private" : "is internal to another module"
            throw .unusableEitherView("its initializer \(why)")
        }
        if let objection = initializer.objection { throw .unusableEitherView(objection) }
        let conditions = own.file.conditions(around: call.node)
        if place != path || type.isSole, let missing = type.conditions.first(where: { !conditions.contains($0) }) {
            throw .unusableEitherView("it stands in `#if \(missing)`")
        }
        if let requirement = initializer.requirement {
            let target = Availability(in: own.file).deploymentTarget(
                at: call.range.lowerBound, in: context.deploymentTarget, isAssumed: context.assumesDeploymentTarget)
            let missing = DeploymentTarget.platforms.first { platform in
                guard let needed = requirement.versions[platform], let own = target.versions[platform] else {
                    return false
                }
                return own < needed
            }
            if let missing { throw .unusableEitherView("it needs \(missing) \(requirement.versions[missing]!)") }
        }
    }

    /// Where a call finds it, or is going to.
    func home(for call: ConditionalCall) throws(Refusal) -> Home {
        let here = modules.modules(of: path)
        if let visible {
            if !isWithHelper(visible.path, call), let evidence = partition(of: here) { throw .severalModules(evidence) }
            return .declared
        }
        let isPrivate = declarations.contains { file in
            file.eitherView.map { !$0.isMember && $0.access == .file } == true && modules.modules(of: file.path) == here
        }
        if isPrivate {
            throw .unusableEitherView("it is private to another file")
        }
        if isDeclared(inPartOf: here) { throw .otherEitherView }
        let conditions = own.file.conditions(around: call.node)
        func home(_ path: Path) -> Home {
            let needed = declarations.first { $0.path == path }?.conditionsOfViews ?? []
            return .file(path, isForAll: !needed.allSatisfy(conditions.contains))
        }
        let support = policy.support.flatMap { modules.modules(of: $0).areSeen(from: here) ? $0 : nil }
        // It may be part of another module, too, in which the type would be declared twice.
        let isTaken = support.map { isDeclared(inPartOf: modules.modules(of: $0)) } ?? false
        if let support, !isTaken { return home(support) }
        if let evidence = partition(of: here) { throw .severalModules(evidence) }
        let homes = declarations.filter { file in
            let others = modules.modules(of: file.path)
            return file.declaresHelper && others.areSeen(from: here) && !isDeclared(inPartOf: others)
        }
        let helpers = homes.filter { $0.declaresHelper(named: call.helper) }
        // Of several files that declare the same, any would do; the first is the same one for every call.
        if let first = helpers.map(\.path).filter(policy.targets.contains).min() { return home(first) }
        // The file of another helper does as well: what it declares for a call of that one is seen from here.
        let others = homes.filter { policy.targets.contains($0.path) }
        if let most = others.map(\.helperCount).max(), let first = others.first(where: { $0.helperCount == most }) {
            return home(first.path)
        }
        if policy.isSupportGiven { throw .supportIsElsewhere(declared: isTaken) }
        throw helpers.isEmpty ? .noPlaceForEitherView : .helperIsNoTarget(call.helper)
    }
}

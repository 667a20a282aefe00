import RuleModel
import Syntax

/// What the sources show of one file: it answers the questions about the file's code. Whoever asks holds it.
package final class FileSemantics {
    package let reading: FileReading
    package let file: SourceFile
    package let path: Path
    /// With the file's own declarations.
    package let index: ProjectIndex
    package let declarations: Declarations
    package let scopes: Scopes
    package let types: TypeReader
    let shownViews: ShownViews
    let contentCalls: ContentCalls
    var known = KnownOfViews()
    package let bodies: NamedBodies
    let mentions: NameMentions
    let resultCycles: ResultCycles
    private var unknownSyntax: UnknownSyntax { reading.unknownSyntax }
    package var lines: FileLines { reading.lines }
    private let appliedNames: AppliedNames
    private(set) lazy var givenContent = mentionsOfGivenContent()
    private(set) lazy var words = WordTable(of: file)
    let members: EvaluatedMembers
    /// False where calls of a known name are taken for something else than helpers.
    var isAboutViews: Bool { reading.isAboutViews }
    private let subjects: CallSubjects
    /// By name, those that were asked for.
    private var helpersInSight: [String: [HelperTable.Entry]] = [:]

    package convenience init(_ file: SourceFile, path: Path, in index: ProjectIndex) {
        self.init(FileReading(file, path: path), in: index)
    }

    package init(_ reading: FileReading, in index: ProjectIndex) {
        self.reading = reading
        (file, path) = (reading.file, reading.path)
        (scopes, bodies) = (reading.scopes, reading.bodies)
        subjects = CallSubjects(in: file)
        mentions = NameMentions(in: scopes)
        let sight = Sight(of: reading.imports, at: path, in: index.modules)
        if let own = index.declarations(at: path) {
            self.index = index.seen(by: sight)
            declarations = own
        } else {
            declarations = Declarations(of: file, path: path)
            self.index = index.replacing([declarations]).seen(by: sight)
        }
        appliedNames = AppliedNames(of: self.index.modifiers, from: path)
        types = TypeReader(
            file: file, rules: index.rules,
            names: TypeLookup(scopes: scopes, lines: reading.lines, project: self.index.project.seen(by: sight)))
        resultCycles = ResultCycles(in: scopes, types)
        members = EvaluatedMembers(types.names.project, index.rules, at: path)
        shownViews = ShownViews(self.index, members)
        contentCalls = ContentCalls(in: file, at: path, rules: index.rules, bodies, shownViews)
    }

    package var rules: RuleBook { index.rules }

    /// All that a call of a name could mean there.
    func helpersInSight(named name: String) -> [HelperTable.Entry] {
        if let known = helpersInSight[name] { return known }
        let found = index.helpers(named: name)
        helpersInSight[name] = found
        return found
    }

    /// True if some type of the project has a property or a case of a name.
    package func declaresMember(named name: String) -> Bool { types.names.project.declaresMember(named: name) }

    /// What calls in a row are applied to, seen from the last of them: `row.item` of `row.item.bold().padding()`; a node that
    /// is no call is given back.
    func subject(ofCallsEndingAt end: NodeID) -> NodeID { subjects.subject(ofCallsEndingAt: end) }

    /// What an expression shows of its type.
    package func type(of node: NodeID) -> Evidence { types.type(of: node) }

    /// Reads the receivers of the file's calls one after the other.
    package func receiverReader() -> ReceiverReader {
        ReceiverReader(file: file, rules: rules) { [self] name, node in
            // `typealias DSText = DS.Text`
            let target = types.names.project.resolved(name)
            if target != name, rules.isOther(target.split(separator: ".").map(String.init)) { return true }
            guard rules.fact(named: name) != nil else { return false }
            let path = file.typePath(beginning: node) ?? [name]
            return path.count > 1 ? rules.isOther(path) : spelling(of: name, at: node) != name
        } property: { [self] node in
            ownProperty(at: node)?.name
        }
    }

    /// The names of the modifiers that the file calls and that no page states, and of types that are applied so.
    ///
    /// - Parameter part: a part of the file that they are called in; nil for all of it.
    package func modifierNames(in part: NodeID? = nil) -> Set<String> {
        let nodes = part.map { file.descendants(of: $0).filter { file.kind($0) == .call } } ?? Array(file.all(.call))
        let calls = nodes.compactMap { Call($0, in: file) }.filter(\.isMember)
        // `Text(title).padding().faded`
        let properties = calls.compactMap { call in
            file.parent(of: call.node).flatMap { file.property(ofViewAt: $0) }
                .flatMap { $0.base == call.node ? $0.word : nil }
        }
        return Set(calls.flatMap { rules.names(of: ModifierUse($0)) } + properties).filter { !rules.hasPage(for: $0) }
    }

    /// Tells which expressions are total, and may be evaluated where they were not.
    ///
    /// - Parameters:
    ///   - boundNames: names that only the closure or the payload binds,
    ///   - always: what is evaluated in any case.
    package func totality(boundNames: Set<String> = [], beside always: [NodeID] = []) -> Totality {
        Totality(scopes: scopes, bodies: EvaluatedBodies(members), boundNames: boundNames, always: always)
    }

    /// What evaluating an expression asks of declarations, in any file.
    package func paths(evaluatedBy node: NodeID) -> [ValuePath] { Totality.paths(askedBy: node, in: scopes) }

    /// The optionals that a condition says are not `nil` and that a closure unwraps.
    package func unwrapping(under condition: NodeID, in closure: NodeID?) -> [TestedOptional] {
        file.unwrapping(under: condition, in: closure, scopes)
    }

    /// True if the parser gave up somewhere in the statement that holds a node, or right beside it.
    package func isNearUnknownSyntax(_ node: NodeID) -> Bool { unknownSyntax.isNear(node) }

    /// Why a condition never changes, and the declarations that say so; nil if it may change.
    package func constancy(of condition: NodeID) -> ConstantFlags.Proof? {
        ConstantFlags(of: index, askedFrom: path).proof(of: ConstancyReader(scopes: scopes).constancy(of: condition))
    }

    /// The project's own function that a modifier may mean, if these are its arguments.
    ///
    /// - Parameters:
    ///   - base: what the call is on,
    ///   - orStated: true for one, too, of which a page of the project speaks.
    package func overload(
        of name: String, on base: ModifierBase, taking arguments: [WrittenArgument], orStated: Bool = false
    ) -> OwnModifier? {
        index.modifiers.overload(of: name, on: base, taking: arguments, orStated: orStated)
    }

    /// True where a `!` that an expression begins with may be another than that of `Bool`: what it is applied to is shown
    /// to be something else, or the project has one of its own.
    package func hasOwnNegation(_ expression: NodeID) -> Bool {
        guard let (word, operand) = file.prefixed(file.withoutParentheses(expression)), word == "!" else {
            return false
        }
        switch type(of: file.withoutParentheses(operand)) {
        case .boolean, .type("Bool"): return false
        case .unknown: return index.declarations.contains(where: \.declaresNegation)
        default: return true
        }
    }

    /// The names of the types that functions of the project's take, of those that are called so.
    package func namesOfTypes(takenBy name: String) -> Set<String> {
        index.modifiers.declared(name).reduce(into: []) { names, modifier in
            let types = modifier.signature.parameters.map { plainTypeName(TypeText($0.type).value.name) }
            names.formUnion(types + types.flatMap { index.project.ancestors(of: $0) })
            // What is one of these may be said elsewhere.
            names.formUnion([modifier.signature.receiver] + modifier.bounds)
        }
    }

    /// True if the project declares a function of a name on some type.
    package func declaresModifier(_ name: String) -> Bool { index.modifiers.declares(name) }

    /// What pages say, and of modifiers that none speaks of, what the project's declarations do.
    ///
    /// - Parameter links: what is applied.
    package func rules(deriving links: [ModifierUse]) -> RuleBook {
        var derived = DerivedRules(index, members)
        for link in links {
            if let type = index.modifiers.appliedType(link, in: path) {
                // What is derived is known by its name.
                if index.modifiers.viewModifier(named: type.name, from: path) != nil { derived.derive(type) }
            } else if declaresModifier(link.name) {
                derived.derive(link.name)
            }
        }
        return derived.rules
    }

    /// `Card(radius: 8)` of `.modifier(Card(radius: 8))`, where the declaration of `Card` has been read.
    package func appliedModifier(_ link: ModifierUse) -> Call? {
        guard let type = index.modifiers.appliedType(link, in: path), rules.derives(type.name) else { return nil }
        return link.made
    }

    /// The names of modifiers, and of those in the bodies of the project's own among them.
    package func names(appliedBy names: some Sequence<String>) -> Set<String> {
        appliedNames.names(appliedBy: names)
    }

    /// The same for a call, also where it applies a type: `.modifier(Card())`.
    package func names(appliedBy link: ModifierUse) -> Set<String> { names(appliedBy: rules.names(of: link)) }

    package func names(appliedBy call: Call) -> Set<String> { names(appliedBy: ModifierUse(call)) }

    /// True for a modifier of the project's that runs nothing when its view appears, and keeps nothing as long as it is there.
    package func isQuiet(_ link: ModifierUse) -> Bool { QuietModifiers(of: index.modifiers).isQuiet(link) }

    /// The function of a name that the project has on just this type of view.
    package func addition(_ name: String, to type: String) -> OwnModifier? { index.modifiers.addition(name, to: type) }

    /// The names whose declarations, in any file, would show whether a condition ever changes.
    package func namesDeciding(_ condition: NodeID) -> [String] {
        ConstancyReader(scopes: scopes).constancy(of: condition).wantedNames
    }

    /// What the file shows alone.
    package var ownTypes: TypeReader {
        TypeReader(
            file: file, rules: rules,
            names: TypeLookup(
                scopes: scopes, lines: lines, project: ProjectTypes([declarations]).beside(rules.typeNames)))
    }
}

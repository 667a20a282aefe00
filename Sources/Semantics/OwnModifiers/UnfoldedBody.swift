import RuleModel
import Syntax

/// The links that a modifier of the project's applies to its view, those of a `ViewModifier` in its body too, where some of
/// its parameters are known.
struct UnfoldedBody {
    struct Link {
        let name: String
        /// `.opacity(1)`, with what is known put in.
        let text: String
        let sighting: Sighting
    }

    private(set) var links: [Link] = []
    /// What it branches with, if the branch that is taken is known.
    private(set) var branch: Sighting?
    /// What is said of types on the way.
    private(set) var remarks: [Remark] = []

    private let context: ModifierContext

    /// What is read has this source.
    init(
        _ function: FunctionDeclaration, in source: DeclarationSource, _ values: [String: String],
        _ context: ModifierContext
    ) throws(ModifierObstacle) {
        self.context = context
        try context.areTotal(function.defaultValues, in: function.file, source)
        try add(function.modifierBody, PartialEvaluation(function.file, values: values), source, depth: 0)
    }

    /// - Parameter given: what the initializer is given.
    init(
        _ type: ViewModifierType, given: [ModifierProperties.Given], _ context: ModifierContext
    ) throws(ModifierObstacle) {
        self.context = context
        try add(type, given, depth: 0)
    }

    private mutating func add(
        _ body: ModifierBody, _ evaluation: PartialEvaluation, _ source: DeclarationSource, depth: Int
    ) throws(ModifierObstacle) {
        let file = evaluation.file
        func place(_ node: NodeID) -> Sighting { source.sighting(of: node, in: file) }
        switch body {
        case .other(let obstacle, let node): throw ModifierObstacle(obstacle.sentence, place(node))
        case .branch(let node):
            guard let taken = evaluation.taken(of: node) else {
                throw ModifierObstacle("its body branches", place(node))
            }
            branch = branch ?? place(node)
            // The view alone, and what else may be there.
            switch file.modifierBody(taken, around: node) {
            case .other(.noChain(let name), _) where name == file.view(around: node): break
            case let inner: try add(inner, evaluation, source, depth: depth)
            }
        case .chain(let calls):
            for call in calls {
                if context.index.helpers.names.contains(call.name) {
                    throw ModifierObstacle("its body branches", place(call.callee))
                }
                let made = call.soleArgument.flatMap { Call($0.value, in: file) }
                guard let made, let type = context.index.modifiers.appliedType(ModifierUse(call), in: source.path)
                else {
                    links.append(Link(name: call.name, text: evaluation.link(call), sighting: place(call.callee)))
                    continue
                }
                guard depth < NameTrail.longest else {
                    throw ModifierObstacle("it goes on for too long", place(made.node))
                }
                let given = made.arguments.map { ModifierProperties.Given($0.label, evaluation.argument($0.value)) }
                try add(type, given, depth: depth + 1)
            }
        }
    }

    private mutating func add(
        _ type: ViewModifierType, _ given: [ModifierProperties.Given], depth: Int
    ) throws(ModifierObstacle) {
        let file = type.source.file
        guard let declaration = file.soleType, let body = declaration.modifierBody else {
            throw ModifierObstacle("its body is out of sight", type.sighting)
        }
        if context.index.hasSeveralInitializers(declaration) {
            throw ModifierObstacle("`\(type.name)` has several initializers", type.sighting)
        }
        let properties = try ModifierProperties(declaration, of: type)
        try context.areTotal(properties.evaluated, in: file, type.source)
        if let missing = properties.environment.first(where: context.totality(in: file).trapsWhereUnset) {
            throw ModifierObstacle(
                "`\(missing)` of the environment is read always, and traps where nothing has set it", type.sighting)
        }
        if let wrapper = properties.stateful {
            remarks.append(
                Remark(
                    kind: .level(.lifecycle), limits: [],
                    reason: "the `@\(wrapper)` of `\(type.name)` lives on while it is off (\(type.sighting.shown))"))
        }
        try add(body.modifierBody, try properties.evaluation(of: given), type.source, depth: depth)
    }
}

/// What keeps a modifier of the project's from being read, or from being switched off.
struct ModifierObstacle: Error {
    /// A half-sentence: `its body branches (Shimmer.swift:12)`.
    let sentence: String

    init(_ sentence: String, _ place: Sighting) { self.sentence = "\(sentence) (\(place.shown))" }
}

extension ModifierBody.Obstacle {
    var sentence: String {
        switch self {
        case .noBody: "it has no body"
        case .statements: "its body holds statements"
        case .availability: "its body asks for the OS version"
        case .compilation: "its body holds `#if`"
        case .wraps(let name): "its body puts the view into `\(name)`"
        case .noChain(let text): "its body is no chain of modifiers: `\(text)`"
        }
    }
}

extension PartialEvaluation {
    /// The statements of a branch that is known to be taken.
    fileprivate func taken(of branch: NodeID) -> [NodeID]? {
        if let statement = IfStatement(branch, in: file) {
            return truth(of: statement.conditions).flatMap { $0 ? statement.statements : statement.elseStatements }
        }
        guard let (condition, first, second) = FoldedSequence(of: branch, in: file).choice else { return nil }
        switch value(of: condition) {
        case "true": return [first]
        case "false": return second.sole.map { [$0] }
        default: return nil
        }
    }

    /// `.opacity(1)` of a call `opacity(dimmed ? 0.5 : 1)`.
    fileprivate func link(_ call: Call) -> String {
        let parts = Array(file.partsBehindBeginning(of: call.node))
        return "." + call.name + recomposed(parts, in: call.calleeEnd..<call.range.upperBound)
    }
}

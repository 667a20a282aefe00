import Semantics
import Syntax

/// A constant of a call's closure: `let half = width / 2`, which its chain mentions.
struct ClosureLocal: Sendable {
    let name: String
    /// `half = width / 2`
    let binding: NodeID
    let value: NodeID
    /// Where it is read, if its value may be written there; nil for one that must stay a constant.
    let mention: NodeID?
}

extension ClosureReader {
    /// The constants that some statements declare; why one of them cannot be taken out of the closure.
    ///
    /// - Parameter views: what the closure calls the view, with what is applied to it so far.
    func locals(
        in statements: [NodeID], of closure: Closure, views: Set<String>
    ) throws(Obstacle) -> [ClosureLocal] {
        var locals: [ClosureLocal] = []
        for statement in statements {
            guard case .variables(let bindings) = Statement(statement, in: file) else {
                throw .refused(.statementsInClosure)
            }
            for binding in bindings {
                guard binding.isLet, let name = binding.name, let value = binding.value, name != "_",
                    binding.accessorBlock == nil, file.isPlainDeclaration(statement)
                else { throw .refused(.statementsInClosure) }
                let earlier = Set(locals.map(\.name))
                locals.append(try local(name, value, binding, closure, behind: earlier, views: views))
            }
        }
        return locals
    }

    private static let binders: Set<NodeKind> = [.pattern, .bindingCondition, .closureParameter, .capture, .parameter]

    private func local(
        _ name: String, _ value: NodeID, _ binding: Binding, _ closure: Closure, behind earlier: Set<String>,
        views: Set<String>
    ) throws(Obstacle) -> ClosureLocal {
        let mentions = closure.mentions(of: name)
        if mentions.isEmpty { throw .refused(.localInClosure(name, .unused)) }
        func mentionsInValue(_ name: String) -> Bool {
            closure.mentions(of: name).contains { file.range(of: value).overlaps(file.range(of: $0)) }
        }
        let given = views.sorted() + [shape.payload.map(closure.parameter)].compactMap(\.self)
        if let held = given.first(where: mentionsInValue) { throw .refused(.localInClosure(name, .holds(held))) }
        if mentionsInValue(name) { throw .refused(.localInClosure(name, .nameTaken)) }
        if !file.comments(in: file.range(of: binding.node)).isEmpty { throw .refused(.commentWithoutPlace) }
        // Where it is used, a name may mean something else.
        let names = Set(file.identifiers(of: value)).subtracting(earlier)
        let isBound = file.descendants(of: closure.node).contains { inner in
            Self.binders.contains(file.kind(inner)) && !file.ancestors(of: inner).contains(binding.node)
                && file.words(of: inner).contains(where: names.contains)
        }
        let isInlined =
            mentions.count == 1 && file.kind(mentions[0]) == .name && !isBound && binding.type == nil
            && !file.bytes[file.range(of: value)].contains(where: isLineBreak) && file.isOfItsOwnType(value)
        return ClosureLocal(name: name, binding: binding.node, value: value, mention: isInlined ? mentions[0] : nil)
    }

    /// `padded` of `let padded = view.padding()`, and its value, where that is all that is said of `view`; nil for any other
    /// statement.
    func renamed(_ view: String, by statement: NodeID, of closure: Closure) -> (name: String, value: NodeID)? {
        guard case .variables(let bindings) = Statement(statement, in: file), bindings.count == 1,
            case let binding = bindings[0], binding.isLet, binding.type == nil, file.isPlainDeclaration(statement),
            let name = binding.name, name != "_", let value = binding.value, closure.chain(on: view, in: value) != nil,
            closure.mentions(of: view).count == 1, closure.mentions(of: name).count == 1
        else { return nil }
        return (name, value)
    }
}

/// Why a constant of a closure can stand neither where it is mentioned nor before the view.
public enum LocalObstacle: Error, Equatable {
    case unused
    /// The closure's view, or its other parameter
    case holds(String)
    /// `let width = widths[0]`
    case notTotal(String)
    /// `let width = width / 2`
    case nameTaken
    /// `.if(a) { view in let width = … }.if(b) { view in let width = … }`
    case keptBefore
    /// `.if(a) { $0.overlay(badge.if(b) { view in let width = … }) }`
    case inCall
    /// `var row: some View { card.if(a) { view in let width = … } }` in one line
    case noLine

    var sentence: String {
        switch self {
        case .unused: "which is not used"
        case .holds(let name): "which holds `\(name)`"
        case .notTotal(let text): "and `\(text.excerpt)` may only be evaluated when the condition is true"
        case .nameTaken: "whose name means something else outside of it"
        case .keptBefore: "of a name that a closure before it has one of, too, which would stand in the same place"
        case .inCall: "and stands in the closure of another call"
        case .noLine: "which has no line before the view to stand in"
        }
    }
}

extension ClosureLocal {
    /// True for one whose value is written where it is mentioned: it is read once, and while the view is described. What a
    /// closure in between does may be done later, or for each row.
    func isInlined(in closure: NodeID, _ types: TypeReader) -> Bool {
        guard let mention, types.isReadInPlace(mention, in: closure) else { return false }
        return types.file.ancestors(of: mention).prefix { $0 != closure }.allSatisfy {
            types.file.kind($0) != .closure || types.transforms.contains($0)
        }
    }

    /// Its value may be evaluated whether the condition holds or not.
    func check(_ totality: Totality) throws(Refusal) {
        if let part = totality.obstacle(in: value) {
            throw .localInClosure(name, .notTotal(totality.file.text(of: part)))
        }
    }
}

extension SourceFile {
    /// True for a declaration without attributes and modifiers.
    fileprivate func isPlainDeclaration(_ node: NodeID) -> Bool {
        children(of: node).allSatisfy { ![.attribute, .modifier].contains(kind($0)) }
    }

    /// True for an expression that is of one type wherever it stands: no literal, no implicit member, no choice between such.
    fileprivate func isOfItsOwnType(_ node: NodeID) -> Bool {
        let node = withoutParentheses(node)
        switch kind(node) {
        case .name: return true
        case .member, .call, .subscriptCall, .forceUnwrap:
            let chain = Chain(endingAt: node, in: self)
            guard case .expression(let root) = chain.root else { return false }
            return kind(root) == .name || kind(root) == .call
        case .sequence:
            let sequence = FoldedSequence(of: node, in: self)
            if let (_, first, second) = sequence.choice {
                return isOfItsOwnType(first) && second.sole.map(isOfItsOwnType) == true
            }
            return !sequence.hasTernary && sequence.operands.contains(where: isOfItsOwnType)
                && sequence.operators.allSatisfy { Precedence(operator: $0) != .loosest }
        case .prefixOperation: return prefixed(node).map { isOfItsOwnType($0.operand) } ?? false
        default: return false
        }
    }
}

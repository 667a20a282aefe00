import Semantics
import Syntax

/// Where the constants of a call's closure stand behind its rewrite: before the statement that holds the call.
struct LocalPlace {
    let own: FileSemantics
    let copier: Copier
    /// The statement, and the block that holds it.
    private let statement: NodeID
    private let block: NodeID
    /// True where the view is all that the block gives, and would not be behind another statement without a `return`.
    private let needsReturn: Bool
    /// The closures of conditional calls.
    private let transforms: Set<NodeID>

    private var file: SourceFile { own.file }

    /// - Parameter transforms: the closures of conditional calls, which are to stay one chain each.
    init(of call: NodeID, in own: FileSemantics, _ copier: Copier, transforms: Set<NodeID>) throws(LocalObstacle) {
        let file = own.file
        guard let (statement, block) = file.statement(around: call) else { throw .noLine }
        if transforms.contains(block) { throw .inCall }
        (self.own, self.copier, self.statement, self.block) = (own, copier, statement, block)
        self.transforms = transforms
        let isSole = file.kind(block) == .switchCase || file.statements(of: block).count == 1
        guard isSole, file.isExpression(asStatement: statement) else {
            needsReturn = false
            return
        }
        switch own.result(of: block) {
        case .built: needsReturn = false
        case .given: needsReturn = true
        case .mayBeGiven where statement == file.carrier(of: call): needsReturn = true
        case .mayBeGiven, .other: throw .noLine
        }
    }

    /// What is written before the statement, so that it may mention some constants.
    ///
    /// - Parameter locals: those of one closure, in their order.
    func edits(for locals: [(local: ClosureLocal, closure: NodeID)]) throws(Refusal) -> [Edit] {
        var text = ""
        let start = file.range(of: statement).lowerBound
        let indentation = copier.indentation(at: start)
        // What shares its line with what is before it goes on doing so.
        let end = copier.isFirstOnLine(start) ? copier.lineBreak + indentation : "; "
        for (local, closure) in locals {
            if isTaken(local.name, outside: closure) { throw .localInClosure(local.name, .nameTaken) }
            if isKept(local.name, before: closure) { throw .localInClosure(local.name, .keptBefore) }
            let range = file.range(of: local.binding)
            let passage = copier.copy(range, base: copier.indentation(at: range.lowerBound)).indented(by: indentation)
            text += "let " + passage.text() + end
        }
        // What is said of the statement stays said of it.
        let comments = file.comments(before: Int(file[statement].firstToken)).filter(\.isFirstOnLine)
        let offset = comments.first?.range.lowerBound ?? start
        if offset == start { return [Edit(start..<start, text + (needsReturn ? "return " : ""))] }
        return [Edit(offset..<offset, text)] + (needsReturn ? [Edit(start..<start, "return ")] : [])
    }

    /// True if the block has the name for anything that stands elsewhere than in the closure, and that is not what some
    /// scope in the block declares for itself.
    private func isTaken(_ name: String, outside closure: NodeID) -> Bool {
        let range = file.range(of: closure)
        let binders: Set<NodeKind> = [.name, .pattern, .bindingCondition, .closureParameter, .capture, .parameter]
        return file.descendants(of: block).contains { node in
            binders.contains(file.kind(node)) && !range.contains(file.range(of: node).lowerBound)
                && file.words(of: node).contains(name) && !isDeclaredWithin(name, at: node)
        }
    }

    /// True where a name means, or is declared as, something of a scope inside the block.
    private func isDeclaredWithin(_ name: String, at node: NodeID) -> Bool {
        let scope: NodeID?
        switch file.kind(node) {
        case .name, .pattern:
            let patterns = ([node] + file.ancestors(of: node)).compactMap { Pattern($0, in: file) }
            if let pattern = patterns.last {
                // `case s:` is one that reads it.
                guard pattern.binding != nil || pattern.unwrappedName == name else { return false }
                scope = pattern.reach?.scope
            } else {
                scope = own.scopes.scope(declaring: name, at: node)
            }
        case .closureParameter, .parameter: return true
        // `[s]` and `if let s` read what is around them, `[s = 3]` and `if let s = t` do not.
        default: return file.children(of: node).contains { file.isExpression($0) }
        }
        return scope.map { $0 != block && file.range(of: block).contains(file.range(of: $0).lowerBound) } ?? false
    }

    /// True if a closure before this one has a constant of the name, which would stand in the same place.
    private func isKept(_ name: String, before closure: NodeID) -> Bool {
        transforms.contains { other in
            other < closure && file.range(of: block).contains(file.range(of: other).lowerBound)
                && file.range(of: other).upperBound <= file.range(of: closure).lowerBound
                && own.scopes.declaresLocal(name, in: other) && file.statement(around: other)?.block == block
        }
    }
}

extension SourceFile {
    /// The statement that holds an expression, and its block: no condition of a statement, and nothing under a `#if`.
    fileprivate func statement(around node: NodeID) -> (statement: NodeID, block: NodeID)? {
        var statement = carrier(of: node)
        for outer in surroundings(of: node) {
            switch kind(outer) {
            case .closure, .codeBlock, .accessorBlock, .switchCase: return (statement, outer)
            case .ifStatement, .guardStatement, .switchStatement, .whileStatement, .forStatement, .repeatStatement,
                .ifConfig, .conditionalClause, .postfixIfConfig, .functionDeclaration, .initializerDeclaration,
                .subscriptDeclaration, .memberBlock, .sourceFile:
                return nil
            default: statement = carrier(of: outer)
            }
        }
        return nil
    }

    /// True for a statement that is no declaration, no `return` and no `a = b`.
    fileprivate func isExpression(asStatement node: NodeID) -> Bool {
        switch kind(node) {
        case .returnStatement, .variableDeclaration, .throwStatement: false
        case .sequence: FoldedSequence(of: node, in: self).assignment == nil
        default: true
        }
    }
}

extension FileSemantics {
    /// What becomes of the one expression of a block.
    fileprivate enum BlockResult {
        /// A builder makes something of it.
        case built
        /// The block gives it back.
        case given
        /// The same, if that is what it is for.
        case mayBeGiven
        case other
    }

    fileprivate func result(of block: NodeID) -> BlockResult {
        if let owner = file.owner(ofBody: block) {
            let declaration = Declaration(Binding(owner, in: file)?.variable?.node ?? owner, in: file)
            let isBuilt = declaration.attributes.contains { $0.hasSuffix("Builder") }
            if isBuilt || (Binding(owner, in: file)?.name ?? declaration.name) == "body" { return .built }
            return file.resultType(of: owner) == nil ? .other : .given
        }
        guard let closure = Closure(block, in: file) else {
            // A branch of an `if` that is a value may hold nothing else.
            let outer = file.surroundings(of: block).first {
                file.kind($0) == .closure || file.owner(ofBody: $0) != nil
            }
            return outer.map { if case .built = result(of: $0) { .built } else { .other } } ?? .other
        }
        guard let builder = file.builder(closure.node, rules) else { return .mayBeGiven }
        guard case .container = builder,
            let type = file.surroundings(of: block).firstNonNil({ Call($0, in: file) })?.name
        else { return .built }
        // A container that nobody knows may take a closure that is no builder; there and in one, `return` gives the one view.
        let isKnown = rules.fact(named: type) != nil || ViewTypes.types.contains(type)
        return types.names.project.isDeclared(type) || !isKnown ? .mayBeGiven : .built
    }
}

import Semantics
import Syntax

/// Takes a closure of a call apart: one chain rooted at its parameter, or what else it is.
struct ClosureReader {
    let file: SourceFile
    let shape: HelperDeclaration.ClosureShape

    enum Reading {
        case chain(Branch)
        case obstacle(Obstacle)
    }

    func read(_ value: NodeID) -> Reading {
        guard file.kind(value) == .closure else { return .obstacle(.refused(.functionAsClosure)) }
        if let signature = file.child(.closureSignature, of: value), file.child(.captureList, of: signature) != nil {
            return .obstacle(.refused(.captureList))
        }
        let names = file.closureParameters(of: value)
        func parameter(_ place: Int) -> String {
            names.map { $0.indices.contains(place) ? $0[place] : "_" } ?? "$\(place)"
        }
        let view = parameter(shape.view)

        let expression: NodeID
        switch body(of: value) {
        case .success(let found): expression = found
        case .failure(let obstacle): return .obstacle(obstacle)
        }
        let mentions = file.mentions(of: view, in: value)
        if let chain = chain(expression, rootedAt: view) {
            guard mentions == 1 else { return .obstacle(.branch(.repeatsParameter(view))) }
            return .chain(
                Branch(
                    closure: value, parameter: view, links: withComments(chain, in: value),
                    payload: shape.payload.map(parameter)))
        }
        return .obstacle(obstacle(expression, view, mentions))
    }

    /// The one expression that a closure gives back.
    private func body(of closure: NodeID) -> Result<NodeID, Obstacle> {
        let statements = file.statements(of: closure)
        guard let first = statements.first else { return .failure(.refused(.emptyClosure)) }
        if statements.contains(where: { file.kind($0) == .ifConfig }) {
            return .failure(.refused(.compilationInClosure))
        }
        guard statements.count == 1 else { return .failure(.refused(.statementsInClosure)) }
        let children = file.children(of: first)
        let expression = file.kind(first) == .returnStatement ? children.first ?? first : first
        switch file.kind(expression) {
        case .ifStatement, .guardStatement, .switchStatement:
            return .failure(.refused(branching(expression)))
        case .returnStatement, .variableDeclaration, .functionDeclaration, .doStatement, .forStatement, .whileStatement,
            .repeatStatement, .throwStatement, .deferStatement, .jumpStatement, .labelledStatement, .directive:
            return .failure(.refused(.statementsInClosure))
        default:
            return .success(expression)
        }
    }

    private func branching(_ statement: NodeID) -> Refusal {
        let conditions = file.child(.conditions, of: statement).map { file.children(of: $0) } ?? []
        if conditions.contains(where: { file.kind($0) == .availability }) { return .availabilityInClosure }
        return .branchInClosure(file.word(at: Int(file[statement].firstToken)))
    }

    /// The links of `‹parameter›.a().b()`; nil for anything else.
    private func chain(_ expression: NodeID, rootedAt parameter: String) -> [Link]? {
        var links: [Link] = []
        var node = file.withoutParentheses(expression)
        while let call = Call(node, in: file), let base = call.base, file.isPlainlyCalled(call) {
            links.append(Link(node: node, name: call.name, range: call.linkRange, arguments: call.arguments))
            node = base
        }
        return file.name(file.withoutParentheses(node)) == parameter ? links.reversed() : nil
    }

    /// What an expression is that is no plain chain.
    private func obstacle(_ expression: NodeID, _ parameter: String, _ mentions: Int) -> Obstacle {
        var root = expression
        var hasCompilation = false
        while let base = file.chainBase(of: root) {
            if file.kind(root) == .postfixIfConfig { hasCompilation = true }
            root = base
        }
        if hasCompilation { return .refused(.compilationInClosure) }
        if mentions == 0 { return .branch(.ignoresParameter) }
        if let forwarded = forwarded(by: expression, parameter) { return .refused(.forwardsParameter(forwarded)) }
        if mentions > 1 { return .branch(.repeatsParameter(parameter)) }
        if file.name(root) == parameter { return .refused(.noPlainChain) }
        switch file.kind(expression) {
        // An operator, an effect or a cast gives back no view that is wrapped.
        case .sequence, .effect, .prefixOperation: return .refused(.noPlainChain)
        default: return .branch(.wrapsParameter)
        }
    }

    /// `transform($0)`, where `transform` is a parameter of the function around the closure.
    private func forwarded(by expression: NodeID, _ parameter: String) -> String? {
        guard let call = Call(expression, in: file), !call.isMember,
            call.arguments.contains(where: { file.name($0.value) == parameter })
        else { return nil }
        let isParameter = file.surroundings(of: expression).contains { ancestor in
            file.child(.parameters, of: ancestor).map { list in
                file.children(of: list).contains { FunctionParameter($0, in: file).name == call.name }
            } ?? false
        }
        return isParameter ? call.name : nil
    }

    /// Gives each link the comments that belong to it.
    private func withComments(_ links: [Link], in closure: NodeID) -> [Link] {
        var links = links
        var start = file.range(of: closure).lowerBound
        for index in links.indices {
            let before = file.comments(in: start..<links[index].range.lowerBound)
            if index > 0 {
                links[index - 1].commentsAfter = before.filter { !$0.isFirstOnLine && isBehind(links[index - 1], $0) }
                links[index].commentsBefore = before.filter { !links[index - 1].commentsAfter.contains($0) }
            } else {
                links[index].commentsBefore = before
            }
            start = links[index].range.upperBound
        }
        if let last = links.indices.last {
            let rest = file.comments(in: start..<file.range(of: closure).upperBound)
            links[last].commentsAfter = rest.filter { !$0.isFirstOnLine && isBehind(links[last], $0) }
        }
        return links
    }

    /// True if no line ends between a link and a comment.
    private func isBehind(_ link: Link, _ comment: CommentTrivia) -> Bool {
        !file.bytes[link.range.upperBound..<comment.range.lowerBound].contains(where: isLineBreak)
    }
}

extension Obstacle: Error {}

extension SourceFile {
    /// True for a closure that gives back a chain on its parameter at a place.
    func begins(_ closure: NodeID, withParameter place: Int?) -> Bool {
        guard let place, kind(closure) == .closure, let last = statements(of: closure).last else { return false }
        var root = withoutParentheses(kind(last) == .returnStatement ? children(of: last).first ?? last : last)
        while let base = chainBase(of: root) { root = withoutParentheses(base) }
        let names = closureParameters(of: closure)
        let parameter = names.map { $0.indices.contains(place) ? $0[place] : "_" } ?? "$\(place)"
        return name(root) == parameter
    }
}

import Semantics
import Syntax

/// Takes a closure of a call apart: one chain rooted at its parameter, or what else it is.
struct ClosureReader {
    let own: FileSemantics
    let shape: HelperDeclaration.ClosureShape

    var file: SourceFile { own.file }

    enum Reading {
        case chain(Side)
        case obstacle(Obstacle)
    }

    func read(_ value: NodeID) -> Reading {
        guard let closure = Closure(value, in: file) else {
            let type = Call(value, in: file)?.initializedName
            return .obstacle(.refused(type.map { .valueAsClosure($0) } ?? .functionAsClosure))
        }
        if closure.captureList != nil { return .obstacle(.refused(.captureList)) }
        let parameter = closure.parameter(shape.view)
        let body: Body
        do throws(Obstacle) {
            body = try self.body(of: closure)
        } catch {
            return .obstacle(error)
        }
        let (view, expression, locals) = (body.view, body.expression, body.locals)
        let mentions = closure.mentions(of: view).count
        let held = HeldView(expression, in: file)
        guard file.name(held.root) == view else {
            return .obstacle(obstacle(expression, view, mentions, takesNothing: closure.parameterCount == 0))
        }
        var links = held.links
        guard mentions == 1 else { return .obstacle(.branch(.repeatsParameter(view))) }
        for earlier in body.earlier.reversed() {
            if !links.isEmpty { links[0].beginsClosure = true }
            links = earlier + links
        }
        let idle = Set(links.filter(isIdle).map(\.node))
        return .chain(
            Side(
                closure: value, parameter: parameter, links: withComments(links.without(idle), in: value),
                payload: shape.payload.map(closure.parameter), locals: locals,
                idle: Set(links.filter { idle.contains($0.node) }.map(\.name))))
    }

    /// The same of what a helper applies by a modifier: `Highlight()`, or `{ Highlight() }`.
    func read(_ value: NodeID, appliedBy name: String) -> Reading {
        var applied = value
        if let closure = Closure(value, in: file) {
            if closure.captureList != nil { return .obstacle(.refused(.captureList)) }
            do throws(Obstacle) {
                let body = try body(of: closure)
                if !body.locals.isEmpty { return .obstacle(.refused(.statementsInClosure)) }
                applied = body.expression
            } catch {
                return .obstacle(error)
            }
        }
        let links = withComments([Link(name, applying: applied, in: file)], in: value)
        return .chain(Side(closure: value, parameter: "", links: links))
    }

    /// What a closure holds that gives one expression back.
    private struct Body {
        /// The constants before the expression.
        var locals: [ClosureLocal] = []
        /// What the expression calls the view, and what was applied to it before that had the name.
        var view: String
        var earlier: [[Link]] = []
        var expression: NodeID
    }

    private func body(of closure: Closure) throws(Obstacle) -> Body {
        let statements = closure.statements
        guard let last = statements.last else { throw .refused(.emptyClosure) }
        if statements.contains(where: { file.kind($0) == .ifConfig }) { throw .refused(.compilationInClosure) }
        var body = Body(view: closure.parameter(shape.view), expression: last)
        // `{ $0; Divider() }`: a builder makes one view of them.
        let views: [NodeKind] = [.name, .call, .member]
        if statements.count > 1, statements.allSatisfy({ views.contains(file.kind($0)) }),
            statements.contains(where: { isOnView($0, body.view) }), closure.mentions(of: body.view).count == 1
        {
            throw .branch(.addsSiblings(in: nil))
        }
        var names: Set<String> = [body.view]
        var others: [NodeID] = []
        for statement in statements.dropLast() {
            guard let (name, value) = renamed(body.view, by: statement, of: closure) else {
                others.append(statement)
                continue
            }
            body.earlier.append(closure.chain(on: body.view, in: value)!.map { Link($0) })
            body.view = name
            names.insert(name)
        }
        body.locals = try locals(in: others, of: closure, views: names)
        let expression = file.returned(by: last) ?? last
        switch file.kind(expression) {
        case .ifStatement, .guardStatement, .switchStatement:
            throw .refused(branch(expression))
        case .returnStatement, .variableDeclaration, .functionDeclaration, .doStatement, .forStatement, .whileStatement,
            .repeatStatement, .throwStatement, .deferStatement, .jumpStatement, .labelledStatement, .directive:
            throw .refused(.statementsInClosure)
        default: body.expression = expression
        }
        return body
    }

    private func branch(_ statement: NodeID) -> Refusal {
        file.asksForVersion(statement) ? .availabilityInClosure : .branchInClosure(file.firstWord(of: statement))
    }

    /// What an expression is that is no plain chain.
    private func obstacle(
        _ expression: NodeID, _ parameter: String, _ mentions: Int, takesNothing: Bool
    ) -> Obstacle {
        let chain = Chain(endingAt: expression, in: file)
        if chain.pieces.contains(where: { file.kind($0) == .postfixIfConfig }) {
            return .refused(.compilationInClosure)
        }
        let root = HeldView(expression, in: file).root
        if root != expression, [.ifStatement, .switchStatement].contains(file.kind(root)) {
            return .branch(branch(root))
        }
        if mentions == 0 { return takesNothing ? .refused(.takesNothing) : .branch(.ignoresParameter) }
        if let forwarded = forwarded(by: expression, parameter) { return .refused(.forwardsParameter(forwarded)) }
        if mentions > 1 { return .branch(.repeatsParameter(parameter)) }
        if file.name(chain.beginning) == parameter {
            return .refused(.noPlainChain(chain.firstOther ?? file.text(of: expression)))
        }
        switch file.kind(expression) {
        // An operator, an effect or a cast gives back no view that is wrapped.
        case .sequence:
            let sequence = FoldedSequence(of: expression, in: file)
            return .refused(
                .noPlainChain(sequence.hasTernary ? "? :" : sequence.operators.first ?? file.text(of: expression)))
        case .effect, .prefixOperation: return .refused(.noPlainChain(file.firstWord(of: expression)))
        default:
            let taker = chain.calls.last { call in
                !call.isMember && call.name.first?.isLowercase == true
                    && call.arguments.contains { file.name($0.value) == parameter }
            }
            if let taker { return .branch(.givesParameter(to: taker.name)) }
            return .branch(siblings(in: chain, parameter) ?? .wrapsParameter)
        }
    }

    /// `VStack { view; Divider() }`
    private func siblings(in chain: Chain, _ parameter: String) -> Refusal? {
        let holder = chain.calls.first { call in
            !call.isMember
                && call.arguments.compactMap { Closure($0.value, in: file) }.contains { closure in
                    closure.statements.count > 1 && closure.statements.contains { isOnView($0, parameter) }
                }
        }
        return holder.map { .addsSiblings(in: $0.name) }
    }

    /// True for `view.padding()`, and `view` itself.
    private func isOnView(_ statement: NodeID, _ parameter: String) -> Bool {
        file.name(Chain(endingAt: statement, in: file).beginning) == parameter
    }

    /// `transform($0)`, where `transform` is a parameter of the function around the closure.
    private func forwarded(by expression: NodeID, _ parameter: String) -> String? {
        guard let call = Call(expression, in: file), !call.isMember,
            call.arguments.contains(where: { file.name($0.value) == parameter })
        else { return nil }
        let isParameter = file.surroundings(of: expression).contains { ancestor in
            file.parameters(of: ancestor)?.contains { $0.name == call.name } ?? false
        }
        return isParameter ? call.name : nil
    }

    /// True for one of which a page says that it does nothing.
    private func isIdle(_ link: Link) -> Bool { !link.isOfMember && own.doesNothing(link.call(in: file)) }

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

extension Closure {
    /// True if it gives back a chain on its parameter at a place.
    func begins(withParameter place: Int) -> Bool {
        guard let last = statements.last else { return false }
        var root = file.withoutParentheses(file.returned(by: last) ?? last)
        while let base = file.chainBase(of: root) { root = file.withoutParentheses(base) }
        return file.name(root) == parameter(place)
    }
}

extension [Link] {
    /// The others, as if some did not stand there.
    fileprivate func without(_ idle: Set<NodeID>) -> [Link] {
        var kept: [Link] = []
        var isBehindIdle = false
        for var link in self {
            if idle.contains(link.node) {
                isBehindIdle = true
                continue
            }
            if isBehindIdle, !kept.isEmpty { link.beginsClosure = true }
            isBehindIdle = false
            kept.append(link)
        }
        return kept
    }
}

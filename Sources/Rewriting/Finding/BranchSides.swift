import Semantics
import Syntax

/// An explicit branch: what it chooses between, and what decides.
struct BranchSides {
    /// The statement or expression.
    let node: NodeID
    let chains: SharedChains
    /// True where each side is a `return`.
    let isReturned: Bool
    /// What decides between two sides; of more, what is asked first.
    let condition: Condition
    /// All that is evaluated in order to choose.
    let conditions: [NodeID]
    /// What the first side calls what is in an optional; nil for a `Bool`.
    var payload: String?
    /// Where the first side stands.
    let block: NodeID
    /// The modifiers of more than two sides, each with what decides of it.
    var columns: [Link]?
    /// A `switch` as the ladder that may become a choice; nil for any other branch.
    var ladder: SwitchLadder?
    /// The side for when the condition does not hold.
    var other = 1
    /// Each `if` behind an `else` that is one with it.
    var rungs: [NodeID] = []
    /// True where each side is made an `AnyView`.
    var isErased = false
    /// True for a variable that holds the base before anything is asked.
    var isVariable = false
    /// Why no plain condition says what is applied.
    var undecided: Refusal?
    /// True where what is said behind the last modifier of a side has no place above them all.
    var saysBehind = false
    /// What it is of the file, in bytes, where that is more than its node.
    var whole: Range<Int>?

    var range: Range<Int> { whole ?? file.range(of: node) }
    private var file: SourceFile { chains.file }

    /// The links that are written.
    var links: [Link] { columns ?? chains.links.joined().map { Link($0) } }

    /// What stands before the links of each side, behind what these are applied to.
    var gaps: [Range<Int>] { isVariable ? [] : chains.links.joined().compactMap(file.gap) }

    /// What is said of the last links of the sides, behind them.
    var commentsBehind: [CommentTrivia] {
        [whenTrue, whenFalse].compactMap(\.self).flatMap(\.links).flatMap(\.commentsAfter)
    }

    /// What is constant where any of it is.
    var decisive: [NodeID] { columns != nil ? conditions : condition.operands.count > 1 ? [] : [condition.expression] }

    var whenTrue: Side? { side(columns ?? links(of: chains.links[0]), payload) }
    var whenFalse: Side? { columns == nil ? side(links(of: chains.links[other]), nil) : nil }

    /// The links of one side; what is said before the first one is said of that.
    private func links(of calls: [Call]) -> [Link] {
        calls.indices.map { Link(calls[$0], behind: $0 == 0 ? nil : calls[$0 - 1].node, in: file) }
    }

    /// What is asked of several sides on one base, whether that can be told from the answers or not.
    static func decisive(of node: NodeID, in own: FileSemantics) -> [NodeID] {
        let file = own.file
        if let statement = SwitchStatement(node, in: file) {
            return statement.cases.flatMap { file.chains(of: $0.map(\.statements), in: own) } == nil
                ? [] : [statement.subject]
        }
        guard let statement = IfStatement(node, in: file) else { return [] }
        if let condition = BindingCondition(statement.conditions[0], in: file), condition.isCase {
            let sides = [statement.statements, statement.elseStatements ?? []]
            return file.chains(of: sides, in: own) == nil ? [] : [condition.value].compactMap(\.self)
        }
        guard let ladder = file.ladder(statement) else { return [] }
        return file.chains(of: ladder.sides, in: own) == nil ? [] : ladder.conditions
    }

    private func side(_ links: [Link], _ payload: String?) -> Side? {
        // What is in an optional has a name also where nothing is applied.
        if links.isEmpty, payload == nil { return nil }
        var links = links
        if !saysBehind { for index in links.indices { links[index].commentsAfter = [] } }
        return Side(closure: block, parameter: "", links: links, payload: payload)
    }

    /// `if c { base.x() } else { base }`; nil for any other `if`.
    init?(of statement: IfStatement, in own: FileSemantics) {
        let file = statement.file
        guard let (condition, payload, evaluated) = own.decision(of: statement),
            let otherwise = statement.elseStatements,
            let (chains, isReturned, isErased) = file.chains(of: [statement.statements, otherwise], in: own),
            // It means something else in each.
            payload.map({ !chains.baseIdentifiers.contains($0) }) ?? true
        else { return nil }
        (node, block) = (statement.node, statement.block)
        (self.chains, self.isReturned, self.isErased) = (chains, isReturned, isErased)
        (self.condition, conditions, self.payload) = (condition, evaluated, payload)
    }

    /// `if a { base.x() } else if b { base.y() } else { base }`, of which each modifier depends on one plain condition; nil
    /// for any other.
    init?(ofLadder statement: IfStatement, in own: FileSemantics) {
        let file = statement.file
        guard let ladder = file.ladder(statement),
            let (chains, isReturned, isErased) = file.chains(of: ladder.sides, in: own),
            let worlds = Worlds(ofRungs: ladder.conditions, in: own), let columns = chains.columns(in: worlds, file)
        else { return nil }
        (node, block, rungs) = (statement.node, statement.block, ladder.rungs)
        (self.chains, self.isReturned, self.isErased, self.columns) = (chains, isReturned, isErased, columns)
        condition = Condition(expression: ladder.conditions[0], isNegated: false)
        conditions = ladder.conditions
    }

    /// What chooses between chains on one base in another way than those above: `if case .a = kind { base.x() } else { base }`,
    /// `if #available(iOS 17, *) { … } else { … }`, a `switch` over cases that hold something; nil where the bases differ.
    init?(undecided node: NodeID, in own: FileSemantics) {
        let file = own.file
        let found: ([NodeID], [[NodeID]])? =
            SwitchStatement(node, in: file).map { ([$0.subject], file.blocks(of: $0)) }
            ?? IfStatement(node, in: file).flatMap(file.everySide)
        guard let (conditions, blocks) = found, let first = conditions.first,
            let (chains, isReturned, isErased) = file.chains(of: blocks.filter { !$0.isEmpty }, in: own),
            // Behind it stands what is given back where nothing holds.
            !isReturned || !blocks.contains(where: \.isEmpty)
        else { return nil }
        let version = conditions.first { file.kind($0) == .availability }
        let totality = own.totality()
        let culprit =
            version ?? conditions.first { BindingCondition($0, in: file) != nil }
            ?? conditions.first { !own.isStable($0) || totality.obstacle(in: $0) != nil }
        let decisive = culprit ?? first
        (self.node, block, self.conditions) = (node, decisive, [decisive])
        (self.chains, self.isReturned, self.isErased) = (chains, isReturned, isErased)
        condition = Condition(expression: decisive, isNegated: false)
        let shared = chains.baseIdentifiers
        let bound = conditions.compactMap { BindingCondition($0, in: file)?.unwrapped?.name }
        if blocks.contains(where: \.isEmpty) {
            undecided = .undecidedBranch(.noView)
        } else if let name = bound.first(where: shared.contains) {
            undecided = .undecidedBranch(.bound(name))
        } else if let statement = SwitchStatement(node, in: file) {
            let isDecided = statement.cases.flatMap { Worlds(of: statement, $0, in: own) } != nil
            undecided = .undecidedBranch(isDecided ? .each : .otherCondition("switch \(file.text(of: first))"))
        } else {
            undecided = .undecidedBranch(culprit.map { .otherCondition(file.text(of: $0)) } ?? .each)
        }
    }

    /// `switch subject { case .a: base.x() … default: base }`, over the cases of an enum that hold nothing, or a `Bool`; nil
    /// for any other.
    init?(of statement: SwitchStatement, in own: FileSemantics) {
        let file = statement.file
        guard let cases = statement.cases,
            let (chains, isReturned, isErased) = file.chains(of: cases.map(\.statements), in: own),
            let worlds = Worlds(of: statement, cases, in: own)
        else { return nil }
        let texts = chains.links.map { $0.map { file.tokenTexts(in: $0.linkRange) } }
        let asFirst = Set(texts.indices.filter { texts[$0] == texts[0] })
        if let other = texts.indices.first(where: { !asFirst.contains($0) }), Set(texts).count == 2,
            let condition = worlds.condition(for: asFirst)
        {
            (self.condition, self.other) = (condition, other)
        } else {
            columns = chains.columns(in: worlds, file)
            if columns == nil {
                guard let ladder = SwitchLadder(of: statement, cases, texts, in: worlds) else { return nil }
                self.ladder = ladder
                // What is said of the others would be lost.
                columns = ladder.sides.flatMap { chains.links[$0] }.map { Link($0) }
            }
            condition = Condition(expression: statement.subject, isNegated: false)
        }
        (node, block) = (statement.node, cases[0].node)
        (self.chains, self.isReturned, self.isErased) = (chains, isReturned, isErased)
        conditions = [statement.subject]
    }
}

extension SharedChains {
    /// Each modifier once, with what decides of it, in an order that agrees with that of each side; nil where a modifier has
    /// several arguments, or no plain condition.
    fileprivate func columns(in worlds: Worlds, _ file: SourceFile) -> [Link]? {
        var columns: [(link: Call, words: [String], sides: Set<Int>)] = []
        for (side, calls) in links.enumerated() {
            var end = columns.count
            for call in calls.reversed() {
                let words = file.tokenTexts(in: call.linkRange)
                if let place = columns[..<end].lastIndex(where: { $0.words == words }) {
                    columns[place].sides.insert(side)
                    end = place
                } else {
                    columns.insert((call, words, [side]), at: end)
                }
            }
        }
        guard Set(columns.map(\.link.name)).count == columns.count else { return nil }
        var written: [Link] = []
        for column in columns {
            // What all sides apply stays as it is.
            guard let terms = column.sides.count == links.count ? [] : worlds.terms(for: column.sides) else {
                return nil
            }
            var link = Link(column.link, behind: written.last?.node, in: file)
            link.terms = terms
            written.append(link)
        }
        return written
    }
}

extension FileSemantics {
    /// What decides between the sides of an `if`, what that calls what is in an optional, and all that is evaluated; nil where
    /// it is no plain condition.
    fileprivate func decision(
        of statement: IfStatement
    ) -> (condition: Condition, payload: String?, evaluated: [NodeID])? {
        if let (expression, payload) = file.whatDecides(statement) {
            let condition = Condition(
                expression: expression, isNegated: false, hasOwnNegation: hasOwnNegation(expression))
            return (condition, payload, statement.conditions)
        }
        guard statement.conditions.count == 1, let asked = askedCase(statement.conditions[0]) else { return nil }
        return (Condition(expression: asked.value, isNegated: false, cases: [asked.name]), nil, [asked.value])
    }

    /// `.dark` and `scheme` of `case .dark = scheme`, which asks whether they are equal, and of what is evaluated as often as one
    /// likes; nil for any other condition.
    func askedCase(_ condition: NodeID) -> (name: NodeID, value: NodeID)? {
        guard let condition = BindingCondition(condition, in: file), condition.isCase, let value = condition.value,
            let pattern = condition.pattern, let name = file.firstChild(of: pattern),
            file.range(of: name) == file.range(of: pattern), areCases([name], of: value), isStable(value),
            totality().obstacle(in: value) == nil
        else { return nil }
        return (name, value)
    }
}

extension Link {
    /// One of a side, and what is said of it: behind the link that it is applied to, that stands there.
    ///
    /// - Parameter last: the one before it that is written; nil for the first.
    fileprivate init(_ call: Call, behind last: NodeID?, in file: SourceFile) {
        self.init(call)
        beginsClosure = last.map { $0 != call.base } ?? false
        if last == nil || beginsClosure { commentsBefore = file.commentsAbove(call) }
        commentsAfter = file.commentsBehind(call)
    }
}

extension SourceFile {
    /// What stands between a link and what it is applied to; nil where that is not spelled out.
    fileprivate func gap(before link: Call) -> Range<Int>? {
        link.isMember ? link.base.map { range(of: $0).upperBound..<link.linkRange.lowerBound } : nil
    }

    /// The comments behind the last link of a chain, on its line.
    fileprivate func commentsBehind(_ link: Call) -> [CommentTrivia] {
        let end = link.linkRange.upperBound
        let next = tokens[firstToken(endingAfter: end)]
        if next.kind == .period { return [] }
        return comments(in: end..<Int(next.start)).filter { comment in
            !comment.isFirstOnLine && !bytes[end..<comment.range.lowerBound].contains(where: isLineBreak)
        }
    }

    /// The comments on their own lines before a link.
    fileprivate func commentsAbove(_ link: Call) -> [CommentTrivia] {
        gap(before: link).map { comments(in: $0).filter(\.isFirstOnLine) } ?? []
    }

    /// The condition of an `if`, or all of its conditions as one node, and what it calls what is in an optional; nil where
    /// more than that decides.
    func whatDecides(_ statement: IfStatement) -> (condition: NodeID, payload: String?)? {
        whatDecides(statement.node, statement.conditions)
    }

    /// The same of a statement with some conditions.
    func whatDecides(_ statement: NodeID, _ conditions: [NodeID]) -> (condition: NodeID, payload: String?)? {
        if asksForVersion(statement) { return nil }
        if conditions.count == 1, let binding = BindingCondition(conditions[0], in: self) {
            return binding.unwrapped.map { ($0.optional, $0.name) }
        }
        guard let first = conditions.first,
            conditions.allSatisfy({ BindingCondition($0, in: self) == nil && isExpression($0) })
        else { return nil }
        return (conditions.count == 1 ? first : parent(of: first)!, nil)
    }

    /// The conditions of `if` … `else if` … `else`, what stands in its blocks, and each `if` but the first; nil where it has no
    /// `else if` or no `else`, or unwraps something.
    fileprivate func ladder(_ statement: IfStatement) -> (conditions: [NodeID], sides: [[NodeID]], rungs: [NodeID])? {
        var (conditions, sides, rungs) = ([NodeID](), [[NodeID]](), [NodeID]())
        var last = statement
        while true {
            guard let (condition, payload) = whatDecides(last), payload == nil, let otherwise = last.elseStatements
            else { return nil }
            conditions.append(condition)
            sides.append(last.statements)
            guard otherwise.count == 1, let next = IfStatement(otherwise[0], in: self),
                parent(of: next.node) == last.node
            else {
                sides.append(otherwise)
                return rungs.isEmpty ? nil : (conditions, sides, rungs)
            }
            rungs.append(next.node)
            last = next
        }
    }

    /// What stands in each case of a `switch`, those under a `#if` left out.
    fileprivate func blocks(of statement: SwitchStatement) -> [[NodeID]] { statement.cases?.map(\.statements) ?? [] }

    /// All conditions of `if` … `else if` … `else`, and what stands in its blocks and in those of an `if` that is all that stands
    /// in one; an empty block stands for an `else` that is not there. nil where nothing but one block is.
    fileprivate func everySide(of statement: IfStatement) -> ([NodeID], [[NodeID]])? {
        var (conditions, blocks, open) = ([NodeID](), [[NodeID]](), [[statement.node]])
        while let block = open.popLast() {
            guard block.count == 1, let inner = IfStatement(block[0], in: self) else {
                blocks.append(block)
                continue
            }
            conditions += inner.conditions
            open += [inner.elseStatements ?? [], inner.statements]
        }
        return blocks.count { !$0.isEmpty } > 1 ? (conditions, blocks) : nil
    }

    /// The one expression of each block, or what it gives back, as chains on one base: those in `AnyView`s, where each is one.
    fileprivate func chains(
        of blocks: [[NodeID]], in own: FileSemantics
    ) -> (chains: SharedChains, isReturned: Bool, isErased: Bool)? {
        guard blocks.allSatisfy({ $0.count == 1 }) else { return nil }
        let returns = Set(blocks.map { kind($0[0]) == .returnStatement })
        let expressions = blocks.compactMap { returned(by: $0[0]) }
        guard returns.count == 1, expressions.count == blocks.count else { return nil }
        let views = erasedViews(expressions)
        guard let chains = SharedChains(views ?? expressions, in: own) else { return nil }
        return (chains, returns.contains(true), views != nil)
    }
}

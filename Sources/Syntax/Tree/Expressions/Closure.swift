/// A closure, taken apart: `{ @MainActor [captures] parameters in // comment` and a body.
public struct Closure: TreeView {
    public let file: SourceFile
    public let node: NodeID

    public init?(_ node: NodeID, in file: SourceFile) {
        guard file.kind(node) == .closure else { return nil }
        self.file = file
        self.node = node
    }

    /// A block of a statement, as a closure without parameters: what it names, what it declares.
    public init?(block node: NodeID, in file: SourceFile) {
        guard [.closure, .codeBlock].contains(file.kind(node)) else { return nil }
        self.file = file
        self.node = node
    }

    private var signature: NodeID? { file.child(.closureSignature, of: node) }

    /// The `[ … ]` before the parameters.
    public var captureList: NodeID? { signature.flatMap { file.child(.captureList, of: $0) } }

    /// The captures, in bytes: `weak model`, `title = $title`.
    public var captureRanges: [Range<Int>] {
        captureList.map { file.children(of: $0).map { file.range(of: $0) } } ?? []
    }

    /// True where an arrow stands in its signature: `{ (a: Int) -> Text in … }`.
    public var hasArrow: Bool { signature.map { file.tokenTexts(of: $0).contains("->") } ?? false }

    /// What it says that it gives back: `Text` of `{ (a: Int) -> Text in … }`; nil where it does not say.
    public var resultType: String? {
        guard let words = signature.map({ file.tokenTexts(of: $0) }), let arrow = words.lastIndex(of: "->") else {
            return nil
        }
        return words[(arrow + 1)...].prefix { $0 != "in" }.joined()
    }

    public var statements: [NodeID] { file.statements(of: node) }

    /// nil where there are more or fewer.
    public var soleStatement: NodeID? {
        let statements = statements
        return statements.count == 1 ? statements[0] : nil
    }

    /// The one statement's expression, behind its `return` if it has one; nil where there are more or fewer statements.
    public var soleExpression: NodeID? {
        let statements = statements
        return statements.count == 1 ? file.returned(by: statements[0]) : nil
    }

    /// True where the closure is one expression without `return`: a value, or an `if` whose branches are.
    public var isOneExpression: Bool { statements.count == 1 && !returns }

    /// `a` where the closure is `{ return a }`.
    public var soleReturned: NodeID? {
        guard let sole = soleStatement, file.kind(sole) == .returnStatement else { return nil }
        return file.returned(by: sole)
    }

    /// True where a `return` stands among its statements, however deep; those of closures and functions in it are theirs.
    public var returns: Bool {
        var waiting = statements
        while let inner = waiting.popLast() {
            switch file.kind(inner) {
            case .returnStatement: return true
            case .closure, .functionDeclaration, .accessorBlock: continue
            case let kind where kind.isTypeDeclaration: continue
            default: waiting += file.children(of: inner)
            }
        }
        return false
    }

    private var parameterNodes: [NodeID] {
        guard let signature, let list = file.child(.closureParameters, of: signature) else { return [] }
        return file.descendants(of: list).filter { file.kind($0) == .closureParameter }
    }

    /// The calls of `‹parameter›.a().b()`, in the order in which they are applied, where that is all that the closure
    /// gives back; nil for anything else. The parameter may be mentioned in their arguments, too.
    public func chain(on parameter: String) -> [Call]? { soleExpression.flatMap { chain(on: parameter, in: $0) } }

    /// The same of an expression in it.
    public func chain(on parameter: String, in expression: NodeID) -> [Call]? {
        var links: [Call] = []
        var inner = file.withoutParentheses(expression)
        while let call = Call(inner, in: file), let base = call.base, call.isPlain {
            links.append(call)
            inner = base
        }
        return file.name(file.withoutParentheses(inner)) == parameter ? links.reversed() : nil
    }

    /// A call of a chain, with the members before it that are read and not called: `.backport.glow()`.
    public struct MemberCall: Sendable {
        public let call: Call
        /// `["backport"]`
        public let path: [String]
        /// From the first dot past the last closure or parenthesis, in bytes.
        public let range: Range<Int>
    }

    /// The named parameters with their types, in bytes; empty for a closure that names none.
    public var parameterRanges: [Range<Int>] { parameterNodes.map { file.range(of: $0) } }

    /// The names of the parameters, `_` for those without one; nil for a closure that names none.
    public var parameters: [String]? {
        guard let signature, file.child(.closureParameters, of: signature) != nil else { return nil }
        return parameterNodes.map { parameter in
            let tokens = file.tokenIndices(of: parameter)
            let end = tokens.first { file.tokens[$0].kind == .colon } ?? tokens.upperBound
            return tokens.lowerBound < end ? file.word(at: end - 1) : "_"
        }
    }

    /// The name of the parameter at a place: its own, `$0` where none is named, `_` where there is none.
    public func parameter(_ place: Int) -> String {
        parameters.map { $0.indices.contains(place) ? $0[place] : "_" } ?? "$\(place)"
    }

    /// How many parameters it has, named or not.
    public var parameterCount: Int { parameters?.count ?? anonymousParameterCount }

    /// One more than the highest `$0`, `$1`, … that belongs to it; 0 if it has none.
    public var anonymousParameterCount: Int {
        var highest = 0
        var waiting = file.children(of: node)
        while let inner = waiting.popLast() {
            if let number = file.anonymousParameter(inner) { highest = max(highest, number + 1) }
            waiting += Closure(inner, in: file)?.readOutside ?? file.children(of: inner)
        }
        return highest
    }

    /// What is evaluated outside of the closure: its capture list.
    private var readOutside: [NodeID] { [captureList].compactMap(\.self) }

    /// Where a parameter is mentioned: names, and what reads a name without an expression. `$0` of an inner closure is
    /// another `$0`, and so is a name that an inner closure declares again.
    public func mentions(of parameter: String) -> [NodeID] {
        var found: [NodeID] = []
        let isAnonymous = parameter.first == "$"
        var waiting = statements
        while let inner = waiting.popLast() {
            switch file.kind(inner) {
            case .name:
                if file.name(inner) == parameter { found.append(inner) }
            case .closure:
                let closure = Closure(inner, in: file)!
                let isRebound = isAnonymous || closure.parameters?.contains(parameter) == true
                // A capture list is read outside of its closure.
                waiting += isRebound ? closure.readOutside : file.children(of: inner)
                continue
            case .capture, .bindingCondition:
                if file.isShorthand(inner, for: parameter) { found.append(inner) }
            default: break
            }
            waiting += file.children(of: inner)
        }
        return found
    }

    /// The names that its signature binds: parameters and captures.
    public var boundNames: Set<String> {
        guard let signature else { return [] }
        var names: Set<String> = []
        for inner in file.descendants(of: signature) where [.closureParameter, .capture].contains(file.kind(inner)) {
            // `name: T`, `_ name: T`, `weak name = x`: the last word before the `:` or `=`.
            let words = file.tokenTexts(of: inner)
            let end = words.firstIndex { $0 == ":" || $0 == "=" } ?? words.count
            if end > 0 { names.insert(words[end - 1]) }
        }
        return names
    }

    /// The names in it, without some nodes of it.
    public func names(without nodes: [NodeID]) -> Set<String> {
        let left = Set(nodes.flatMap { [$0] + Array(file.descendants(of: $0)) })
        var names: Set<String> = []
        for inner in file.descendants(of: node) where !left.contains(inner) {
            switch file.kind(inner) {
            case .name: names.insert(file.text(of: inner))
            case .capture, .bindingCondition: names.formUnion(file.tokenTexts(of: inner))
            default: break
            }
        }
        return names
    }

    /// True if something in it, other than the parameters of closures, declares a name.
    public func declares(_ name: String) -> Bool {
        file.descendants(of: node).contains { inner in
            switch file.kind(inner) {
            case .pattern: file.words(of: inner).contains(name)
            case .parameter: FunctionParameter(inner, in: file).name == name
            case .functionDeclaration: file.declaredName(of: inner) == name
            default: false
            }
        }
    }

    /// Its pieces as ranges of the text, for whoever writes it anew.
    public var layout: Layout { Layout(self) }

    /// Where the pieces of a closure stand, in bytes.
    public struct Layout: Sendable {
        /// `@MainActor`; empty for none.
        public let attributes: Range<Int>
        /// From the attributes or the capture list to the `in`; empty for none.
        public let signature: Range<Int>
        /// Without what stands before them, and the `in`; empty for none.
        public let parameters: Range<Int>
        /// Behind the `in` or the brace, on its line.
        public let comments: [CommentTrivia]
        /// Without the spaces and line breaks around it; empty for none.
        public let body: Range<Int>
    }
}

extension Closure.Layout {
    fileprivate init(_ closure: Closure) {
        let (file, node) = (closure.file, closure.node)
        let (tokens, bytes) = (file.tokens, file.bytes)
        let indices = file.tokenIndices(of: node)
        var last = indices.lowerBound
        var signature = Int(tokens[last].end)..<Int(tokens[last].end)
        var parameters = signature
        var attributes = signature.lowerBound..<signature.lowerBound
        if let head = file.child(.closureSignature, of: node) {
            last = file.tokenIndices(of: head).upperBound - 1
            signature = file.range(of: head)
            let marks = file.children(of: head).filter { file.kind($0) == .attribute }
            if let one = marks.first, let other = marks.last {
                attributes = file.range(of: one).lowerBound..<file.range(of: other).upperBound
            }
            let first =
                (closure.captureList ?? marks.last).map { file.tokenIndices(of: $0).upperBound }
                ?? file.tokenIndices(of: head).lowerBound
            // The last token is the `in`.
            parameters =
                first < last
                ? Int(tokens[first].start)..<Int(tokens[last - 1].end) : signature.lowerBound..<signature.lowerBound
        }
        let closing = Int(tokens[indices.upperBound - 1].start)
        var start = Int(tokens[last].end)
        let ownLine = bytes[start..<closing].firstIndex(of: UInt8(ascii: "\n"))
        var comments: [CommentTrivia] = []
        if let ownLine {
            comments = file.comments(before: last + 1).filter { $0.range.upperBound <= ownLine + 1 }
            if last + 1 < indices.upperBound - 1, Int(tokens[last + 1].start) < ownLine { comments = [] }
            start = comments.last?.range.upperBound ?? start
        }
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || isLineBreak(byte) }
        let first = bytes[start..<closing].firstIndex { !isBlank($0) } ?? closing
        let end = bytes[first..<closing].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? first
        self.init(
            attributes: attributes, signature: signature, parameters: parameters, comments: comments, body: first..<end)
    }
}

extension SourceFile {
    /// The calls of a chain, in the order in which they are applied, with the members before them; and what it begins at.
    public func memberCalls(of expression: NodeID) -> (calls: [Closure.MemberCall], root: NodeID) {
        var links: [Closure.MemberCall] = []
        var inner = withoutParentheses(expression)
        while let call = Call(inner, in: self), var base = call.base, call.isPlain {
            var path: [String] = []
            while let member = Member(base, in: self), let outer = member.base {
                path.append(member.word)
                base = outer
            }
            let start = tokens[Int(self[base].endToken)].range.lowerBound
            links.append(.init(call: call, path: path.reversed(), range: start..<call.range.upperBound))
            inner = base
        }
        return (links.reversed(), withoutParentheses(inner))
    }

    /// The statements of a closure or a block.
    public func statements(of node: NodeID) -> [NodeID] {
        children(of: node).filter { kind($0) != .closureSignature }
    }

    /// What a `return` gives back, the statement itself where it is none; nil for a `return` of nothing.
    public func returned(by statement: NodeID) -> NodeID? {
        kind(statement) == .returnStatement ? firstChild(of: statement) : statement
    }

    /// `[view]` and `if let view`: a name that is read without an expression.
    fileprivate func isShorthand(_ node: NodeID, for parameter: String) -> Bool {
        let tokens = tokenIndices(of: node)
        let isBare = !tokens.contains { self.tokens[$0].kind == .equal }
        return isBare && tokens.contains { word(at: $0) == parameter }
            && !children(of: node).contains { name($0) == parameter }
    }
}

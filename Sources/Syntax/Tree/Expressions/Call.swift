/// A call of a name: `‹base›.name(‹arguments›) ‹closure› label: ‹closure›`.
public struct Call: TreeView {
    public let file: SourceFile
    /// The whole call, what it is called on included.
    public let node: NodeID
    /// The `name` or `member` that is called, without generic arguments.
    public let callee: NodeID
    /// The token of the name.
    public let nameToken: Int

    /// nil for anything but a call of a name.
    public init?(_ node: NodeID, in file: SourceFile) {
        guard file.kind(node) == .call,
            var callee = file.firstChild(of: Call.called(before: node, in: file) ?? node)
        else { return nil }
        if file.kind(callee) == .specialization, let inner = file.children(of: callee).first { callee = inner }
        let end = Int(file[callee].endToken)
        switch file.kind(callee) {
        // `name(a:b:)` and `‹base›.name(a:b:)` end with a parenthesis.
        case .name where end == Int(file[callee].firstToken) + 1: break
        // So does `‹base›.` with a period, where the name is missing.
        case .member where ![.rightParen, .period].contains(file.tokens[end - 1].kind) && end > 1: break
        default: return nil
        }
        self.file = file
        self.node = node
        self.callee = callee
        nameToken = end - 1
    }

    /// `f(a)` of `f(a) { … }` in the head of a statement, where the tree has the closure as a call of its own.
    private static func called(before node: NodeID, in file: SourceFile) -> NodeID? {
        guard let callee = file.firstChild(of: node), file.kind(callee) == .call,
            file.child(.arguments, of: node) == nil, file.child(.closure, of: callee) == nil
        else { return nil }
        return callee
    }

    /// Without backticks.
    public var name: String { file.word(at: nameToken) }

    /// Where the name begins, in bytes.
    public var nameOffset: Int { Int(file.tokens[nameToken].start) }

    /// True for `‹base›.name(…)` and `.name(…)`.
    public var isMember: Bool { file.kind(callee) == .member }

    /// What stands before the period; nil for `name(…)` and `.name(…)`.
    public var base: NodeID? { isMember ? file.firstChild(of: callee) : nil }

    /// True for `name(…)` with `arguments` behind it and no `name<T>(…)`.
    public var isPlain: Bool { file.firstChild(of: node) == callee }

    /// The name as `containers` and `holding` limits write it: with a period for a member.
    public var dottedName: String { isMember ? "." + name : name }

    /// The type that it is an initializer of, as it is written: `Font.Weight` of `Font.Weight(…)` and of
    /// `Font.Weight.init(…)`; nil for any other call, and for `.init(…)`.
    public var typeName: String? {
        guard file.isTypeName(callee) else { return nil }
        let text = file.text(of: callee)
        let name = text.hasSuffix(".init") ? String(text.dropLast(5)) : text
        return name.isEmpty ? nil : name
    }

    /// The type that it is an initializer of, without its module: `Text` of `SwiftUI.Text(a)`, `List` of `List<Int>(a)`; nil
    /// where not every name of it is capitalised.
    public var plainTypeName: String? {
        let path = Chain(endingAt: callee, in: file).memberPath
        return path.flatMap { $0.allSatisfy { $0.first?.isUppercase == true } ? $0.last : nil }
    }

    /// The name of the type that it is an initializer of, without its module and its generic arguments: `EitherView` of
    /// `App.EitherView(a)` and of `EitherView<A, B>.init(a)`; nil for any other call, and for `.init(a)`.
    public var initializedName: String? {
        guard var type = name == "init" && isMember ? base : callee else { return nil }
        if file.kind(type) == .specialization, let inner = file.children(of: type).first { type = inner }
        return file.isTypeName(type) ? file.lastWord(of: type) : nil
    }

    /// `a` of `Optional(a)`; nil for anything else.
    public var wrappedByOptional: NodeID? {
        guard initializedName == "Optional", let argument = soleArgument, argument.label == nil else { return nil }
        return argument.value
    }

    /// From the dot (the name where there is none) past the last closure or parenthesis, in bytes.
    public var linkRange: Range<Int> {
        // Between the dot and the name may stand a module: `a.SwiftUI::padding()`.
        let start = base.map { Int(file[$0].endToken) } ?? Int(file[callee].firstToken)
        return file.tokens[start].range.lowerBound..<range.upperBound
    }

    /// Where what is called ends, its generic arguments included, in bytes.
    public var calleeEnd: Int { file.range(of: file.children(of: node)[0]).upperBound }

    /// `(…)`; nil for a call with closures alone.
    public var argumentList: NodeID? { file.child(.arguments, of: node) }

    /// Those in the parentheses, then the closures behind them.
    public var arguments: [Argument] {
        var parts = file.children(of: node).dropFirst()
        if let inner = Call.called(before: node, in: file) { parts = file.children(of: inner).dropFirst() + parts }
        return parts.flatMap { Argument.all(of: $0, in: file) }
    }

    /// The one argument; nil where there are more or fewer.
    public var soleArgument: Argument? {
        let arguments = arguments
        return arguments.count == 1 ? arguments[0] : nil
    }
}

/// One argument of a call.
public struct Argument: Sendable {
    /// nil for none and for `_`.
    public let label: String?
    public let value: NodeID
    /// True for a closure behind the parentheses.
    public let isTrailing: Bool

    public init(label: String?, value: NodeID, isTrailing: Bool) {
        (self.label, self.value, self.isTrailing) = (label, value, isTrailing)
    }

    static func all(of part: NodeID, in file: SourceFile) -> [Argument] {
        switch file.kind(part) {
        case .arguments, .subscriptArguments, .tuple:
            return file.children(of: part).compactMap { argument in
                guard file.kind(argument) == .argument, let value = file.firstChild(of: argument) else {
                    return nil
                }
                let start = Int(file[argument].firstToken)
                let isLabelled = start != Int(file[value].firstToken)
                return Argument(
                    label: isLabelled ? label(at: start, in: file) : nil, value: value, isTrailing: false)
            }
        case .closure:
            return [Argument(label: nil, value: part, isTrailing: true)]
        case .labelledClosure:
            guard let closure = file.child(.closure, of: part) else { return [] }
            return [Argument(label: label(at: Int(file[part].firstToken), in: file), value: closure, isTrailing: true)]
        default: return []
        }
    }

    private static func label(at token: Int, in file: SourceFile) -> String? {
        let word = file.word(at: token)
        return word == "_" ? nil : word
    }
}

extension SourceFile {
    /// The labels of a call's or a subscript's arguments, nil for each without one; the closures behind it count.
    public func argumentLabels(of node: NodeID) -> [String?] { argumentsBehindBeginning(of: node).map(\.label) }

    /// The arguments of a call or a subscript, and the closures right behind it.
    public func argumentsBehindBeginning(of node: NodeID) -> [Argument] {
        partsBehindBeginning(of: node).flatMap { Argument.all(of: $0, in: self) }
    }

    /// The calls of some names, those inside another before it.
    ///
    /// - Parameter part: where they stand; nil for the whole file.
    public func calls(of names: Set<String>, in part: NodeID? = nil) -> [Call] {
        let lengths = Set(names.map(\.utf8.count))
        return descendants(of: part ?? root).compactMap { node in
            guard kind(node) == .call, let call = Call(node, in: self) else { return nil }
            let length = tokens[call.nameToken].range.count
            let isLong = lengths.contains(length) || lengths.contains(length - 2)
            return isLong && names.contains(call.name) ? call : nil
        }
    }

    /// The call that a closure is an argument of; nil for the closure that is called.
    public func call(taking closure: NodeID) -> Call? {
        guard var list = parent(of: closure) else { return nil }
        if kind(list) == .argument { list = parent(of: list) ?? list }
        // The callee is no argument.
        guard let call = kind(list) == .call ? list : parent(of: list), kind(call) == .call else { return nil }
        return list == call && previousSibling(of: closure) == nil ? nil : Call(call, in: self)
    }

    /// The closure of `{ … }()`; nil for anything else.
    public func calledClosure(_ call: NodeID) -> Closure? {
        let parts = children(of: call)
        return kind(call) == .call && parts.count == 2 ? Closure(parts[0], in: self) : nil
    }

    /// The calls in whose closures a node stands, innermost first, as far as the type around it.
    public func callsAround(_ node: NodeID) -> [Call] {
        var calls: [Call] = []
        for outer in surroundings(of: node) {
            if kind(outer).isTypeDeclaration { break }
            if kind(outer) == .closure, let call = call(taking: outer) { calls.append(call) }
        }
        return calls
    }

    /// What stands between the parentheses of a list, in bytes.
    public func inside(_ list: NodeID) -> Range<Int> {
        let tokens = tokenIndices(of: list)
        return Int(self.tokens[tokens.lowerBound].end)..<Int(self.tokens[tokens.upperBound - 1].start)
    }

    /// Where an argument begins: at its label, if it has one. In bytes.
    public func start(of argument: Argument) -> Int {
        let whole = parent(of: argument.value).flatMap { kind($0) == .argument ? $0 : nil }
        return range(of: whole ?? argument.value).lowerBound
    }

    /// The call, or the array, that an expression is an argument or an element of.
    public func taker(of node: NodeID) -> NodeID? {
        guard let outer = parent(of: node) else { return nil }
        switch kind(outer) {
        case .argument:
            guard let list = parent(of: outer) else { return nil }
            return kind(list) == .arguments ? parent(of: list) : taker(of: carrier(of: list))
        case .array: return outer
        case .ternary, .sequence, .effect: return taker(of: carrier(of: outer))
        default: return nil
        }
    }
}

extension SourceFile {
    /// What stands in a tuple; empty for any other node.
    public func elements(ofTuple node: NodeID) -> [Argument] {
        kind(node) == .tuple ? Argument.all(of: node, in: self) : []
    }
}

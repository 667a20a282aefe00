import RuleModel
import Syntax

/// Wraps a call that must stay a branch: `EitherView(condition: c, input: view) { $0.clipShape(Circle()) }`.
///
/// The types are kept and the helper is no longer needed. Identity is not kept, so this is no rewrite.
struct EitherViewWrap {
    let call: ConditionalCall
    let scope: EitherViewScope
    let copier: Copier

    private var file: SourceFile { copier.file }
    private var isSpelledOut: Bool { scope.policy.fallback == .eitherView }
    private static let longestReceiver = 10
    private static let longestLine = 120
    /// Brackets of a receiver that are open at once: one `EitherView` within another, and that within a third.
    private static let deepest = 50

    /// What stands instead of a range of the file, and where `EitherView` is found.
    struct Result {
        let range: Range<Int>
        let passage: Passage
        let place: EitherViewScope.Place
    }

    func wrapped() throws(Refusal) -> Result {
        try checkPlace()
        try checkCondition()
        try checkLength()
        try checkReceiver()
        let place = try scope.place(for: call)
        let whole = (receiver?.lowerBound ?? call.range.lowerBound)..<call.range.upperBound
        return Result(range: whole, passage: try passage(whole), place: place)
    }

    private func checkPlace() throws(Refusal) {
        if call.place.isInPostfixIfConfig { throw .inPostfixIfConfig }
        if call.place.isInlinable { throw .inInlinable }
        if call.whenFalse != nil || call.closures.count != 1 { throw .elseClosure }
        let names = [call.declaration?.receiver, call.declaration?.result]
        for name in names.compactMap({ $0.map(file.viewName) }) {
            if ViewTypes.mustStay.contains(name) || ViewTypes.other(of: name) != nil { throw .mustStay(name) }
        }
        if call.evidence.type == "Text", file.isOperand(call.node) { throw .mustStay("Text") }
        if let shape = call.declaration?.parameters.first(where: { $0.role == .transform })?.closure {
            let payload = call.kind == .optional ? 1 : nil
            guard shape.view == 0, shape.payload == payload else { throw .otherParameters }
        }
    }

    private func checkReceiver() throws(Refusal) {
        guard let node = call.receiver else { return }
        var root = node
        while let base = file.chainBase(of: root) {
            if file.kind(root) == .optionalChain { throw .receiverBegins("?.") }
            root = base
        }
        if file.kind(root) == .optionalChain { throw .receiverBegins("?.") }
        if file.kind(root) == .member { throw .receiverBegins("." + file.word(at: Int(file[root].endToken) - 1)) }
        if file.name(root) == "super" { throw .receiverBegins("super") }
        if let word = ExpressionFacts(of: node, in: file).effects.first ?? file.effect(around: call.node) {
            throw .effectInReceiver(word)
        }
    }

    /// Before anything that reads the whole receiver: of a chain of calls each is the receiver of the next.
    private func checkLength() throws(Refusal) {
        guard let receiver else { return }
        // As it will be: a second run sees what this one has made shorter.
        let lines = copier.lineCount(receiver, upTo: Self.longestReceiver)
        if lines > Self.longestReceiver, !isSpelledOut { throw .longReceiver(copier.lineCount(receiver, upTo: .max)) }
        if copier.nests(receiver, deeperThan: Self.deepest) { throw .tooDeep }
    }

    private func checkCondition() throws(Refusal) {
        let facts = ExpressionFacts(of: call.condition.expression, in: file)
        if let word = facts.effects.first { throw .effectInCondition(word) }
        if facts.hasCall || facts.hasClosure { throw .callInCondition }
    }

    private var receiver: Range<Int>? { call.receiver.map { file.range(of: $0) } }

    private func passage(_ whole: Range<Int>) throws(Refusal) -> Passage {
        let closureRange = file.range(of: call.closures[0])
        let conditionRange = file.range(of: call.condition.expression)
        var inputRange = receiver
        // A comment above the call goes to the end of what it is called on.
        if let range = receiver, let last = file.comments(in: range.upperBound..<call.range.lowerBound).last {
            inputRange = range.lowerBound..<last.range.upperBound
        }
        let kept = [inputRange, conditionRange, closureRange].compactMap(\.self)
        let comments = file.comments(in: whole)
        let isLost = comments.contains { comment in !kept.contains { $0.contains(comment.range.lowerBound) } }
        if isLost { throw .commentWithoutPlace }

        let input =
            inputRange.map { copier.copy($0, base: copier.indentation(at: $0.lowerBound)) } ?? Passage("self")
        let term = JoinedCondition.Term(node: call.condition.expression, isNegated: call.condition.isNegated)
        let condition = JoinedCondition(terms: [term], copier: copier).expression().passage
        let closure = copier.copy(closureRange, base: copier.indentation(at: closureRange.lowerBound))
        let label = call.kind == .bool ? "condition: " : "payload: "
        let isInHead = call.place.isInStatementHead

        let endsOpen = comments.contains { $0.endsLine && $0.range.upperBound == inputRange?.upperBound }
        if condition.isSingleLine, input.isSingleLine, !endsOpen {
            let head = Passage("EitherView(\(label)") + condition + ", input: " + input
            let line = isInHead ? head + ", modify: " + closure + ")" : head + ") " + closure
            let column = whole.lowerBound - copier.startOfLine(whole.lowerBound)
            let isShort = column + line.lines[0].text.count <= Self.longestLine
            if isShort || copier.isSingleLine(whole) { return line }
        }
        let endsWithDirective = input.lines.last!.text.hasSuffix("#endif")
        if isInHead, endsOpen || endsWithDirective { throw .inStatementHead }
        var sum = Passage("EitherView(")
        func add(_ name: String, _ value: Passage, _ end: String) {
            sum.append(line: copier.unit + name + value.indented(by: copier.unit) + end, after: copier.lineBreak)
        }
        add(label, condition, ",")
        add("input: ", input, isInHead ? "," : "")
        if isInHead { add("modify: ", closure, "") }
        sum.append(line: isInHead ? Passage(")") : ") " + closure, after: copier.lineBreak)
        return sum
    }
}

extension ViewTypes {
    /// What a helper may be declared on or give back that a wrapped call would no longer be.
    static let mustStay: Set<String> = ["Text", "Shape", "InsettableShape"]
}

extension SourceFile {
    /// `Text` of `some SwiftUI.Text`.
    fileprivate func viewName(_ type: String) -> String {
        for word in ["some ", "any "] where type.hasPrefix(word) {
            return plainTypeName(String(type.dropFirst(word.count)))
        }
        return plainTypeName(type)
    }

    /// `try` or `await` in front of the expression that a node belongs to.
    fileprivate func effect(around node: NodeID) -> String? {
        for outer in surroundings(of: node) {
            switch kind(outer) {
            case .effect: return effectWord(outer)
            case .sequence, .tuple, .argument, .arguments: continue
            default: if chainBase(of: outer) == nil { return nil }
            }
        }
        return nil
    }

    /// True for the beginning of an operand of `+`.
    func isOperand(_ node: NodeID) -> Bool {
        guard let parent = parent(of: carrier(of: node)), kind(parent) == .sequence else { return false }
        return children(of: parent).contains { kind($0) == .binaryOperator && text(of: $0) == "+" }
    }
}

import RuleModel
import Semantics
import Syntax

/// Wraps a call that must stay a branch: `EitherView(condition: c, input: view) { $0.clipShape(Circle()) }`.
///
/// The types are kept and the helper is no longer needed. Identity is not kept, so this is no rewrite.
struct EitherViewWrap {
    let call: ConditionalCall
    let scope: EitherViewScope
    let copier: Copier
    /// True if it stands in another `EitherView`, or one in it.
    let isNested: Bool
    /// True if the closure is given the value and then the view.
    private var isValueFirst = false

    init(call: ConditionalCall, scope: EitherViewScope, copier: Copier, isNested: Bool) {
        self.call = call
        self.scope = scope
        self.copier = copier
        self.isNested = isNested
    }

    private var file: SourceFile { copier.file }
    private static let longestReceiver = 10
    /// Bytes of a receiver of which more is asked than how it would read.
    private static let longestAsked = 5_000
    private static let longestResult = 3
    private static let longestLine = 120
    /// Brackets of a receiver that are open at once: one `EitherView` within another, and that within a third.
    private static let deepest = 50

    /// What stands instead of a range of the file, and where `EitherView` is found.
    struct Result {
        let range: Range<Int>
        let passage: Passage
        let home: EitherViewScope.Home
    }

    mutating func wrapped() throws(Refusal) -> Result {
        try checkPlace()
        try checkCondition()
        let asksTaste = scope.policy.fallback(of: call) != .eitherView
        // Of a chain of calls each is the receiver of the next, and this reads the whole of each.
        let isOrderAskedLast = asksTaste && (receiver?.count ?? 0) > Self.longestAsked
        if isOrderAskedLast { try checkLength() }
        try checkDepth()
        try call.checkReceiverMayMove(in: file)
        try scope.check(call)
        if !isOrderAskedLast { try checkOrder() }
        if asksTaste { try checkLength() }
        let passage = try passage(call.wholeRange(in: file))
        if asksTaste { try checkTaste(passage) }
        if isOrderAskedLast { try checkOrder() }
        return Result(range: call.wholeRange(in: file), passage: passage, home: try scope.home(for: call))
    }

    /// Asks whether the result reads well. Where types are won, more may be turned inside out.
    private func checkTaste(_ passage: Passage) throws(Refusal) {
        let calls = [call] + joined
        if calls.allSatisfy({ scope.readsOnlyParameters($0.condition.expression) }) { throw .conditionIsParameter }
        if isNested { throw .nestedEitherView }
        if let own = call.modifiers.first(where: { scope.hasRead($0, in: file) }) {
            let made =
                scope.rules.takesModifier(own.name) ? own.arguments.first.flatMap { Call($0.value, in: file) } : nil
            throw .modifierBranches(made?.plainTypeName ?? own.name)
        }
        if calls.contains(where: { $0.declaration?.erases == true }) { return }
        if let receiver, case let lines = copier.lineCount(receiver, upTo: .max), lines > 1 {
            throw .longReceiver(lines)
        }
        if !file.endsChain(call.node) { throw .chainGoesOn }
        if passage.lines.count > Self.longestResult { throw .longResult(passage.lines.count) }
    }

    /// The named parameters of the closure.
    private var parameters: [Range<Int>] {
        Closure(call.closures[0], in: file)?.parameterRanges ?? []
    }

    private mutating func checkPlace() throws(Refusal) {
        if call.place.isInPostfixIfConfig { throw .inPostfixIfConfig }
        if call.place.isInlinable { throw .inInlinable }
        if file.isInInterpolation(call.node) { throw .inInterpolation }
        // The helper may give it something else: `(view: AnyView) in`.
        let view = parameters.dropFirst(call.shape?.view ?? 0).first
        if let view, file.bytes[view].contains(UInt8(ascii: ":")) { throw .typedParameters }
        // One that gives its view back is what there is without it.
        for call in [call] + joined where call.closures.count != 1 && call.whenFalse?.links.isEmpty != true {
            throw .elseClosure
        }
        let declarations = ([call] + joined).compactMap(\.declaration)
        for name in declarations.flatMap({ [$0.receiver, $0.result] }).map(ViewTypes.viewName) {
            if ViewTypes.mustStay.contains(name) || scope.rules.otherThanView(name) != nil { throw .mustStay(name) }
        }
        if let type = ([call] + joined).firstNonNil(scope.typeGiven) { throw .mustStay(type) }
        if call.receiverFacts.type == "Text", file.isOperandOfPlus(call.node) { throw .mustStay("Text") }
        // What takes just an `AnyView` takes no other.
        for call in [call] + joined where call.declaration?.givesAnyViewToClosures == true {
            guard call.closures.allSatisfy(file.onlyAppliesModifiers) else { throw .mustStay("AnyView") }
        }
        let payload = call.kind == .optional ? 1 : nil
        for shape in ([call] + joined).compactMap(\.shape) {
            if shape.view == 0, shape.payload == payload { continue }
            // Named parameters can change places.
            guard payload == 1, shape.view == 1, shape.payload == 0, parameters.count == 2 else {
                throw .otherParameters
            }
            isValueFirst = true
        }
    }

    private func checkDepth() throws(Refusal) {
        if let receiver, copier.nests(receiver, deeperThan: Self.deepest) { throw .tooDeep }
    }

    /// As it will be: a second run sees what this one has made shorter.
    private func checkLength() throws(Refusal) {
        let longest = Self.longestReceiver
        guard let receiver, copier.lineCount(receiver, upTo: longest) > longest else { return }
        throw .longReceiver(copier.lineCount(receiver, upTo: .max))
    }

    private func checkCondition() throws(Refusal) {
        for call in [call] + joined {
            let facts = ExpressionFacts(of: call.condition.expression, in: file)
            if let word = facts.effects.first { throw .effectInCondition(word) }
            if facts.hasCall || facts.hasClosure { throw .callInCondition }
            if let value = file.booleanLiteral(call.condition.expression) { throw .literalCondition(value) }
            if scope.changesSomething(call.condition.expression) { throw .changeInCondition }
            guard call.kind == .optional, scope.givesItsType(to: call) else { continue }
            throw .untypedOptional(file.text(of: call.condition.expression))
        }
    }

    /// The condition stands before the view.
    private func checkOrder() throws(Refusal) {
        let conditions = ([call] + joined).map(\.condition.expression)
        guard let receiver = call.receiver, let asked = scope.first(of: conditions, changedBy: receiver) else { return }
        throw .otherOrder(file.excerpt(file.range(of: receiver)), file.text(of: asked))
    }

    /// The calls inside that are under one condition with this one.
    private var joined: [ConditionalCall] { call.soleInner ?? [] }

    private var receiver: Range<Int>? { call.receiver.map { file.range(of: $0) } }

    private func passage(_ whole: Range<Int>) throws(Refusal) -> Passage {
        let closureRange = (joined.last ?? call).given(in: file)
        let conditions = ([call] + joined).map(\.condition)
        let inputRange = call.inputRange(in: file)
        let kept = [inputRange, closureRange].compactMap(\.self) + conditions.map { file.range(of: $0.expression) }
        let comments = file.comments(in: whole)
        let isLost = comments.contains { comment in !kept.contains { $0.contains(comment.range.lowerBound) } }
        if isLost { throw .commentWithoutPlace }

        let input =
            inputRange.map { copier.copy($0, base: copier.indentation(at: $0.lowerBound)) } ?? Passage("self")
        let terms = conditions.map {
            JoinedCondition.Term(
                nodes: [$0.expression], isNegated: $0.isNegated, hasOwnNegation: $0.hasOwnNegation)
        }
        let condition = JoinedCondition(terms: terms, copier: copier).expression().passage
        let base = copier.base(of: closureRange)
        let places = isValueFirst ? zip(parameters, parameters.reversed()) : nil
        let swapped = places?.map { Copier.Substitution(range: $0, passage: copier.copy($1, base: base)) } ?? []
        let closure = try applying(copier.copy(closureRange, base: base, with: swapped), of: joined.last ?? call)
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

extension EitherViewWrap {
    /// The closure of a call, or one that applies what it is given instead.
    private func applying(_ given: Passage, of call: ConditionalCall) throws(Refusal) -> Passage {
        guard let link = call.whenTrue?.links.first, link.taker != nil else { return given }
        // In the closure it would be another.
        if file.descendants(of: link.node).contains(where: { file.anonymousParameter($0) != nil }) {
            throw .anonymousParameter
        }
        return "{ $0" + link.placed(given) + " }"
    }
}

extension ConditionalCall {
    /// What is applied, as it is written: its closure, or a value.
    fileprivate func given(in file: SourceFile) -> Range<Int> {
        if let link = whenTrue?.links.first, link.taker != nil { return link.range }
        return file.range(of: closures[0])
    }

    /// From the beginning of what it is called on.
    func wholeRange(in file: SourceFile) -> Range<Int> {
        (receiver.map { file.range(of: $0).lowerBound } ?? range.lowerBound)..<range.upperBound
    }

    /// What the call is on, where that stands elsewhere: a comment above the call goes to the end of it. nil for an implicit
    /// `self`.
    func inputRange(in file: SourceFile) -> Range<Int>? {
        guard let input = receiver.map({ file.range(of: $0) }) else { return nil }
        let above = file.comments(in: input.upperBound..<range.lowerBound).last
        return input.lowerBound..<(above?.range.upperBound ?? input.upperBound)
    }

    /// What the call is on may stand elsewhere, as the beginning of an expression.
    func checkReceiverMayMove(in file: SourceFile) throws(Refusal) {
        guard let receiver else { return }
        let chain = Chain(endingAt: receiver, in: file)
        if chain.pieces.contains(where: { file.kind($0) == .optionalChain }) { throw .receiverBegins("?.") }
        switch chain.root {
        case .implicitMember(let member): throw .receiverBegins("." + file.lastWord(of: member.node))
        case .expression(let root): if file.name(root) == "super" { throw .receiverBegins("super") }
        }
        if let word = ExpressionFacts(of: receiver, in: file).effects.first ?? file.effect(around: node) {
            throw .effectInReceiver(word)
        }
    }

    /// The calls inside, if each is all that the closure around it applies, and none asks for a value: what the last of
    /// them applies is under all of the conditions. nil if they are more than that.
    var soleInner: [ConditionalCall]? {
        if inner.isEmpty { return [] }
        guard kind == .bool, links.count == 1, let only = inner[links[0].node], only.kind == .bool else { return nil }
        return only.soleInner.map { [only] + $0 }
    }
}

extension ViewTypes {
    /// What a helper may be declared on or give back that a wrapped call would no longer be.
    static let mustStay: Set<String> = ["Text", "Shape", "InsettableShape"]
}

extension ViewTypes {
    /// `Text` of `some SwiftUI.Text`.
    fileprivate static func viewName(_ type: String) -> String {
        for word in ["some ", "any "] where type.hasPrefix(word) {
            return plainTypeName(String(type.dropFirst(word.count)))
        }
        return plainTypeName(type)
    }
}

extension SourceFile {
    /// True for a closure that mentions what it is given once, to call a modifier on it.
    fileprivate func onlyAppliesModifiers(_ node: NodeID) -> Bool {
        guard let closure = Closure(node, in: self) else { return false }
        let mentions = closure.mentions(of: closure.parameter(0))
        return mentions.count == 1
            && mentions.allSatisfy { mention in parent(of: mention).map { chainBase(of: $0) == mention } ?? false }
    }
}

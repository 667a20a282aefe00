import RuleModel
import Semantics
import Syntax

/// A conditional call that was found, before it is known whether anything stands in the way of a rewrite.
struct FoundCall {
    let call: ConditionalCall
    let match: HelperMatch
    let own: FileSemantics
    let context: Context
    /// What a comment gives as the reason to leave it alone; nil if none asks for that.
    let suppression: String?
    /// What the closures are that are no plain chains.
    let closures: [Obstacle]

    fileprivate var file: SourceFile { own.file }
    fileprivate var condition: NodeID { call.condition.expression }
}

extension Checks {
    /// What some packages let follow on their helpers: `.if(isOn) { … }.else { … }`.
    private static let continuations: Set<String> = ["else", "elseIf", "orElse", "otherwise"]

    static func isNotSuppressed(_ found: FoundCall) throws(Obstacle) {
        if let reason = found.suppression { throw .suppressed(reason) }
    }

    /// The parser knows what stands there.
    static func isKnownSyntax(_ found: FoundCall) throws(Obstacle) {
        if found.own.isNearUnknownSyntax(found.call.node) { throw .refused(.unknown(in: found.file)) }
    }

    /// The helper does nothing but to apply its closure under its condition.
    static func isPlainHelper(_ found: FoundCall) throws(Obstacle) {
        if let type = found.match.other, found.call.otherProtocol == nil { throw .refused(.noView(type)) }
        if let objection = found.match.objection { throw .refused(Refusal(objection)) }
    }

    /// What the call gives back is no function that is called.
    static func isNotCalled(_ found: FoundCall) throws(Obstacle) {
        if found.file.isCalled(found.call.node) { throw .refused(.resultIsCalled) }
        // Without a declaration, nothing says that what comes of it is a view.
        if found.call.declaration == nil, let member = found.file.parent(of: found.call.node),
            let name = Member(member, in: found.file)?.word, Self.continuations.contains(name)
        {
            throw .refused(.continued(name))
        }
    }

    /// As far as anything shows what it is called on, that is a view, or of a protocol that pages know as well.
    static func isOnView(_ found: FoundCall) throws(Obstacle) {
        let (call, own, rivals) = (found.call, found.own, found.match.rivals)
        guard let receiver = call.receiver, call.otherProtocol == nil else { return }
        if let type = own.otherType(of: receiver, rivals: rivals) { throw .refused(.noView(type)) }
        if let rival = rivals.min(), !own.isShownAsView(receiver, root: call.receiverFacts.root) {
            throw .refused(.mayBeOther(call.helper, rival))
        }
        // Without a declaration, nothing says what the helper is declared on.
        if call.declaration == nil, let type = own.unknownType(of: receiver) { throw .refused(.notShownAsView(type)) }
    }

    /// In a string, the result stays a `Text`: what is printed of other views is their type, which a rewrite changes.
    static func staysInString(_ found: FoundCall) throws(Obstacle) {
        let call = found.call
        guard found.file.isInInterpolation(call.node) else { return }
        let type = call.receiverFacts.type ?? found.match.declaration.receiver
        let isSpread = found.file.bytes[call.range].contains(where: isLineBreak)
        if isSpread || !found.context.rules.isOwnType(type) { throw .refused(.inInterpolation) }
    }

    /// The condition is a value and no function.
    static func asksForValue(_ found: FoundCall) throws(Obstacle) {
        let (file, condition) = (found.file, found.condition)
        if file.kind(condition) == .closure { throw .refused(.functionAsCondition(nil)) }
        if file.isOperator(condition) || found.match.takesFunction {
            throw .refused(.functionAsCondition(file.text(of: condition)))
        }
    }

    /// The condition may change while the program runs.
    static func mayFlip(_ found: FoundCall) throws(Obstacle) {
        guard found.call.kind == .bool, !found.context.treatsConstants,
            !found.context.branches.ends(found.call.declaration)
        else { return }
        if let reason = found.own.constancy(of: found.condition)?.text { throw .constant(reason) }
    }

    static func conditionHasNoEffect(_ found: FoundCall) throws(Obstacle) {
        if let word = ExpressionFacts(of: found.condition, in: found.file).effects.first {
            throw .refused(.effectInCondition(word))
        }
    }

    /// Where the helper gives `AnyView`, any view would do as well. A branch may be wrapped, which is as little one.
    static func mayLoseErasure(_ found: FoundCall) throws(Obstacle) {
        if plainTypeName(found.match.declaration.result) == "AnyView", !found.own.mayBeAnyView(found.call.node) {
            throw .refused(.mustStay("AnyView"))
        }
    }

    /// Each closure is one plain chain.
    static func appliesPlainChains(_ found: FoundCall) throws(Obstacle) {
        if let first = found.closures.first { throw first }
    }

    /// What the helper is given, and was evaluated whether it was applied or not, may as well be evaluated less often.
    static func losesNoValue(_ found: FoundCall) throws(Obstacle) {
        let sides = [(found.call.whenTrue, KnownHelper.Role.transform), (found.call.whenFalse, .otherwise)]
        for (side, role) in sides where found.match.isEvaluatedAlways(role) {
            // What is made elsewhere has no form that could be evaluated less often.
            guard let link = side?.links.first, link.taker != nil,
                Call(link.node, in: found.file)?.plainTypeName != nil,
                let part = found.own.totality().obstacle(in: link.node)
            else { continue }
            throw .refused(.lost(found.file.text(of: part), whenOff: true))
        }
    }

    /// What the closures unwrap with `!` is known to be in an optional that the condition compares to `nil`.
    static func unwrapsWhatIsTested(_ found: FoundCall) throws(Obstacle) {
        let (call, file) = (found.call, found.file)
        let known =
            call.condition.isNegated
            ? [] : found.own.unwrapping(under: found.condition, in: call.closures.first)
        let mentions = known.flatMap { $0.inside + $0.later }
        if let name = file.unwrapped(under: found.condition, in: call.closures, except: mentions) {
            throw .refused(.unwrapsTested(name))
        }
    }
}

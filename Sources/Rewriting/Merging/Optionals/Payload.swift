import RuleModel
import Semantics
import Syntax

/// What is in the optional of a call, as the call's closure mentions it: `$1`, `value`, or `title!` under `title != nil`.
///
/// In passages a mark stands for it until the place has a name for it: `badge`, `$0`, or the optional itself.
struct Payload: Sendable {
    /// Of its own among those of the calls around it. No text holds one: they are noncharacters.
    let mark: Character
    /// Without its `!= nil`.
    let optional: NodeID
    /// The closure's own name for it; nil for `$1` and `title!`.
    let name: String?
    /// How the closure spells it.
    let text: String
    let mentions: [Range<Int>]
    /// What else the closure names: a new name must be none of these.
    let otherNames: Set<String>
    /// True if it is shown to be an optional itself.
    var isOptional: Bool { if case .type(let text) = shown { text.hasSuffix("??") } else { false } }
    /// What the optional shows of its type.
    var shown: Evidence = .unknown
    /// True for what takes its type from where it stands: there it takes that of the helper's parameter.
    var takesItsType = false
    /// What the helper declares that parameter as; nil where it is not in sight.
    var parameterType: String?
    /// Of `model?.title` whether `title` is an optional by itself; nil where nothing shows that.
    var isLastMemberOptional: Bool?
}

extension Payload {
    private static let marks = (0xFDD0...0xFDEF as ClosedRange<UInt32>).compactMap {
        Unicode.Scalar($0).map(Character.init)
    }

    /// How many optionals one call may unwrap.
    private static let mostOfCall = 4

    /// - Parameters:
    ///   - depth: in how many other calls' closures the call stands.
    ///   - place: which of the call's optionals it is.
    private static func mark(_ depth: Int, _ place: Int = 0) throws(Refusal) -> Character {
        guard place < mostOfCall, depth < marks.count / mostOfCall else { throw .tooDeep }
        return marks[depth * mostOfCall + place]
    }

    /// The parameter of a closure for what is in an optional.
    init(
        of optional: NodeID, parameter: String, of closure: NodeID, depth: Int, in file: SourceFile
    ) throws(Refusal) {
        let closure = Closure(block: closure, in: file)!
        let nodes = closure.mentions(of: parameter)
        // `[value]` and `if let value` read it under a name that must stay; what `let value = 3` binds is another.
        if nodes.contains(where: { file.kind($0) != .name }) || closure.declares(parameter) {
            throw .shadowedName(parameter)
        }
        self.init(
            mark: try Self.mark(depth), optional: optional, name: parameter.first == "$" ? nil : parameter,
            text: parameter,
            mentions: nodes.map { file.range(of: $0) }, otherNames: closure.names(without: nodes))
    }

    /// `title!` under `title != nil`.
    init(
        of optional: NodeID, unwrappedBy nodes: [NodeID], in closure: NodeID, depth: Int, place: Int,
        in file: SourceFile
    ) throws(Refusal) {
        self.init(
            mark: try Self.mark(depth, place), optional: optional, name: nil, text: file.text(of: nodes[0]),
            mentions: nodes.map { file.range(of: $0) },
            otherNames: Closure(block: closure, in: file)!.names(without: nodes))
    }
}

extension ConditionalCall {
    /// What is in the call's optional, or in those that its condition compares to `nil` and its closure unwraps.
    func payloads(_ types: TypeReader) throws(Refusal) -> [Payload] {
        let file = types.file
        guard let side = whenTrue, Closure(block: side.closure, in: file) != nil else { return [] }
        var payloads: [Payload] = []
        if kind == .optional {
            payloads = [
                try Payload(
                    of: condition.expression, parameter: side.payload ?? "_", of: side.closure, depth: place.depth,
                    in: file)
            ]
        } else if !condition.isNegated {
            let scopes = types.names.scopes
            for one in file.unwrapping(under: condition.expression, in: side.closure, scopes) {
                // What an action reads later, or changes, stays `title!`.
                let read = one.inside.filter { types.isReadInPlace($0, in: side.closure) }
                if read.isEmpty { continue }
                payloads.append(
                    try Payload(
                        of: one.optional, unwrappedBy: one.later + read, in: side.closure, depth: place.depth,
                        place: payloads.count, in: file))
            }
        }
        for index in payloads.indices {
            let optional = payloads[index].optional
            let shown = types.type(of: optional)
            payloads[index].shown = shown
            payloads[index].isLastMemberOptional = types.lastMember(ofOptionalChain: optional).isOptional
            guard kind == .optional else { continue }
            payloads[index].parameterType = declaration?.payloadType
            payloads[index].takesItsType = takesItsType(optional, types)
            // `isBig ? 8 : nil` shows no more than `8` does.
            let isChoice = payloads[index].takesItsType && file.kind(file.withoutParentheses(optional)) == .sequence
            if types.isNoOptional(optional), !isChoice { throw .notOptional(file.text(of: optional)) }
        }
        return payloads
    }
}

extension TypeReader {
    /// True for what is made an optional for a helper, and would not be elsewhere.
    func isNoOptional(_ value: NodeID) -> Bool {
        let value = file.withoutParentheses(value)
        let sides = FoldedSequence(of: value, in: file).split(at: "??")
        // `tint ?? .red`, `tint ?? Color(white: 0)`
        if sides.count > 1, let last = sides.last?.sole, file.kind(last) != .nilLiteral {
            if takesItsType(last) || isNoOptional(last) { return true }
        }
        if makesWhatCannotFail(value) || isMethod(value) { return true }
        let shown = type(of: value)
        return (shown == .unknown ? isUnwrapped(value) : shown.isNoOptional) && !file.mayFail(value)
    }

    /// True for `store.save`, which no property of the name can be.
    private func isMethod(_ value: NodeID) -> Bool {
        guard let member = Member(value, in: file), let base = member.base else { return false }
        guard case .type(let type) = type(of: base) else { return false }
        let owner = names.project.resolved(TypeText(type).value.name)
        return names.project.isMethod(member.name, of: plainTypeName(owner))
    }

    /// True for `Color(white: 0)` of a style or a view that a page states, and for `tints[name, default: .red]`.
    private func makesWhatCannotFail(_ value: NodeID) -> Bool {
        if let type = Call(value, in: file)?.typeName {
            return type != "Optional" && ["ShapeStyle", "View"].contains { rules.isKnown(type, toBe: $0) }
                && !names.project.mayFail(type)
        }
        guard let list = file.child(.subscriptArguments, of: value) else { return false }
        return file.children(of: list).contains { file.firstWord(of: $0) == "default" }
    }
}

extension Evidence {
    /// nil where it shows no type.
    fileprivate var isOptional: Bool? {
        switch self {
        case .type(let text): TypeText(text).isOptional
        case .view: false
        default: nil
        }
    }

    /// True for a literal but `nil`, and for what is of a type that is no optional.
    fileprivate var isNoOptional: Bool {
        switch self {
        case .integer, .float, .string, .boolean, .array, .dictionary: true
        case .type(let type): !TypeText(type).isOptional
        case .nilLiteral, .implicitMember, .view, .closure, .keyPath, .unknown: false
        }
    }
}

extension SourceFile {
    /// True for what may give an optional whatever type it shows: an initializer, and what stands behind `?.`.
    fileprivate func mayFail(_ node: NodeID) -> Bool {
        ([node] + descendants(of: node)).contains { part in
            kind(part) == .optionalChain || Call(part, in: self)?.initializedName != nil
        }
    }
}

extension Passage {
    func holds(_ payload: Payload) -> Bool { lines.contains { $0.text.contains(payload.mark) } }

    /// The same with a name for what is in an optional.
    func naming(_ payload: Payload, _ name: String) -> Passage {
        mapLines { _, line in
            guard line.text.contains(payload.mark) else { return }
            line.text = line.text.split(separator: payload.mark, omittingEmptySubsequences: false)
                .joined(separator: name)
        }
    }
}

extension Value {
    /// `red` of `.red` or `isOn ? .red : .blue`. What a call in it is given means what that takes: `.font(.title)`.
    var implicitMember: String? {
        var calls: [Bool] = []
        for place in words.indices.dropLast() {
            let before = place == 0 ? "(" : words[place - 1]
            switch words[place] {
            case "(":
                calls.append(
                    place > 0 && (before.utf8.last.map { isWordByte($0) || ")]>`".utf8.contains($0) } ?? false))
            case ")": _ = calls.popLast()
            case "." where !calls.contains(true):
                // `item?.name` is no choice.
                let isFirst = [":", "??", "("].contains(before) || before == "?" && words[place...].contains(":")
                if isFirst { return words[place + 1] }
            default: break
            }
        }
        return nil
    }
}

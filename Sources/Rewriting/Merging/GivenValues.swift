import RuleModel
import Semantics
import Syntax

/// Some values that a page speaks of, `given $alignment .center, nil`: whether an argument is or calls one of them, or may
/// do so. What cannot be told must not pass for safe.
struct GivenValues {
    let own: FileSemantics
    private let values: [[String]]
    private let parameter: Parameter
    /// Without the `?` of an optional.
    private let type: String

    private var file: SourceFile { own.file }

    init(_ values: [Template], for parameter: Parameter, in own: FileSemantics) {
        (self.own, self.parameter, self.values) = (own, parameter, values.map(\.words))
        type = parameter.type.last == "?" ? String(parameter.type.dropLast()) : parameter.type
    }

    /// - Parameter written: what is written for the parameter; empty where it is left out.
    func mayBe(anyOf written: [NodeID]) -> Bool {
        guard written.isEmpty else { return written.contains { mayBe($0) } }
        return parameter.defaultValue.map { values.contains($0.words) } ?? false
    }

    private func mayBe(_ node: NodeID, depth: Int = 0) -> Bool {
        let node = file.withoutParentheses(node)
        switch file.kind(node) {
        case .closure:
            return file.descendants(of: node).contains { part in
                guard let call = Call(part, in: file), call.isMember else { return false }
                return values.contains([".", call.name])
            }
        case .numberLiteral, .boolLiteral, .nilLiteral, .stringLiteral, .array, .dictionary, .keyPath:
            return values.contains(file.tokenTexts(of: node))
        case .call where values == [["nil"]]: return !isSomething(node)
        case .call: return Call(node, in: file).map { mayBe($0) } ?? true
        case .sequence:
            let sides = FoldedSequence(of: node, in: file).sides
            return sides?.contains { mayBe($0) } ?? true
        case .name:
            // What gives it its value, where that is one expression.
            let found = file.name(node).map { own.bodies.bodies(of: $0, at: node) } ?? []
            guard depth < NameTrail.longest, found.count == 1,
                let value = file.soleExpression(of: found[0])
            else { return true }
            return mayBe(value, depth: depth + 1)
        case .member: return mayBe(Member(node, in: file)!)
        default: return true
        }
    }

    /// `Alignment.top` is `.top`; a member that no page lists may be anything.
    private func mayBe(_ member: Member) -> Bool {
        if member.base == nil, values == [["nil"]] { return member.name == "none" }
        if let base = member.base, own.rules.fact(named: file.text(of: base))?.name != type { return true }
        return values.contains([".", member.name]) || own.rules.fact(named: type)?.members.contains(member.name) != true
    }

    /// `.linear(duration: 1).delay(2)` is neither `.repeatForever` nor `.easeIn`, if all its members are listed by a page.
    private func mayBe(_ call: Call) -> Bool {
        guard call.isMember else { return true }
        if values.contains([".", call.name]) || own.rules.fact(named: type)?.members.contains(call.name) != true {
            return true
        }
        guard let base = Member(call.callee, in: file)?.base, own.rules.fact(named: file.text(of: base))?.name != type
        else {
            return false
        }
        return mayBe(base)
    }

    /// True for `.spring()` and `Animation.spring()`: no such call gives `nil`.
    private func isSomething(_ call: NodeID) -> Bool {
        switch file.kind(call) {
        case .call, .member:
            if file.isTypeName(call) { return true }
            return file.chainBase(of: call).map(isSomething) ?? true
        case .name: return file.isTypeName(call)
        default: return false
        }
    }
}

extension SourceFile {
    /// `value` of a constant, and what is in `{ value }`.
    fileprivate func soleExpression(of body: NodeID) -> NodeID? {
        guard [.accessorBlock, .codeBlock].contains(kind(body)) else {
            return parent(of: body).flatMap { Binding($0, in: self) }?.isLet == true ? body : nil
        }
        let statements = statements(of: body)
        return statements.count == 1 && ![.accessor, .returnStatement].contains(kind(statements[0]))
            ? statements[0] : nil
    }
}

extension Template {
    /// True for one that reads nothing.
    var isLiteral: Bool {
        [.numberLiteral, .boolLiteral, .nilLiteral, .stringLiteral].contains(file.kind(root))
    }
}

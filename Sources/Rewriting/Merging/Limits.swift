import RuleModel
import Semantics
import Syntax

/// Tells whether what a page says of a form holds for a link: all of a remark's limits must.
struct Limits {
    let site: LinkSite

    private var file: SourceFile { site.file }
    private var rules: RuleBook { site.rules }
    private var bodies: NamedBodies { site.site.own.bodies }

    func hold(for remark: Remark, _ arguments: UserArguments) -> Bool {
        remark.limits.allSatisfy { holds($0, arguments) }
    }

    /// The same where the arguments are out of sight, and may be such ones.
    func mayHold(for remark: Remark) -> Bool { remark.limits.allSatisfy { holds($0, nil) } }

    /// The same remark as it holds for a call of what the link stands in: without the limits that are met here, and that
    /// depend on arguments; none if one of these is not met. What an argument has in common with the condition shows only
    /// there: each name in it is asked for as if it were a parameter.
    func open(_ remark: Remark, _ arguments: UserArguments) -> [Remark] {
        guard let place = remark.limits.firstIndex(where: \.asksForCondition),
            case .given(let name, let values) = remark.limits[place]
        else { return open(plain: remark, arguments).map { [$0] } ?? [] }
        var rest = remark.limits
        rest.remove(at: place)
        guard let others = open(plain: Remark(kind: remark.kind, limits: rest, reason: remark.reason), arguments) else {
            return []
        }
        return namesRead(in: arguments.written(name).map(\.value)).map {
            Remark(
                kind: remark.kind, limits: others.limits + [.given(parameter: $0, values: values)],
                reason: remark.reason)
        }
    }

    /// The names of what some expressions read, without the `$` of a binding.
    private func namesRead(in nodes: [NodeID]) -> [String] {
        var names: [String] = []
        for part in nodes.flatMap({ [$0] + Array(file.descendants(of: $0)) }) {
            let member = Member(part, in: file)
            guard let name = member?.isOfSelf == true ? member?.name : file.name(part) else { continue }
            // `Model.shared.isOn` reads something, `Model()` makes it.
            if name == "self" || name.isTypeName && file.isCalled(part) { continue }
            names.append(name.first == "$" ? String(name.dropFirst()) : name)
        }
        return names.unique
    }

    /// The same of a remark that asks nothing about the condition.
    private func open(plain remark: Remark, _ arguments: UserArguments) -> Remark? {
        if hold(for: remark, arguments) {
            let kept = remark.limits.filter { limit in
                switch limit {
                case .before: true
                // What the view is shows where the call stands.
                case .unless: addsNoView
                default: false
                }
            }
            return Remark(kind: remark.kind, limits: kept, reason: remark.reason)
        }
        var limits: [Remark.Limit] = []
        for limit in remark.limits {
            if case .given = limit {
                if !holds(limit, arguments) { return nil }
            } else {
                limits.append(limit)
            }
        }
        return Remark(kind: remark.kind, limits: limits, reason: remark.reason)
    }

    private func holds(_ limit: Remark.Limit, _ arguments: UserArguments?) -> Bool {
        let (call, others) = (site.site.call, site.site.underlyingViews)
        switch limit {
        case .after(let names):
            return !site.earlier.isDisjoint(with: names) || others.contains { !$0.links.isDisjoint(with: names) }
        case .before(let names): return site.later.first(of: Set(names)) != nil
        case .holding(let names):
            // `self` may be one.
            if call.receiverFacts.root.map(names.contains) ?? false { return true }
            let views = call.receiver.map { [$0] + others.compactMap(\.node) } ?? []
            return views.contains { site.site.own.contains(callOf: names, in: $0) }
        case .on(let types):
            return (others.map(\.root) + [call.receiverFacts.root]).contains { root in
                guard let root else { return false }
                // A view of the project's own may be `Equatable`.
                let protocols = site.types.names.project.conformances(of: root) ?? []
                return types.contains(root) || !protocols.isDisjoint(with: types)
            }
        case .unless(let types): return !isJust(types)
        case .inside(let names): return !site.containers.isDisjoint(with: names)
        case .given(let name, let values): return arguments.map { given(name, values, $0) } ?? true
        }
    }

    /// True for `Text(title).padding()`, and not for `Text(title).overlay { badge }`: a link that no page states may put
    /// anything into the view.
    private func isJust(_ types: [String]) -> Bool {
        guard site.site.underlyingViews.isEmpty, let root = site.site.call.receiverFacts.root, isOne(root, of: types)
        else {
            return false
        }
        return addsNoView
    }

    /// True if all that is applied before the link puts no other view into its view, as far as pages state it.
    private var addsNoView: Bool {
        site.earlier.allSatisfy { name in
            rules.overloads[name]?.allSatisfy { overload in
                overload.signature.parameters.allSatisfy { parameter in
                    !parameter.isBuilder && !overload.signature.protocols(of: parameter).contains("View")
                }
            } ?? false
        }
    }

    private func isOne(_ type: String, of types: [String]) -> Bool {
        var open = [type]
        while let name = open.popLast() {
            if types.contains(name) { return true }
            open += rules.fact(named: name)?.conformances ?? []
        }
        return false
    }

    /// True if an argument is or calls one of these values, or may do so: what cannot be told must not pass for safe.
    private func given(_ name: String, _ values: [Template], _ arguments: UserArguments) -> Bool {
        guard let parameter = arguments.parameter(name) else { return false }
        // A side alone gives one value.
        if values == Remark.Limit.chosen { return false }
        if values == Remark.Limit.condition {
            let written = arguments.written(name).map(\.value)
            // What a default reads, no call shows.
            if written.isEmpty { return parameter.defaultValue.map { !$0.isLiteral } ?? false }
            let ranges = written.map { file.range(of: $0) }
            if site.condition.payloads.flatMap(\.mentions).contains(where: { mention in
                ranges.contains { $0.overlaps(mention) }
            }) {
                return true
            }
            let type = parameter.typeText.value.name
            return site.site.own.readTheSame(written, implicit: type, site.condition.terms.flatMap(\.nodes))
        }
        let values = values.map(\.words)
        let written = arguments.written(name)
        let type = parameter.type.last == "?" ? String(parameter.type.dropLast()) : parameter.type
        guard written.isEmpty else { return written.contains { mayBe($0.value, values, type: type) } }
        return parameter.defaultValue.map { values.contains($0.words) } ?? false
    }

    private func mayBe(_ node: NodeID, _ values: [[String]], type: String, depth: Int = 0) -> Bool {
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
        case .call: return Call(node, in: file).map { mayBe($0, values, type: type) } ?? true
        case .sequence:
            let sides = FoldedSequence(of: node, in: file).sides
            return sides?.contains { mayBe($0, values, type: type) } ?? true
        case .name:
            // What gives it its value, where that is one expression.
            let found = file.name(node).map { bodies.bodies(of: $0, at: node) } ?? []
            guard depth < NameTrail.longest, found.count == 1,
                let value = file.soleExpression(of: found[0])
            else { return true }
            return mayBe(value, values, type: type, depth: depth + 1)
        case .member: return mayBe(Member(node, in: file)!, values, type: type)
        default: return true
        }
    }

    /// `Alignment.top` is `.top`; a member that no page lists may be anything.
    private func mayBe(_ member: Member, _ values: [[String]], type: String) -> Bool {
        if let base = member.base, rules.fact(named: file.text(of: base))?.name != type { return true }
        return values.contains([".", member.name]) || rules.fact(named: type)?.members.contains(member.name) != true
    }

    /// `.linear(duration: 1).delay(2)` is neither `.repeatForever` nor `.easeIn`, if all its members are listed by a page.
    private func mayBe(_ call: Call, _ values: [[String]], type: String) -> Bool {
        guard call.isMember else { return true }
        if values.contains([".", call.name]) || rules.fact(named: type)?.members.contains(call.name) != true {
            return true
        }
        guard let base = Member(call.callee, in: file)?.base, rules.fact(named: file.text(of: base))?.name != type
        else {
            return false
        }
        return mayBe(base, values, type: type)
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
    fileprivate var isLiteral: Bool {
        [.numberLiteral, .boolLiteral, .nilLiteral, .stringLiteral].contains(file.kind(root))
    }
}

import Syntax

/// What is in the optional of a call, as the call's closure mentions it: `$1`, `value`, or `title!` under `title != nil`.
///
/// In passages a mark stands for it until the place has a name for it: `badge`, `$0`, or the optional itself.
struct Payload: Sendable {
    /// No Swift source holds it.
    static let mark: Character = "\u{0}"

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
    var isOptional = false
}

extension Payload {
    /// The parameter of a closure for what is in an optional.
    init(of optional: NodeID, parameter: String, of closure: NodeID, in file: SourceFile) throws(Refusal) {
        let nodes = file.mentionNodes(of: parameter, in: closure)
        // `[value]` and `if let value` read it under a name that must stay.
        if nodes.contains(where: { file.kind($0) != .name }) { throw .shadowedName(parameter) }
        self.init(
            optional: optional, name: parameter.first == "$" ? nil : parameter, text: parameter,
            mentions: nodes.map { file.range(of: $0) }, otherNames: file.names(in: closure, without: nodes))
    }

    /// `title!` under `title != nil`.
    init(of optional: NodeID, unwrappedBy nodes: [NodeID], in closure: NodeID, in file: SourceFile) {
        self.init(
            optional: optional, name: nil, text: file.text(of: nodes[0]), mentions: nodes.map { file.range(of: $0) },
            otherNames: file.names(in: closure, without: nodes))
    }
}

extension Passage {
    var holdsPayload: Bool { lines.contains { $0.text.contains(Payload.mark) } }

    func naming(payload name: String) -> Passage {
        Passage(
            lines: lines.map { line in
                var line = line
                if line.text.contains(Payload.mark) {
                    line.text = line.text.split(separator: Payload.mark, omittingEmptySubsequences: false)
                        .joined(separator: name)
                }
                return line
            })
    }
}

extension Value {
    var holdsPayload: Bool { passage.holdsPayload }

    /// True if it is what is in the optional, and nothing else.
    var isPayload: Bool { passage == Passage(String(Payload.mark)) }

    /// `red` of `.red` or `isOn ? .red : .blue`.
    var implicitMember: String? {
        for place in words.indices.dropLast() where words[place] == "." {
            let isFirst = place == 0 || ["?", ":", "??", "("].contains(words[place - 1])
            if isFirst { return words[place + 1] }
        }
        return nil
    }
}

extension JoinedCondition {
    /// What is in the condition, where that is one optional.
    var payload: Payload? { terms.count == 1 ? terms[0].payload : nil }

    /// The optional, and a name for what is in it that means nothing else in the closure.
    func unwrapped(without taken: Set<String>) throws(Refusal) -> (name: String, optional: Passage) {
        guard let payload else { throw .optionalCondition }
        let own = payload.name.map { [$0] } ?? []
        let last = memberPath.last.map { [$0] } ?? []
        // Of a plain name the rest of the file knows what it means.
        let wanted = path?.count == 1 ? last + own : own + last
        let name = (wanted + ["value"]).first {
            !taken.contains($0) && !payload.otherNames.contains($0) && $0 != "self"
        }
        guard let name else { throw .shadowedName("value") }
        let optional = written(terms[0].node).passage
        return (name, copier.file.hasTrailingClosure(terms[0].node) ? "(" + optional + ")" : optional)
    }

    /// `tint`, `alpha ?? 1`, `size.map { $0 * 2 } ?? 0`
    func unwrap(_ active: Value, orElse inert: Value) throws(Refusal) -> Passage {
        guard let payload else { return active.passage }
        let optional = written(terms[0].node)
        if active.isPayload {
            // Only an optional in an optional needs the `??` then.
            if inert.words == ["nil"], !payload.isOptional { return optional.passage }
            return optional.operand(looserThan: .prefix) + " ?? " + inert.operand(looserThan: .coalescing)
        }
        // `a?.b.map { … }` would be a member of what is in `a`.
        let isChained = copier.file.contains([.optionalChain], in: terms[0].node)
        let base = isChained ? "(" + optional.passage + ")" : optional.operand(looserThan: .primary)
        let mapped: Passage
        // In a closure within it `$0` would be that one's.
        if !active.words.contains("{") || payload.text.first == "$" {
            mapped = base + ".map { " + active.passage.naming(payload: "$0") + " }"
        } else {
            let name = if let own = payload.name { own } else { try unwrapped(without: []).name }
            mapped = base + ".map { \(name) in " + active.passage.naming(payload: name) + " }"
        }
        return inert.words == ["nil"] ? mapped : mapped + " ?? " + inert.operand(looserThan: .coalescing)
    }

    /// The names of `model.badge`, and of what ends in such: `badge` of `badges[0].badge`.
    private var memberPath: [String] {
        if let path { return path }
        let node = terms[0].node
        return copier.file.kind(node) == .member
            ? [copier.file.text(of: copier.file.nameToken(ofMember: node))] : []
    }
}

extension SourceFile {
    /// The names in a closure, without some nodes of it.
    func names(in closure: NodeID, without nodes: [NodeID]) -> Set<String> {
        let left = Set(nodes.flatMap { [$0] + Array(descendants(of: $0)) })
        var names: Set<String> = []
        for node in descendants(of: closure) where !left.contains(node) {
            switch kind(node) {
            case .name: names.insert(text(of: node))
            case .capture, .bindingCondition: names.formUnion(tokenTexts(of: node))
            default: break
            }
        }
        return names
    }
}

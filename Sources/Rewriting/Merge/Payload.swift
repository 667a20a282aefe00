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
    var isOptional = false
}

extension Payload {
    private static let marks = (0xFDD0...0xFDEF as ClosedRange<UInt32>).compactMap {
        Unicode.Scalar($0).map(Character.init)
    }

    /// - Parameter depth: in how many other calls' closures the call stands.
    private static func mark(_ depth: Int) throws(Refusal) -> Character {
        guard marks.indices.contains(depth) else { throw .tooDeep }
        return marks[depth]
    }

    /// The parameter of a closure for what is in an optional.
    init(
        of optional: NodeID, parameter: String, of closure: NodeID, depth: Int, in file: SourceFile
    ) throws(Refusal) {
        let nodes = file.mentionNodes(of: parameter, in: closure)
        // `[value]` and `if let value` read it under a name that must stay.
        if nodes.contains(where: { file.kind($0) != .name }) { throw .shadowedName(parameter) }
        self.init(
            mark: try Self.mark(depth), optional: optional, name: parameter.first == "$" ? nil : parameter,
            text: parameter,
            mentions: nodes.map { file.range(of: $0) }, otherNames: file.names(in: closure, without: nodes))
    }

    /// `title!` under `title != nil`.
    init(
        of optional: NodeID, unwrappedBy nodes: [NodeID], in closure: NodeID, depth: Int, in file: SourceFile
    ) throws(Refusal) {
        self.init(
            mark: try Self.mark(depth), optional: optional, name: nil, text: file.text(of: nodes[0]),
            mentions: nodes.map { file.range(of: $0) },
            otherNames: file.names(in: closure, without: nodes))
    }
}

extension ConditionalCall {
    /// What is in the call's optional; nil for a call with a plain condition.
    func payload(of branch: Branch, _ evidence: EvidenceReader) throws(Refusal) -> Payload? {
        let file = evidence.file
        let expression = condition.expression
        var payload: Payload
        if kind == .optional {
            payload = try Payload(
                of: expression, parameter: branch.payload ?? "_", of: branch.closure, depth: place.depth, in: file)
        } else if !condition.isNegated,
            let (optional, mentions) = file.unwrapping(under: expression, in: branch.closure)
        {
            payload = try Payload(
                of: optional, unwrappedBy: mentions, in: branch.closure, depth: place.depth, in: file)
        } else {
            return nil
        }
        if case .type(let text) = evidence.evidence(of: payload.optional) { payload.isOptional = text.hasSuffix("??") }
        return payload
    }
}

extension Passage {
    func holds(_ payload: Payload) -> Bool { lines.contains { $0.text.contains(payload.mark) } }

    /// The same with a name for what is in an optional.
    func naming(_ payload: Payload, _ name: String) -> Passage {
        Passage(
            lines: lines.map { line in
                var line = line
                if line.text.contains(payload.mark) {
                    line.text = line.text.split(separator: payload.mark, omittingEmptySubsequences: false)
                        .joined(separator: name)
                }
                return line
            })
    }
}

extension Value {
    /// `red` of `.red` or `isOn ? .red : .blue`.
    var implicitMember: String? {
        for place in words.indices.dropLast() where words[place] == "." {
            let isFirst = place == 0 || ["?", ":", "??", "("].contains(words[place - 1])
            if isFirst { return words[place + 1] }
        }
        return nil
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

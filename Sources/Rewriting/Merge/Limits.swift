import RuleModel
import Syntax

/// Tells whether what a page says of a form holds for a link: all of a remark's limits must.
struct Limits {
    let file: SourceFile
    /// The names of the links that stand earlier in the chain, those of other conditional calls too.
    let earlier: Set<String>
    /// The type that the chain begins at.
    let root: String?
    /// The containers in whose closures the call stands: `Menu`, `.toolbar`.
    let containers: Set<String>

    func hold(for remark: Remark, _ arguments: UserArguments) -> Bool {
        remark.limits.allSatisfy { limit in
            switch limit {
            case .after(let names): !earlier.isDisjoint(with: names)
            case .on(let types): root.map(types.contains) ?? false
            case .inside(let names): !containers.isDisjoint(with: names)
            case .given(let name, let values): given(name, values, arguments)
            }
        }
    }

    private func given(_ name: String, _ values: [String], _ arguments: UserArguments) -> Bool {
        guard let parameter = arguments.parameter(name) else { return false }
        let written = arguments.written(name).map { file.tokenTexts(of: $0.value) }
        let actual = written.isEmpty ? parameter.defaultValue.map { [Value(expression: $0).words] } ?? [] : written
        return values.contains { text in
            let value = Value(expression: text)
            // `Alignment.top` is `.top`.
            return actual.contains {
                $0 == value.words || (value.isImplicitMember && $0 == [parameter.type] + value.words)
            }
        }
    }
}

extension SourceFile {
    /// The names of the calls in whose closures a node stands, those of modifiers with a period.
    func containers(around node: NodeID) -> Set<String> {
        var names: Set<String> = []
        for outer in ancestors(of: node) {
            if kind(outer).isTypeDeclaration { break }
            guard kind(outer) == .closure, let call = ancestors(of: outer).first(where: { kind($0) == .call }),
                let parts = CallParts(of: call, in: self), parts.arguments.contains(where: { $0.value == outer })
            else { continue }
            names.insert(parts.isMember ? "." + parts.name : parts.name)
        }
        return names
    }
}

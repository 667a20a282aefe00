import RuleModel
import Syntax

// What the declaration of a generic parameter shows of values of that type.
extension TypeReader {
    /// What a generic parameter's declaration shows of a value: `some ShapeStyle` of `style: S` where `S: ShapeStyle`; nil
    /// for another type.
    func generic(_ type: String, at node: NodeID) -> Evidence? {
        guard let written = file.constraints(ofGeneric: type, at: node) else { return nil }
        if namesViews { return .type("some " + written.joined(separator: " & ")) }
        let stated = written.map(plainTypeName).flatMap { [$0] + names.project.ancestors(of: $0) }
            .filter { rules.fact(named: $0) != nil }
        // What no page speaks of may imply more.
        let isKnown = written.map(plainTypeName).allSatisfy {
            rules.fact(named: $0) != nil || names.project.isDeclared($0)
        }
        guard isKnown, !written.isEmpty else { return nil }
        // Of protocols of the project's alone it has their members.
        return self.type(written: "some " + (stated.isEmpty ? written : stated.unique).joined(separator: " & "))
    }

    /// What a closure gives that a function takes: `some View` of `label()` where `label: () -> V` and `V: View`.
    func resultOfParameter(_ name: String, at node: NodeID) -> Evidence? {
        guard case .type(let type)? = names.typed(name, at: node)?.type, type.contains("->") else { return nil }
        return generic(String(type.drop { $0 != ">" }.dropFirst().drop { $0 == " " }), at: node)
    }
}

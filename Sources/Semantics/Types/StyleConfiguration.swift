import RuleModel
import Syntax

// What a style is given.
extension TypeReader {
    /// `ButtonStyleConfiguration` for the `Configuration` of a `ButtonStyle`: each protocol of styles names its own so.
    func styleConfiguration(_ type: String, at node: NodeID) -> String? {
        guard type == "Configuration" || type == "Self.Configuration" else { return nil }
        let protocols = file.enclosingTypes(of: node).flatMap { names.project.ancestors(of: $0.name) }
        return protocols.map { $0 + "Configuration" }.first {
            rules.fact(named: $0) != nil || names.project.isGlobal($0)
        }
    }

    /// `configuration.label` is the `ButtonStyleConfiguration.Label` that a page states, which is a view.
    func part(_ name: String, ofConfiguration type: String) -> Evidence? {
        guard let first = name.first, case let part = "\(type).\(first.uppercased())\(name.dropFirst())",
            // No `Label` of whatever else has one.
            rules.fact(named: part)?.name == part
        else { return nil }
        return rules.isKnown(part, toBe: "View") ? .view : nil
    }
}

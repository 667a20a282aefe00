import RuleModel
import Syntax

/// Where the type of an expression is free: any view would do as well.
///
/// A helper that gives back `AnyView` may be called for just that: in `[AnyView]`, in `let row: AnyView`, where several
/// `return`s must agree. Free are the statements of result builders, and the one value of what gives back `some View`.
extension FileSemantics {
    package func mayBeAnyView(_ call: NodeID) -> Bool { isFreeStatement(file.carrier(of: call), mustBuild: false) }

    /// - Parameter mustBuild: only a builder makes it free, as in the branch of an `if`.
    private func isFreeStatement(_ statement: NodeID, mustBuild: Bool) -> Bool {
        guard let list = file.parent(of: statement) else { return true }
        switch file.kind(list) {
        case .sourceFile: return true
        case .ifConfig, .conditionalClause: return isFreeStatement(list, mustBuild: mustBuild)
        case .ifStatement, .switchStatement: return isFreeStatement(file.carrier(of: list), mustBuild: true)
        case .switchCase: return isFreeStatement(list, mustBuild: true)
        case .returnStatement: return !mustBuild && isOnlyReturn(list)
        case .closure: return file.builder(list, rules) != nil
        case .accessorBlock, .codeBlock:
            if let outer = file.parent(of: list), file.kind(outer) == .ifStatement {
                return isFreeStatement(file.carrier(of: outer), mustBuild: true)
            }
            guard let owner = file.owner(ofBody: list), file.givesSomeView(owner) else { return false }
            return file.isBuilder(owner) || (!mustBuild && file.statements(of: list).count == 1)
        default: return false
        }
    }

    /// `return ‹value›` as the only one of a function or property that gives back `some View`.
    private func isOnlyReturn(_ statement: NodeID) -> Bool {
        guard let list = file.parent(of: statement), let owner = file.owner(ofBody: list),
            file.kind(owner) != .subscriptDeclaration
        else { return false }
        return file.givesSomeView(owner) && file.descendants(of: list).count { file.kind($0) == .returnStatement } == 1
    }
}

extension SourceFile {
    /// True for a function or property whose result is written as `some …`.
    func givesSomeView(_ owner: NodeID) -> Bool { resultType(of: owner)?.hasPrefix("some ") == true }

    /// True for a property or function with an attribute such as `@ViewBuilder`, and for those that SwiftUI's protocols give
    /// one: `var body: some View`.
    func isBuilder(_ owner: NodeID) -> Bool {
        let binding = Binding(owner, in: self)
        let declaration = binding?.variable?.declaration ?? Declaration(owner, in: self)
        let name = binding == nil ? declaration.name : binding?.name
        return name.map(["body", "makeBody", "previews"].contains) == true
            || declaration.hasAttribute(endingIn: "Builder")
    }
}

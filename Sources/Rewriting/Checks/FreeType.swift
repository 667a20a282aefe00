import RuleModel
import Semantics
import Syntax

/// Tells whether the type of an expression is free where it stands: any view would do as well.
///
/// A helper that gives back `AnyView` may be called for just that: in `[AnyView]`, in `let row: AnyView`, where several
/// `return`s must agree. Free are the statements of result builders, and the one value of what gives back `some View`.
struct FreeType {
    let file: SourceFile
    let rules: RuleBook

    func isFree(_ call: NodeID) -> Bool {
        isFreeStatement(file.carrier(of: call), mustBuild: false)
    }

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
        case .accessorBlock: return isFree(body: list, of: file.parent(of: list), mustBuild)
        case .codeBlock:
            guard let owner = file.parent(of: list) else { return false }
            switch file.kind(owner) {
            case .ifStatement: return isFreeStatement(file.carrier(of: owner), mustBuild: true)
            case .accessor:
                return isFree(body: list, of: file.parent(of: owner).flatMap { file.parent(of: $0) }, mustBuild)
            case .functionDeclaration: return isFree(body: list, of: owner, mustBuild)
            default: return false
            }
        default: return false
        }
    }

    /// The body of a property, subscript or function whose result is `some View`.
    private func isFree(body: NodeID, of owner: NodeID?, _ mustBuild: Bool) -> Bool {
        guard let owner, let type = file.children(of: owner).last(where: { file.kind($0) == .type }),
            file.text(of: type).hasPrefix("some ")
        else { return false }
        return file.isBuilder(owner) || (!mustBuild && file.statements(of: body).count == 1)
    }

    /// `return ‹value›` as the only one of a function or property that gives back `some View`.
    private func isOnlyReturn(_ statement: NodeID) -> Bool {
        guard let list = file.parent(of: statement), let owner = file.parent(of: list) else { return false }
        let returns = file.descendants(of: list).count { file.kind($0) == .returnStatement }
        guard returns == 1 else { return false }
        var declaration: NodeID? = owner
        if file.kind(owner) == .accessor { declaration = file.parent(of: owner).flatMap { file.parent(of: $0) } }
        guard let declaration, [.binding, .functionDeclaration].contains(file.kind(declaration)) else { return false }
        return file.children(of: declaration).last { file.kind($0) == .type }
            .map { file.text(of: $0).hasPrefix("some ") } ?? false
    }
}

extension SourceFile {
    /// True for a property or function with an attribute such as `@ViewBuilder`, and for those that SwiftUI's protocols give
    /// one: `var body: some View`.
    func isBuilder(_ owner: NodeID) -> Bool {
        let isBinding = kind(owner) == .binding
        let name = isBinding ? child(.pattern, of: owner).map { text(of: $0) } : declaredName(of: owner)
        if let name, ["body", "makeBody", "previews"].contains(name) { return true }
        let declaration = isBinding ? parent(of: owner) ?? owner : owner
        return children(of: declaration).contains {
            kind($0) == .attribute && plainTypeName(String(text(of: $0).dropFirst())).hasSuffix("Builder")
        }
    }
}

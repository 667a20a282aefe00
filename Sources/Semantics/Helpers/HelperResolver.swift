import Syntax

/// Finds the helper that a call in one file calls.
package struct HelperResolver {
    package let scopes: Scopes
    package let table: HelperTable
    package let path: String
    /// True if the file shows that it is about views.
    private let isAboutViews: Bool

    private var file: SourceFile { scopes.file }

    package init(scopes: Scopes, table: HelperTable, path: String) {
        self.scopes = scopes
        self.table = table
        self.path = path
        isAboutViews = scopes.file.isAboutViews
    }

    package struct Resolution {
        package let match: HelperMatch
        /// Why the call is left although it calls a helper.
        package var objection: HelperObjection?
        /// The types that have a function of the same name and shape, and have nothing to do with views as far as shown.
        package var rivals: Set<String> = []
    }

    /// nil for a call of anything but a helper.
    package func resolve(_ call: Call, _ receiver: ReceiverFacts) -> Resolution? {
        let fitting = (table.entries[call.name] ?? []).compactMap { HelperMatch(call, $0, in: file) }
        if fitting.isEmpty { return nil }

        if let root = receiver.root {
            let own = fitting.filter { $0.entry.declaration.receiver == root }
            let isOthers = own.contains { if case .unknown = $0.entry.receiver { true } else { false } }
            if isOthers { return nil }
            if let type = ViewTypes.other(of: root) {
                let other = fitting.filter { $0.entry.receiver == .other(type) }
                guard let match = (other + fitting).first(where: \.entry.declaration.isHelper) else { return nil }
                return Resolution(match: match, objection: .noView(root))
            }
        }
        let helpers = fitting.filter { $0.entry.declaration.isHelper }
        let onViews = helpers.filter { $0.entry.receiver == .view }
        guard !onViews.isEmpty else {
            // Declared on `ToolbarContent` and the like only.
            for match in helpers {
                if case .other(let type) = match.entry.receiver { return .init(match: match, objection: .noView(type)) }
            }
            return nil
        }
        let rivals = fitting.compactMap { match -> String? in
            switch match.entry.receiver {
            case .unknown(let type), .other(let type): type
            default: nil
            }
        }
        let isOnlyKnown = onViews.allSatisfy { $0.entry.path == nil }
        if !rivals.isEmpty || isOnlyKnown, !isAboutViews { return nil }
        var resolution = chosen(onViews, fitting, receiver, call)
        resolution.rivals = Set(rivals)
        return resolution
    }

    private func chosen(
        _ onViews: [HelperMatch], _ fitting: [HelperMatch], _ receiver: ReceiverFacts, _ call: Call
    ) -> Resolution {
        // A helper on `Text` is taken for a `Text`, and where the type is unknown: what is written must then fit both.
        let special = onViews.filter { $0.entry.declaration.receiver != "View" }
        let isSpecial: (HelperMatch) -> Bool = { match in
            receiver.type == match.entry.declaration.receiver || receiver.root == nil
        }
        let onType = special.filter(isSpecial)
        let general = onViews.filter { $0.entry.declaration.receiver == "View" }
        let narrowed = !onType.isEmpty ? onType : general.isEmpty ? onViews : general
        let own = narrowed.filter { $0.entry.path == path }
        let nearest = own.isEmpty ? narrowed : own
        // Overloads for `Bool` and `() -> Bool` are told apart by what is written, a function by its name is not.
        let written = nearest.filter { $0.fitsCondition(in: file) }
        let candidates = written.isEmpty ? nearest : written
        let match = candidates[0]
        let meanings = candidates.map { match in
            let declaration = match.entry.declaration
            return "\(declaration.kind) \(declaration.isNegated) \(match.excess != nil)"
        }
        let hasRival = fitting.contains {
            $0.entry.receiver == .view && !$0.entry.declaration.isHelper && $0.entry.declaration.receiver == "View"
        }
        if Set(meanings).count > 1 || (hasRival && !isEvidentlyBool(match.condition)) {
            return Resolution(match: match, objection: .ambiguous(call.name))
        }
        return Resolution(match: match, objection: match.objection)
    }

    /// The helper that a call calls which takes its view as an argument: `applyIf(view, isOn) { … }`.
    package func resolveWithArgument(_ call: Call) -> Resolution? {
        guard isAboutViews, call.isMember || !scopes.isLocal(call.name, at: call.node) else { return nil }
        return (table.entries[call.name] ?? []).lazy.filter { $0.receiver == .argument }
            .compactMap { HelperMatch(call, $0, in: file) }.first.map { Resolution(match: $0, objection: $0.objection) }
    }

    /// True for a condition that is a `Bool` by its own text.
    private func isEvidentlyBool(_ condition: NodeID?) -> Bool {
        guard let condition else { return false }
        let facts = ExpressionFacts(of: condition, in: file)
        let operators: Set<String> = ["&&", "||", "==", "!=", "<", ">", "<=", ">=", "===", "!==", "is"]
        return file.kind(condition) == .boolLiteral || facts.prefix == "!"
            || facts.operators.contains(where: operators.contains)
    }

    /// True for a call without a dot that must be one on an implicit `self` that is a view.
    package func isImplicitSelf(_ call: Call) -> Bool {
        guard let type = file.enclosingType(of: call.node), !scopes.isLocal(call.name, at: call.node) else {
            return false
        }
        return table.isView(type.name)
    }
}

/// Why the call of a helper is left, as far as that shows by what is called.
package enum HelperObjection: Sendable {
    /// `ToolbarItem { … }.if(isOn) { … }`
    case noView(String)
    /// What the helper does beyond applying its closure, and where it is declared.
    case exceeds(HelperExcess, String)
    /// Two functions fit that mean different things.
    case ambiguous(String)
}

extension HelperMatch {
    /// The helper does more than a rewrite without it would.
    fileprivate var objection: HelperObjection? {
        let name = entry.path.map { String($0[($0.lastIndex(of: "/").map($0.index(after:)) ?? $0.startIndex)...]) }
        return excess.map { .exceeds($0, "\(name ?? ""):\(entry.declaration.line)") }
    }
}

extension SourceFile {
    /// False for a file that imports other modules than SwiftUI's and mentions no view anywhere.
    package var isAboutViews: Bool {
        let imports = nodes.indices.filter { nodes[$0].kind == .importDeclaration }
        if imports.isEmpty { return true }
        let modules: Set<String> = ["SwiftUI", "WidgetKit", "SwiftUICore", "Charts", "TipKit"]
        let words: Set<String> = ["View", "ViewModifier", "ViewBuilder", "Preview"]
        let names = imports.flatMap { tokenIndices(of: NodeID($0)).map { word(at: $0) } }
        if names.contains(where: modules.contains) { return true }
        return tokens.contains { $0.kind == .identifier && $0.range.count <= 12 && words.contains(text(of: $0)) }
    }
}

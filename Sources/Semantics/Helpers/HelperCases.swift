import Syntax

/// A case of an enum that holds one of several views, as a helper gives it back: `.first(self)`,
/// `Either.second(transform(self))`.
struct HeldInCase: Sendable, Hashable {
    /// `Either` of a function that gives back an `Either<Self, T>`.
    let type: String
    let name: String
    /// As it is written.
    let text: String
}

extension HelperBody {
    /// What `.first(self)` holds, for a function that gives back an enum; nil for any other call. Whether that shows what
    /// it holds is asked when all files are known.
    func held(by node: NodeID) -> (held: NodeID, HeldInCase)? {
        guard view == "self", let call = Call(node, in: file), call.isMember, call.isPlain,
            let sole = call.soleArgument, sole.label == nil, !sole.isTrailing, call.name != "init",
            !call.name.isTypeName
        else { return nil }
        var type = result
        if let base = call.base {
            let name = file.kind(base) == .specialization ? file.firstChild(of: base) ?? base : base
            guard file.isTypeName(name) else { return nil }
            type = file.text(of: name)
        }
        type = plainTypeName(type)
        guard type.isTypeName else { return nil }
        return (sole.value, HeldInCase(type: type, name: call.name, text: file.excerpt(call.range)))
    }
}

extension SourceFile {
    /// The enums that are views, and show what each of their cases holds as it is: `case .first(let view): view`; of each,
    /// these cases.
    var shownCases: [String: Set<String>] {
        all(.enumDeclaration).reduce(into: [:]) { found, node in
            guard let type = TypeDeclaration(node, in: self), type.declaration.owner == nil,
                conformances[type.name]?.contains("View") == true, let cases = cases(shownBy: type)
            else { return }
            found[type.name] = cases
        }
    }

    private func cases(shownBy type: TypeDeclaration) -> Set<String>? {
        let parts = [type] + all(.extensionDeclaration).compactMap { TypeDeclaration($0, in: self) }
        let variables = parts.filter { $0.name == type.name }.flatMap(\.members)
            .compactMap { VariableDeclaration($0, in: self) }
        let bodies = variables.flatMap(\.bindings).filter { $0.name == "body" }.compactMap(\.accessorBlock)
        guard bodies.count == 1, case let statements = self.statements(of: bodies[0]), statements.count == 1,
            let choice = returned(by: statements[0]).flatMap({ SwitchStatement($0, in: self) }),
            name(choice.subject) == "self", let cases = choice.cases
        else { return nil }
        let names = cases.compactMap(nameShown)
        return names.count == cases.count ? Set(names) : nil
    }

    /// `first` of `case .first(let view): view`
    private func nameShown(by clause: SwitchCase) -> String? {
        guard clause.patterns.count == 1, !clause.hasGuard, clause.statements.count == 1,
            let shown = returned(by: clause.statements[0]).flatMap({ name(withoutParentheses(erasedView($0) ?? $0)) })
        else { return nil }
        let words = tokenTexts(of: clause.patterns[0]).filter { $0 != "let" }
        return words.count == 5 && words[0] == "." && words[2...] == ["(", shown, ")"] ? words[1] : nil
    }
}

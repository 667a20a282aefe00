import Harness
import RuleModel
import Syntax
import Testing

@testable import Rewriting
import Semantics

/// The names of arguments and of modifiers for whose declarations other files are searched.
@Suite struct MergeWantedNamesTests {
    @Test func wanted() async {
        await check(each: [
            ("Text(a).if(c) { $0.padding(gap) }", ["gap", "padding"]),
            ("Text(a).if(c) { $0.padding(-theme.gap * 2) }", ["gap", "padding", "theme"]),
            ("Text(a).if(c) { $0.padding(Theme.gap) }", ["Theme", "gap", "padding"]),
            ("Text(a).if(c) { $0.background(Card(title)) }", ["Card", "background"]),
            ("Text(a).if(c) { $0.overlay { Card(title) } }", ["overlay"]),
            ("Text(a).if(c) { $0.padding(8).opacity(0.5) }", ["opacity", "padding"]),
            ("let gap: CGFloat; Text(a).if(c) { $0.padding(gap) }", ["padding"]),
            ("Text(a).if(c) { $0.shine(gap) }", []),
            (
                "Text(a).if(n < m.k) { $0.padding(8) }.if(n >= m.k) { $0.padding(4) }",
                ["k", "m", "n", "padding"]
            ),
            ("Text(a).padding(gap)", []),
        ]) { source, names in
            let context = Context(rules: .builtin)
            let wanted = context.namesWanted(in: SourceFile(parsing: Array(source.utf8)))
            // The condition's name is wanted too: it may be a constant. So are the types that forms may name.
            let types = names.reduce(into: Set<String>()) { $0.formUnion(context.rules.typesNamed(byFormsOf: $1)) }
            #expect(wanted.subtracting(types.union(["c"])) == Set(names))
            #expect(types.isSubset(of: wanted))
        }
    }
}

extension Context {
    /// The names that a plan of a file's calls would ask other files for.
    func namesWanted(in file: SourceFile) -> Set<String> { calls(in: file).map { wanted(by: $0).names } ?? [] }
}

import Harness
import RuleModel
import Syntax
import Testing

@testable import Rewriting

/// The names of arguments for whose declarations other files are searched.
@Suite struct MergeWantedNamesTests {
    @Test(arguments: [
        ("Text(a).if(c) { $0.padding(gap) }", ["gap"]),
        ("Text(a).if(c) { $0.padding(-theme.gap * 2) }", ["gap", "theme"]),
        ("Text(a).if(c) { $0.padding(Theme.gap) }", ["Theme", "gap"]),
        ("Text(a).if(c) { $0.background(Card(title)) }", ["Card"]),
        ("Text(a).if(c) { $0.overlay { Card(title) } }", []),
        ("Text(a).if(c) { $0.padding(8).opacity(0.5) }", []),
        ("let gap: CGFloat; Text(a).if(c) { $0.padding(gap) }", []),
        ("Text(a).if(c) { $0.shine(gap) }", []),
        ("Text(a).padding(gap)", []),
    ])
    func wanted(source: String, names: [String]) {
        let context = Context(rules: .builtin)
        let wanted = context.wantedNames(in: SourceFile(parsing: Array(source.utf8)))
        // The condition's name is wanted too: it may be a constant.
        #expect(wanted.subtracting(["c"]) == Set(names))
    }
}

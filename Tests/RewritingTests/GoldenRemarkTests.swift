import Harness
import Testing

@testable import Rewriting

/// Remarks that hold only for some arguments, and notes.
@Suite struct GoldenRemarkTests {
    @Test(arguments: [
        ".leadingFirstTextBaseline", "Alignment.leadingFirstTextBaseline", "SwiftUI.Alignment.leadingFirstTextBaseline",
        "d ? .leadingFirstTextBaseline : .top", "d ? .top : e ? .center : .leadingFirstTextBaseline",
        "(.leadingFirstTextBaseline)", "Alignment(horizontal: .leading, vertical: .firstTextBaseline)", "place",
        "model.place", ".guide", "place ?? .top",
    ])
    func mayBeGiven(alignment: String) {
        // The first form is withheld; the second puts the alignment under the choice.
        let file = parsed("Text(a).if(c) { $0.frame(width: 8, alignment: \(alignment)) }")
        let call = Context(rules: .builtin).plan(file, path: "a.swift").calls[0]
        #expect(call.after?.contains("alignment: c ? ") == true)
    }

    @Test(arguments: [".top", "Alignment.top", "d ? .top : .center", "(.top)"])
    func isNotGiven(alignment: String) {
        check([
            golden(
                "Text(a).if(c) { $0.frame(width: 8, alignment: \(alignment)) }",
                "Text(a).frame(width: c ? 8 : nil, alignment: \(alignment))")
        ])
    }

    @Test func notesAreOfAppliedForms() {
        let file = parsed("Menu(a) { Text(b).if(c) { $0.hidden() } }; Text(a).if(c) { $0.hidden() }")
        let calls = Context(rules: .builtin).plan(file, path: "a.swift").calls
        #expect(calls.map(\.outcome) == [.withheld, .rewritten])
        #expect(calls.map(\.notes.isEmpty) == [true, false])
    }
}

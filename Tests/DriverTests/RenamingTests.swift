import Harness
import Testing

@testable import Driver
@testable import RuleModel

/// Invariant 5: no modifier, helper, label or parameter is known to the code. With all of them renamed, on every page
/// and in every example, the same examples hold.
@Suite struct RenamingTests {
    /// What is renamed: everything that a signature or a helper's line names.
    static let names: Set<String> = {
        let signatures = BuiltinPages.all.flatMap(\.overloads).map(\.signature)
        var names = Set(signatures.map(\.name))
        for parameter in signatures.flatMap(\.parameters) {
            names.insert(parameter.name)
            if let label = parameter.label { names.insert(label) }
        }
        for helper in RuleBook.builtin.helpers {
            names.insert(helper.name)
            names.formUnion(helper.arguments.compactMap(\.label))
        }
        // Words of the language of pages, of Swift, and of both.
        names.subtract(Word.allCases.map(\.rawValue))
        names.subtract([
            "if", "else", "in", "is", "for", "on", "after", "before", "holding", "drawing", "inside", "given", "true",
            "false",
        ])
        names.subtract(["condition", "payload", "transform", "otherwise"])
        return names
    }()

    /// Renames whole words between the fences of a page: what stands outside is prose.
    static func renamed(_ page: String) -> String {
        var isInside = false
        return page.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            if line.hasPrefix("```") {
                isInside.toggle()
                return String(line)
            }
            guard isInside else { return String(line) }
            var result = ""
            var word = ""
            for character in line + "\n" {
                if character.isLetter || character.isNumber || character == "_" {
                    word.append(character)
                    continue
                }
                result += names.contains(word) ? word + "Zz" : word
                result.append(character)
                word = ""
            }
            return String(result.dropLast())
        }.joined(separator: "\n")
    }

    @Test func theExamplesHoldWithEveryNameChanged() throws {
        #expect(Self.names.isSuperset(of: ["opacity", "applyIf", "width", "alignment"]))
        let pages = try Page.read(BuiltinPages.all.map { ($0.path, Self.renamed($0.text)) })
        let rules = try RuleBook(pages: pages)
        #expect(rules.overloads["opacity"] == nil)
        let examples = pages.flatMap(\.examples)
        #expect(examples.count == BuiltinPages.all.flatMap(\.examples).count)
        for example in examples {
            let failure = ExampleRun(example, rules: rules).failure()
            #expect(failure == nil, "\(example.path):\(example.line)\n\(failure?.lines.joined(separator: "\n") ?? "")")
        }
    }
}

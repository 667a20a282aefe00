import Harness
import RuleModel
import Testing

@testable import Driver

/// A page that is read when it is asked for says what it says when all are read.
@Suite struct BuiltinShelfTests {
    let whole = RuleBook.builtin
    let book = BuiltinShelf.book()

    @Test func statesTheSame() {
        #expect(book.overloads.names.sorted() == whole.overloads.names.sorted())
        #expect(book.types == whole.types)
        #expect(book.helpers == whole.helpers)
    }

    @Test func givesTheSameOverloads() {
        for name in whole.overloads.names {
            #expect(book.overloads[name]?.map(description) == whole.overloads[name]?.map(description), "\(name)")
        }
    }

    private func description(_ overload: Overload) -> String {
        let forms = overload.forms.map { "\($0.inert.map(\.name)) \($0.remarks.map(\.reason))" }
        return "\(overload.page): \(overload.signature.call) \(overload.signature.parameters.map(\.type)) \(forms)"
    }

    /// What it names beyond that is asked for in vain.
    @Test func knowsWhatLimitsName() {
        #expect(book.contents.isSuperset(of: whole.contents))
        #expect(book.contents.count < 2 * whole.contents.count)
    }

    @Test func isReadFromSeveralThreads() {
        let names = whole.overloads.names.sorted()
        let counts = Threads(count: 4).map(names + names) { name, _ in book.overloads[name]!.count }
        #expect(counts == (names + names).map { whole.overloads[$0]!.count })
    }
}

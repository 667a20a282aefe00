import BuiltinRules
import RuleModel
import Syntax

/// The pages in the binary. What a page says of modifiers is read when one of their names is asked for: most runs need a
/// few of some four hundred.
final class BuiltinShelf: @unchecked Sendable {
    private var pages = [[String: [Overload]]?](repeating: nil, count: BuiltinShelf.count)
    private let lock = Lock()

    static var count: Int { builtin_page_count() }

    static func path(of page: Int) -> Path { Path("Rules").appending(Path(cString: builtin_page_at(page).path)) }

    static func text(of page: Int) -> String { String(decoding: bytes(of: page), as: UTF8.self) }

    private static func bytes(of page: Int) -> UnsafeBufferPointer<UInt8> {
        let page = builtin_page_at(page)
        return UnsafeRawBufferPointer(start: page.text, count: page.length).assumingMemoryBound(to: UInt8.self)
    }

    private static func page(_ page: Int) -> Page {
        // A test reads each of them.
        do { return try Page(reading: text(of: page), path: path(of: page)) } catch { fatalError("\(error)") }
    }

    private func overloads(of page: Int) -> [String: [Overload]] {
        lock.whileHeld {
            let found = pages[page] ?? Dictionary(grouping: Self.page(page).overloads, by: \.signature.name)
            pages[page] = found
            return found
        }
    }

    /// What all of them say.
    static func book() -> RuleBook {
        let shelf = BuiltinShelf()
        let indices = (0..<count).map { PageIndex(bytes(of: $0)) }
        let pages = indices.indices.filter { indices[$0].statesMoreThanModifiers }.map(page)
        return RuleBook(
            overloads: Overloads(ofPagesStating: indices.map(\.modifiers)) { shelf.overloads(of: $0) },
            types: pages.flatMap(\.types), helpers: pages.flatMap(\.helpers), later: pages.flatMap(\.later),
            elsewhere: pages.reduce(Elsewhere()) { $0.adding($1.elsewhere) }, contents: Set(indices.flatMap(\.contents))
        )
    }
}

/// What a page states, found by a byte search. It may name more than the page does, and leaves nothing out.
struct PageIndex {
    private(set) var modifiers: [String] = []
    /// The names of `holding` and `drawing`.
    private(set) var contents: [String] = []
    /// True if it has lines of `type`, `later`, `elsewhere` or `conditional`.
    private(set) var statesMoreThanModifiers = false

    private static let words = [
        "\nmodifier ", "\ntype ", "\nconditional ", "holding ", "drawing ", "\nlater ", "\nelsewhere ",
    ]
    private static let search = ByteSearch(words)

    init(_ text: UnsafeBufferPointer<UInt8>) {
        Self.search.forEachMatch(in: text) { word, range in
            let rest = text[range.upperBound...]
            switch word {
            case 0: if let name = Self.name(in: rest) { modifiers.append(name) }
            case 3, 4: contents += Self.names(in: rest)
            default: statesMoreThanModifiers = true
            }
            return true
        }
    }

    /// `bold` of `Text.bold(`; nil for a line of prose that begins with the word.
    private static func name(in text: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        let path = text.prefix { $0.isIdentifierByte || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "`") }
        guard text[path.endIndex...].first.map({ "(<".utf8.contains($0) }) ?? false else { return nil }
        let name = path.split(separator: UInt8(ascii: ".")).last?.filter { $0 != UInt8(ascii: "`") }
        return name.map { String(decoding: $0, as: UTF8.self) }
    }

    /// `.focused`, `TextField` and `.alignmentGuide(.top)` of `.focused, TextField, .alignmentGuide(.top)`.
    private static func names(in text: Slice<UnsafeBufferPointer<UInt8>>) -> [String] {
        var names: [String] = []
        var rest = text
        repeat {
            rest = rest.drop { $0 == UInt8(ascii: ",") || $0.isSpaceOrNewline }
            let name = rest.prefix { $0.isIdentifierByte || ".()".utf8.contains($0) }
            names.append(String(decoding: name, as: UTF8.self))
            rest = rest[name.endIndex...]
        } while rest.first == UInt8(ascii: ",")
        return names
    }
}

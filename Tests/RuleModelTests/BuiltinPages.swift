import BuiltinRules
import RuleModel

/// The pages that are embedded in the binary, read.
enum BuiltinPages {
    /// Paths below `Rules/` and texts.
    static let files: [(path: String, text: String)] = (0..<builtin_page_count()).map { index in
        let page = builtin_page_at(index)
        let bytes = UnsafeRawBufferPointer(start: page.text, count: page.length)
        return ("Rules/" + String(cString: page.path), String(decoding: bytes, as: UTF8.self))
    }

    static func book(with added: [Page] = []) throws -> RuleBook {
        try RuleBook(pages: Page.read(files) + added)
    }
}

import BuiltinRules
import RuleModel
import Syntax

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The pages that are embedded in the binary, read.
enum BuiltinPages {
    /// Paths below `Rules/` and texts.
    static let files: [(path: Path, text: String)] = (0..<builtin_page_count()).map { index in
        let page = builtin_page_at(index)
        let bytes = UnsafeRawBufferPointer(start: page.text, count: page.length)
        return (Path("Rules/" + String(cString: page.path)), String(decoding: bytes, as: UTF8.self))
    }

    /// The folder that they come from.
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Rules").standardized

    /// What explains the language.
    static var manual: String {
        (try? String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)) ?? ""
    }

    private static let pages = Result { try Page.read(files) }
    private static let alone = Result { try RuleBook(pages: pages.get()) }

    static func book(with added: [Page] = []) throws -> RuleBook {
        added.isEmpty ? try alone.get() : try RuleBook(pages: pages.get() + added)
    }
}

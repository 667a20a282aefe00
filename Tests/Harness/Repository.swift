import Driver
import RuleModel

/// The repository that the tests are part of.
public enum Repository {
    /// Without a slash at the end.
    public static let root: String = {
        let parts = #filePath.split(separator: "/")
        return "/" + parts.dropLast(3).joined(separator: "/")
    }()

    /// The text of a file, by its path in the repository.
    public static func text(of path: String) throws -> String {
        String(decoding: try bytes(of: path), as: UTF8.self)
    }

    public static func bytes(of path: String) throws -> [UInt8] { try TemporaryFolder.read(root + "/" + path) }

    /// The paths of all files below some folder, in the order of their bytes.
    public static func files(below folder: String) -> [String] {
        TemporaryFolder.names(in: root + "/" + folder).flatMap { name -> [String] in
            let path = folder + "/" + name
            if name.hasPrefix(".") { return [] }
            return TemporaryFolder.isFolder(root + "/" + path) ? files(below: path) : [path]
        }
    }
}

/// The rule pages of the repository, as the command has them.
public enum BuiltinPages {
    public static let all: [Page] = {
        do { return try RulePages.builtin() } catch { fatalError("\(error)") }
    }()
}

extension RuleBook {
    /// What the pages of the repository say.
    public static let builtin: RuleBook = {
        do { return try RuleBook(pages: BuiltinPages.all) } catch { fatalError("\(error)") }
    }()
}

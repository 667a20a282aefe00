import Harness
import Syntax
import Testing

@testable import Driver

#if canImport(Glibc)
    import Glibc
    import LinuxCalls

    /// Nobody may do more with a file than before it was written, and what else is kept of it stays.
    @Suite struct RightsTests {
        /// As the system keeps it: user 1234 may write, the group may read, and the mask, which the mode shows, is both.
        static let accessList: [UInt8] = [
            [2, 0, 0, 0], entry(1, 6), entry(2, 6, 1234), entry(4, 4), entry(16, 6), entry(32, 0),
        ].flatMap(\.self)

        private static func entry(_ tag: UInt8, _ rights: UInt8, _ user: UInt32 = .max) -> [UInt8] {
            [tag, 0, rights, 0] + (0..<4).map { UInt8(truncatingIfNeeded: user >> ($0 * 8)) }
        }

        static let attribute = "system.posix_acl_access"
        static let defaults = "system.posix_acl_default"

        static func set(_ name: String, _ value: [UInt8], of path: Path) -> Bool {
            "\(path)".withCString { setxattr($0, name, value, value.count, 0) } == 0
        }

        static func get(_ name: String, of path: Path) -> [UInt8]? {
            var bytes = [UInt8](repeating: 0, count: 256)
            let count = "\(path)".withCString { getxattr($0, name, &bytes, bytes.count) }
            return count < 0 ? nil : Array(bytes[..<count])
        }

        static let listsAreKept: Bool = {
            guard let folder = try? TemporaryFolder(["a": ""]) else { return false }
            return set(attribute, accessList, of: folder.place("a")) && set("user.x", [1], of: folder.place("a"))
        }()
        static let need: Comment = "needs a file system with access control lists and extended attributes"

        @Test(.enabled(if: listsAreKept, need)) func anAccessControlListStays() throws {
            let folder = try TemporaryFolder(["A.swift": CommandTests.before])
            let file = folder.place("A.swift")
            #expect(Self.set(Self.attribute, Self.accessList, of: file))
            #expect(Self.set("user.note", [1, 2, 0, 3], of: file))
            #expect(try Command.run(["A.swift"], in: folder).status == 0)
            #expect(try folder.text(of: "A.swift") == CommandTests.after)
            #expect(Self.get(Self.attribute, of: file) == Self.accessList)
            #expect(Self.get("user.note", of: file) == [1, 2, 0, 3])
            #expect(try FileStatus(of: file, followsLinks: false).mode & 0o777 == 0o660)
        }

        /// What a folder gives to new files is not what the old one had.
        @Test(.enabled(if: listsAreKept, need)) func aFolderGivesNothing() throws {
            let folder = try TemporaryFolder(["A.swift": CommandTests.before])
            let file = folder.place("A.swift")
            #expect(Self.set(Self.defaults, Self.accessList, of: folder.place()))
            #expect(try Command.run(["A.swift"], in: folder).status == 0)
            #expect(Self.get(Self.attribute, of: file) == nil)
            #expect(try FileStatus(of: file, followsLinks: false).mode & 0o777 == 0o644)
        }

        @Test(.enabled(if: listsAreKept && Faults.canBeMade, "needs strace, and access control lists"))
        func whatCannotBeKeptIsNotWritten() throws {
            let folder = try TemporaryFolder(["A.swift": CommandTests.before])
            #expect(Self.set(Self.attribute, Self.accessList, of: folder.place("A.swift")))
            let run = try Faults.run("fsetxattr:error=EACCES", ["A.swift"], in: folder)
            let sentence = "cannot keep its group, access control list or extended attributes: permission denied"
            #expect(run.errors.contains("A.swift: error: \(sentence); kept as it is\n"))
            #expect(run.status == 2)
            #expect(try folder.text(of: "A.swift") == CommandTests.before)
            #expect(folder.names() == ["A.swift"])
        }

        /// Under another group, the mode would let others in.
        @Test(.enabled(if: Faults.isRoot && Faults.isThere("setpriv"), "needs root, and setpriv"))
        func aGroupThatCannotBeKept() throws {
            let folder = try TemporaryFolder(["A.swift": CommandTests.before])
            chmod(folder.path, 0o777)
            chmod(folder.path + "/A.swift", 0o660)
            chown(folder.path + "/A.swift", 65534, 0)
            let user = ["--reuid=65534", "--regid=65534", "--clear-groups", Command.path, "A.swift"]
            let run = try ChildProcess("setpriv", user, in: folder.path)
            #expect(run.errors.contains("cannot keep its group"))
            #expect(run.status == 2)
            #expect(try folder.text(of: "A.swift") == CommandTests.before)
            chown(folder.path + "/A.swift", 65534, 65534)
            #expect(try ChildProcess("setpriv", user, in: folder.path).status == 0)
            #expect(try folder.text(of: "A.swift") == CommandTests.after)
        }
    }
#endif

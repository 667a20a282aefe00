import Harness
import Testing

@testable import Driver

/// Kills, failures, and others who write at the same time: no text is lost, and nothing stays behind.
@Suite struct SafeWritingTests {
    static let need: Comment = "\(Faults.need)"

    /// A message without the line breaks that its length gives it.
    func unwrapped(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// What somebody saves when the text was compared already, and before another takes its place.
    @Test(.enabled(if: Faults.canBeMade, need)) func aSaveAtTheLastMomentIsKept() async {
        await check(each: ["printf saved > A.swift", "printf saved > B; mv B A.swift"]) { save in
            let folder = try TemporaryFolder(["A.swift": CommandTests.before])
            let run = try Faults.run(
                "rename,renameat2:delay_enter=2000000", ["A.swift"], in: folder, meanwhile: "sleep 1; \(save)")
            #expect(try folder.text(of: "A.swift") == "saved")
            #expect(run.errors.contains("A.swift: error: changed while it was being worked on; kept as it is\n"))
            #expect(run.status == 2)
            #expect(folder.names() == ["A.swift"])
        }
    }

    /// The later save stands, the earlier one is beside it, and no later run takes that for its own.
    @Test(.enabled(if: Faults.canBeMade, need)) func twoSavesAtTheLastMomentAreKept() throws {
        let folder = try TemporaryFolder(["A.swift": CommandTests.before])
        let run = try Faults.run(
            "rename,renameat2:delay_enter=2000000", ["A.swift"], in: folder,
            meanwhile: "sleep 1; printf one > B; mv B A.swift; sleep 2; printf two > B; mv B A.swift")
        #expect(try folder.text(of: "A.swift") == "two")
        let kept = try #require(folder.names().last)
        #expect(kept.hasPrefix("A.swift.saved-"))
        #expect(try folder.text(of: kept) == "one")
        let sentence = "changed several times while it was being worked on; what it held in between is now"
        #expect(unwrapped(run.errors).contains("A.swift: error: \(sentence) `\(folder.path)/\(kept)`"))
        #expect(run.status == 2)
        #expect(folder.names().count == 2)
        _ = try Command.run(["."], in: folder)
        #expect(folder.names() == ["A.swift", kept])
    }

    /// A kill, or a failing call, between the exchange and the way back: what was saved is in the temporary file.
    @Test(.enabled(if: Faults.canBeMade, need)) func aSaveThatCouldNotBePutBackIsKept() async {
        await check(each: ["signal=KILL", "error=EIO"]) { fault in
            let folder = try TemporaryFolder(["A.swift": CommandTests.before])
            _ = try Faults.run(
                "fsync:delay_enter=2000000:when=1 renameat2:\(fault):when=2+", ["A.swift"], in: folder,
                meanwhile: "sleep 1; printf saved > A.swift")
            let names = folder.names()
            #expect(names.count == 2)
            #expect(try folder.text(of: names[0]) == "saved")
            let next = try Command.run(["."], in: folder)
            #expect(unwrapped(next.errors).contains("which an earlier run left behind: somebody may have saved"))
            #expect(folder.names() == names)
        }
    }

    /// Nor does it take one that another program made for its own.
    @Test func nobodyElsesFileIsRemoved() throws {
        let names = [
            ".fixmods-\(String(repeating: "0123456789abcdef", count: 3)).tmp", ".fixmods-0123456789abcdef.tmp",
        ]
        let folder = try TemporaryFolder([names[0]: "mine", names[1]: "mine", "A.swift": CommandTests.before])
        #expect(try Command.run(["."], in: folder).status == 0)
        #expect(folder.names().count == 3)
    }

    /// What the text was exchanged for is no more than what was read.
    @Test(.enabled(if: Faults.canBeMade, need)) func theNextRunRemovesTheOldText() throws {
        let folder = try TemporaryFolder(["A.swift": CommandTests.before])
        #expect(try Faults.run("unlink:signal=KILL", ["A.swift"], in: folder).status == 128 + 9)
        #expect(folder.names().count == 2)
        _ = try Command.run(["."], in: folder)
        #expect(folder.names() == ["A.swift"])
        #expect(try folder.text(of: "A.swift") == CommandTests.after)
    }

    /// Locks of others are not waited for, neither that of the folder nor that of the file.
    @Test(.enabled(if: Faults.isThere("flock") && Faults.isThere("timeout"), "needs flock and timeout"))
    func aLockOfAnotherIsNotWaitedFor() async {
        await check(each: [".", "A.swift"]) { place in
            let folder = try TemporaryFolder(["A.swift": CommandTests.before])
            let run = try ChildProcess(
                "timeout", ["-s", "KILL", "60", "flock", place, Command.path, "."], in: folder.path)
            #expect(run.status == 0)
            #expect(try folder.text(of: "A.swift") == CommandTests.after)
            #expect(folder.names() == ["A.swift"])
        }
    }

    @Test(.enabled(if: Faults.canBeMade, need)) func whereFilesCannotChangePlaces() async {
        await check(each: ["EINVAL", "ENOSYS", "EPERM"]) { error in
            let folder = try TemporaryFolder(["A.swift": CommandTests.before])
            #expect(try Faults.run("renameat2:error=\(error)", ["A.swift"], in: folder).status == 0)
            #expect(try folder.text(of: "A.swift") == CommandTests.after)
            #expect(folder.names() == ["A.swift"])
        }
    }

    /// What holds the new text already is done.
    @Test(.enabled(if: Faults.canBeMade, need)) func twoRunsAtOnce() async {
        await check(each: ["fsync", "renameat2"]) { call in
            let folder = try TemporaryFolder(["A.swift": CommandTests.before])
            let run = try Faults.run(
                "\(call):delay_enter=2000000", ["A.swift"], in: folder,
                meanwhile: "sleep 1; '\(Command.path)' A.swift")
            #expect(try folder.text(of: "A.swift") == CommandTests.after)
            #expect(!run.errors.contains("error"))
            #expect(run.status == 0)
            #expect(folder.names() == ["A.swift"])
        }
    }

    @Test(.enabled(if: Faults.canBeMade, need)) func theNextRunRemovesWhatAKillLeftBehind() throws {
        let folder = try TemporaryFolder(["A.swift": CommandTests.before, ".fixmods-config": "mine"])
        #expect(try Faults.run("fsync:signal=KILL", ["A.swift"], in: folder).status == 128 + 9)
        #expect(folder.names().count == 3)
        #expect(try folder.text(of: "A.swift") == CommandTests.before)
        // A preview writes nothing.
        #expect(try Command.run(["--dry-run", "."], in: folder).status == 0)
        #expect(folder.names().count == 3)
        let next = try Command.run(["."], in: folder)
        #expect(unwrapped(next.errors).contains("which a run that was killed left behind"))
        #expect(folder.names() == [".fixmods-config", "A.swift"])
        #expect(try folder.text(of: "A.swift") == CommandTests.after)
    }

    @Test(.enabled(if: Faults.canBeMade, need)) func whatAnotherRunIsWorkingOnStays() throws {
        let folder = try TemporaryFolder(["A.swift": CommandTests.before, "B.swift": CommandTests.left])
        let run = try Faults.run(
            "fsync:delay_enter=2000000", ["A.swift"], in: folder,
            meanwhile: "sleep 1; ls -A; '\(Command.path)' --fallback leave . --rules no; mv A.swift A.txt; "
                + "'\(Command.path)' .; mv A.txt A.swift")
        #expect(run.output.contains(".fixmods-"))
        #expect(run.status == 0)
        #expect(try folder.text(of: "A.swift") == CommandTests.after)
    }

    /// As under a small `ulimit -v`.
    @Test(.enabled(if: Faults.canBeMade, need)) func whereNoThreadCanBeHad() throws {
        let deep =
            "let v = x" + String(repeating: ".applyIf(c) { $0.overlay(x", count: 400)
            + String(repeating: ") }", count: 400)
        let folder = try TemporaryFolder(["A.swift": CommandTests.before, "B.swift": deep + "\n"])
        let run = try Faults.run("clone,clone3:error=EAGAIN", ["."], in: folder)
        let sentence = "nested too deeply for the stack that can be had (see `ulimit -v`)"
        #expect(run.errors.contains("B.swift: error: cannot be read: \(sentence)\n"))
        #expect(run.status == 2)
        #expect(try folder.text(of: "A.swift") == CommandTests.after)
    }

    #if !canImport(Darwin)
        /// There is a thread with a deep stack, and nothing beside it to plan with.
        @Test func whereThereIsNoRoomBesideTheStack() throws {
            let deep = "let v = " + String(repeating: "f(", count: 3000) + "x" + String(repeating: ")", count: 3000)
            let folder = try TemporaryFolder(["A.swift": CommandTests.before, "B.swift": deep + "\n"])
            let run = try ChildProcess("/bin/sh", ["-c", "ulimit -v 220000; '\(Command.path)' ."], in: folder.path)
            let sentence = "nested too deeply for the stack that can be had (see `ulimit -v`)"
            #expect(run.errors.contains("B.swift: error: cannot be read: \(sentence)\n"), "\(run.errors)")
            #expect(run.status == 2)
            #expect(try folder.text(of: "A.swift") == CommandTests.after)
        }
    #endif

    @Test func aLimitOfSizeIsAnErrorLikeOthers() throws {
        let folder = try TemporaryFolder(["A.swift": CommandTests.before + String(repeating: "// text\n", count: 1000)])
        let run = try ChildProcess("/bin/sh", ["-c", "ulimit -f 2; '\(Command.path)' A.swift"], in: folder.path)
        #expect(
            run.errors.contains(
                "A.swift: error: cannot be written: larger than files may become here (see `ulimit -f`); kept as it is\n"
            ))
        #expect(run.status == 2)
        #expect(folder.names() == ["A.swift"])
    }

    @Test(.enabled(if: Faults.canBeMade, need)) func aSupportFileIsMadeWholeOrNotAtAll() async {
        await check(each: [("fsync:signal=KILL", 137), ("pwrite64:error=ENOSPC", 2)] as [(String, Int32)]) {
            fault, status in
            let folder = try TemporaryFolder([
                "Package.swift": CommandTests.manifest, "A.swift": "let v = x.applyIf(isOn) { $0.clipped() }\n",
            ])
            let arguments = ["--support", "New.swift", "A.swift"]
            #expect(try Faults.run(fault, arguments, in: folder).status == status)
            #expect(!folder.names().contains("New.swift"))
            #expect(try Command.run(arguments, in: folder).status == 0)
            #expect(try folder.text(of: "New.swift").contains("enum EitherView"))
        }
    }

    /// What was renamed is on the disk when the run ends: one flush for each file, and one for their folder.
    @Test(.enabled(if: Faults.canBeMade, need)) func eachFolderIsFlushedOnce() throws {
        let folder = try TemporaryFolder(["A.swift": CommandTests.before, "B.swift": CommandTests.before])
        let trace = ["-f", "-y", "-qq", "-o", "trace.txt", "-e", "trace=fsync", Command.path, "A.swift", "B.swift"]
        #expect(try ChildProcess("strace", trace, in: folder.path, environment: ChildProcess.withoutState).status == 0)
        let lines = try folder.text(of: "trace.txt").split(separator: "\n").filter { $0.contains("fsync(") }
        #expect(lines.count { $0.contains("<\(folder.path)>") } == 1)
        #expect(lines.count == 3)
    }
}

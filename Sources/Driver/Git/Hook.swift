import Syntax

/// The hook that `fixmods install-hook` gives a repository: it judges what is staged, before each commit.
///
/// **Invariant:** a hook that somebody else has put there is neither changed nor lost. It gets another name, and runs
/// first: to add lines to it would not do where it is no shell script, or ends itself.
struct Hook {
    private let file: Path
    private let text: [UInt8]
    /// True if other repositories may look for hooks in the same place.
    private let isShared: Bool

    private static let name: Path = "pre-commit"
    /// What the hook is called that was there before.
    private static let otherName: Path = "pre-commit.before-fixmods"
    private static let mark = "# Written by `fixmods install-hook`"

    /// Looks for the repository around a folder.
    init(around folder: Path) throws(Git.Failure) {
        var repositories = Repositories()
        guard let git = repositories.repository(of: folder) else { throw .noRepository(folder) }
        // Wherever the user's settings say.
        guard let hooks = try git.line(["rev-parse", "--git-path", "hooks"]) else { throw .noRepository(folder) }
        let folder = git.root.joined(hooks).normalized
        file = folder.appending(Self.name)
        var failures: [FolderWalk.Failure] = []
        let own = [git.root, GitSettings.ownFolder(ofRepositoryAt: git.root, &failures)?.normalized]
            .compactMap(\.self)
        isShared = !own.contains { folder.isBelow($0) }
        text = Array(Self.script(running: Environment.command).utf8)
    }

    /// - Returns: what is to be said.
    func install() -> [Message] {
        do throws(SystemError) {
            let other = file.parent.appending(Self.otherName)
            let there = try? FileStatus(of: file, followsLinks: false)
            let isThere = there != nil
            let isOwn = isThere && isOwn
            // Git passes over one that may not be run.
            if isOwn, there!.mode & 0o111 != 0, try ReadBuffer().bytes(of: file, .named) == text {
                return [.note("`\(file)` is there already")]
            }
            if isThere, !isOwn, (try? FileStatus(of: other, followsLinks: false)) != nil {
                return [
                    .error(
                        file,
                        "is another hook, and `\(Self.otherName)` beside it is one that was there before; both stay")
                ]
            }
            if isThere, !isOwn, asksForItsName {
                return [
                    .error(
                        file,
                        "asks what it is called, so it cannot run under another name, and stays; have it run "
                            + "`fixmods --staged` (with husky, a line in `.husky/pre-commit`)")
                ]
            }
            try FileSystem.makeFolders(file.parent)
            Leftover.remove(in: file.parent)
            let new = try TemporaryFile(in: file.parent, holding: text, insteadOf: nil, mode: 0o777)
            try new.file.flush()
            if isOwn {
                try new.take(file)
            } else {
                if isThere { try moveFile(file, to: other) }
                do throws(SystemError) {
                    try new.move(to: file)
                } catch {
                    if isThere { try moveFile(other, to: file) }
                    throw error
                }
            }
            return [.note("wrote `\(file)`, which runs `fixmods --staged` before each commit")]
                + (isShared
                    ? [
                        .note(
                            "`core.hooksPath` leads there, and may do so in other repositories, where it runs as well")
                    ]
                    : [])
                + (isThere && !isOwn
                    ? [.note("the hook that was there is `\(Self.otherName)` beside it now, and runs first")] : [])
        } catch {
            return [.error(file, "cannot be written: \(error.sentence)")]
        }
    }

    /// True if the hook that is there was written by this command, be it another version.
    private var isOwn: Bool {
        guard let bytes = try? ReadBuffer().bytes(of: file, .named) else { return false }
        return bytes.split(separator: UInt8(ascii: "\n")).dropFirst().first?.starts(with: Self.mark.utf8) == true
    }

    /// True if the hook that is there looks at its own name, or runs a text beside it as its own, which may do so.
    private var asksForItsName: Bool {
        guard let bytes = try? ReadBuffer().bytes(of: file, .named) else { return false }
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.contains { line in
            let runsText = line.hasPrefix(". ") || line.hasPrefix("source ")
            return ["basename", "${0##"].contains { line.contains($0) }
                || runsText && ["$0", "${0", "$(dirname"].contains { line.contains($0) }
        }
    }

    /// - Parameter command: where the command lies; nil where it is to be looked for in `PATH`.
    private static func script(running command: Path?) -> String {
        let tool = command.map { "'\(String(decoding: $0.bytes, as: UTF8.self).replacing("'", with: "'\\''"))'" }
        return """
            #!/bin/sh
            \(mark). The hook that was here before it runs first.
            before=$(dirname "$0")/\(otherName)
            # Where another tool has renamed this one, that one is what it goes back to.
            case $0 in */\(name)) if [ -x "$before" ]; then "$before" "$@" || exit; fi ;; esac
            tool=\(tool ?? "fixmods")
            command -v "$tool" > /dev/null || tool=fixmods
            command -v "$tool" > /dev/null || {
                echo "fixmods is not found, so nobody looks at what is staged; git commit --no-verify commits it" >&2
                exit 1
            }
            # Where there is nothing to do, there is nothing to say.
            said=$("$tool" --staged 2>&1) && exit
            status=$?
            printf '%s\\n' "$said" >&2
            exit $status

            """
    }
}

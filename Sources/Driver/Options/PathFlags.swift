import Syntax

// Which files a run is about.
extension Flag {
    /// Those of this file, as they are spelled first, that a verb may share.
    static let ofPaths = [filesFrom, zeroEnded, include, exclude, forceExclude].map { $0.spellings[0] }

    static let filesFrom = Flag(
        "--files-from", value: "FILE", values: .files,
        help: "Take further paths from the lines of this file; `-` is the standard input.",
        example: ["--files-from", "paths.txt"], shows: { $0.pathLists == ["paths.txt"] }
    ) { options, value in options.pathLists.append(value) }

    static let zeroEnded = Flag(
        "-0",
        help: "The paths of `--files-from` are ended by a zero byte, as `git diff --name-only -z` prints them.",
        example: ["-0"], shows: { $0.hasZeroEndedLists }
    ) { options, _ in options.hasZeroEndedLists = true }

    static let inputName = Flag(
        "--stdin-filename", value: "PATH", values: .files,
        help: """
            With `-` as the one path: rewrite the standard input, as if it stood in this file, and print the text on the \
            standard output.
            """,
        example: ["--stdin-filename", "App/Card.swift"], shows: { $0.inputName == "App/Card.swift" }
    ) { options, value in options.inputName = value }

    static let include = Flag(
        "--include", value: "GLOB",
        help: "Of what is found in folders, take only this. Globs are as in a `.gitignore`; may be given again.",
        example: ["--include", "Sources/**"], shows: { $0.includes.count == 1 }
    ) { options, value throws(UsageError) in options.includes.append(try pattern(value, "--include")) }

    static let exclude = Flag(
        "--exclude", value: "GLOB",
        help: "Of what is found in folders, pass this over; may be given again.",
        example: ["--exclude", "*.generated.swift"], shows: { $0.excludes.count == 1 }
    ) { options, value throws(UsageError) in options.excludes.append(try pattern(value, "--exclude")) }

    static let forceExclude = Flag(
        "--force-exclude",
        help:
            "Pass over also files that are named, where `--include`, `--exclude` or an ignore file says so: for hooks.",
        example: ["--force-exclude"], shows: { $0.forcesExcludes }
    ) { options, _ in options.forcesExcludes = true }

    private static func pattern(_ glob: Path, _ option: String) throws(UsageError) -> IgnorePattern {
        do throws(IgnorePattern.Flaw) {
            return try IgnorePattern(named: glob, in: FileSystem.currentFolder)
        } catch {
            throw .badValue(option: option, flaw: "`\(glob)` \(error.sentence)")
        }
    }
}

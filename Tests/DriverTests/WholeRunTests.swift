import Harness
import Testing

@testable import Driver

/// All that the command says of whole projects, held by text: the diff, the report, the JSON.
///
/// `UPDATE_GOLDENS=1 swift test --filter WholeRunTests` writes the texts anew.
@Suite struct WholeRunTests {
    /// One way to run the command, and the name of the files that hold what it says.
    struct Run: Sendable, CustomTestStringConvertible {
        let name: String
        let options: [String]

        var testDescription: String { (["fixmods"] + options).joined(separator: " ") }
    }

    static let runs = [
        Run(name: "default", options: []),
        Run(name: "unsafe", options: ["--unsafe"]),
        Run(
            name: "all",
            options: [
                "--allow", "assumed,approx,verbose,lifecycle", "--constants", "--fallback", "either-view",
            ]),
        Run(name: "upgrade", options: ["--upgrade", "--fallback", "leave"]),
        Run(name: "pages", options: ["--rules", "Pages", "--allow", "verbose,lifecycle"]),
    ]

    /// The modules of the project. Of one only a file is named, and its helper is in another.
    static let paths =
        ["Airwave", "AirwaveKit", "AirwaveWidgets", "AirwaveWatch", "AirwaveTV"].map { "Sources/\($0)" }
        + ["Sources/AirwaveCar/CarPlayer.swift", "Tests"]

    @Test("the large project", arguments: runs) func largeProject(run: Run) throws {
        let folder = try Self.copy(of: "Tests/LargeProject")
        let golden = "Tests/LargeProjectGoldens/\(run.name)"
        let plain = try Command.run(["--dry-run"] + run.options + Self.paths, in: folder)
        try TextGolden("\(golden).diff").check(plain.output)
        try TextGolden("\(golden).txt").check(plain.errors)
        let json = try Command.run(["--dry-run", "--format", "json"] + run.options + Self.paths, in: folder)
        try TextGolden("\(golden).json").check(Self.lines(ofJSON: json.output))
        #expect([plain.status, json.status] == [0, 0])
        #expect(json.errors == plain.errors)
    }

    /// `.ci/run` compares the diff and the report with the same files.
    @Test("the samples") func samples() throws {
        let folder = try Self.copy(of: "Tests/Samples", as: "Tests/Samples/")
        let plain = try Command.run(["--dry-run", "Tests/Samples"], in: folder)
        try TextGolden("Tests/Samples/expected.diff").check(plain.output)
        try TextGolden("Tests/Samples/expected.txt").check(plain.errors)
        let json = try Command.run(["--dry-run", "--format", "json", "Tests/Samples"], in: folder)
        try TextGolden("Tests/Samples/expected.json").check(Self.lines(ofJSON: json.output))
        #expect([plain.status, json.status] == [0, 0])
    }

    /// What no formatter may touch, or could read, is kept as `X.swift.txt`.
    private static func copy(of project: String, as prefix: String = "") throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for path in Repository.files(below: project) {
            let name = path.dropFirst(project.count + 1)
            let own = name.hasSuffix(".swift.txt") ? name.dropLast(".txt".count) : name
            try folder.write(try Repository.bytes(of: path), to: prefix + own)
        }
        return folder
    }

    /// A project that has something of everything that is ever said of a call.
    @Test("each format", arguments: Options.Format.allCases) func formats(format: Options.Format) throws {
        let folder = try Self.copy(of: "Tests/FormatGoldens/Project")
        try folder.write([0xFF, 0x0A], to: "App/Bad.swift")
        try folder.write([], to: ".git/HEAD")
        let run = try Command.run(["--check", "--format", format.rawValue, "."], in: folder)
        var text = run.output.replacing("ersion\":\"\(version)\"", with: "ersion\":\"VERSION\"")
        text.replace(folder.path, with: "FOLDER")
        if text.hasPrefix("{\"") { text = Self.lines(ofJSON: text) }
        if format == .sarif { text.replace("{\"ruleId\"", with: "\n{\"ruleId\"") }
        if format == .gitlab { text.replace(",{\"description\"", with: ",\n{\"description\"") }
        try TextGolden("Tests/FormatGoldens/\(format.rawValue).txt").check(text)
        #expect(run.status == 2)
    }

    /// A line for each file and each call, and no version: the goldens of one are those of the next.
    private static func lines(ofJSON text: String) -> String {
        var text = text.replacing("\"version\":\"\(version)\",", with: "")
        // Within strings, quotation marks are escaped.
        for start in ["{\"path\":", "{\"helper\":", "\"declarations\":", "\"summary\":"] {
            text = text.replacing(start, with: "\n\(start)")
        }
        return text
    }
}

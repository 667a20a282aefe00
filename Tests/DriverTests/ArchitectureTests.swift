import Harness
import RuleModel
import Syntax
import Testing

/// What the modules may know of each other and of the world: invariants 3 and 5 of `Sources/README.md`.
@Suite struct ArchitectureTests {
    static let allowed: [String: Set<String>] = [
        "Syntax": [], "RuleModel": ["Syntax"], "Rewriting": ["RuleModel", "Semantics", "Syntax"],
        "Semantics": ["RuleModel", "Syntax"], "Patching": ["Syntax"],
        "Driver": ["BuiltinRules", "Patching", "Rewriting", "RuleModel", "Semantics", "Syntax"], "fixmods": ["Driver"],
        // SwiftPM's own interface speaks of files and gives processes in Foundation's words.
        "Plugins": ["PackagePlugin", "Foundation"],
    ]
    /// The C library, by the names it has on different systems.
    static let system: Set<String> = ["Glibc", "Musl", "Darwin", "LinuxCalls"]

    static let sources = Repository.files(below: "Sources").filter { $0.hasSuffix(".swift") }

    static func module(of path: String) -> String { String(path.split(separator: "/")[1]) }

    static func parsed(_ path: String) throws -> SourceFile {
        SourceFile(parsing: Array(try Repository.text(of: path).utf8))
    }

    @Test func everyModuleIsKnown() {
        #expect(Set(Self.sources.map(Self.module)) == Set(Self.allowed.keys))
    }

    @Test func importsFollowTheArrows() async {
        await check(each: Self.sources) { path in
            let file = try Self.parsed(path)
            var allowed = Self.allowed[Self.module(of: path)]!
            if path.hasPrefix("Sources/Driver/System/") { allowed.formUnion(Self.system) }
            for index in file.nodes.indices where file.nodes[index].kind == .importDeclaration {
                let module = file.text(of: file.tokens[file.tokenIndices(of: NodeID(index)).last!])
                #expect(allowed.contains(module), "\(path) imports \(module)")
            }
        }
    }

    /// All that knows which child of a node stands where is in `Syntax`: above it there are views.
    @Test func nobodyAboveSyntaxCountsChildren() async {
        await check(each: Self.sources.filter { ["Semantics", "Rewriting"].contains(Self.module(of: $0)) }) { path in
            let file = try Self.parsed(path)
            for token in file.tokens where token.kind == .identifier {
                let word = file.text(of: token)
                #expect(!["firstDescendant", "endToken"].contains(word), "\(path) names `\(word)`")
            }
            for node in file.all(.subscriptCall) {
                let called = file.children(of: node).first.flatMap { Call($0, in: file) }
                #expect(called?.name != "children", "\(path) holds `\(file.text(of: node))`")
            }
        }
    }

    /// Names of files are bytes, which only `Path` takes apart. The others speak of comments, operators and patterns.
    @Test func onlyPathKnowsWhatASlashIs() async {
        let others = ["EvaluationReader", "Directive", "GitIgnore", "PropertyList", "CallSearch"].map {
            "/\($0).swift"
        }
        await check(each: Self.sources.filter { Self.module(of: $0) != "Syntax" }) { path in
            let file = try Self.parsed(path)
            for token in file.tokens where token.kind == .stringSegment {
                let isSlash = file.text(of: token) == "/" && !others.contains(where: path.hasSuffix)
                #expect(!isSlash, "\(path) takes a path apart")
            }
        }
    }

    @Test func noPackageIsNeeded() throws {
        let file = try Self.parsed("Package.swift")
        let words = file.tokens.map { file.text(of: $0) }
        #expect(words.contains("targets"))
        for pair in zip(words, words.dropFirst()) {
            #expect(pair != (".", "package"), "Package.swift has a dependency")
        }
    }

    /// Words such as `offset` mean other things too, so what counts is a modifier's name as a string: the one way in
    /// which code could single out a modifier.
    @Test func noModifierIsNamed() async {
        await check(each: Self.sources.filter { Self.module(of: $0) != "Driver" }) { path in
            // `ProcessInfo.processInfo.environment` is no modifier, and what is one is called so; strings have interpolations.
            var homonyms: Set = ["modifier"]
            if path.hasSuffix("/ConstancyReader.swift") { homonyms.insert("environment") }
            if Self.module(of: path) == "Syntax" { homonyms.insert("interpolation") }
            let names = Set(RuleBook.builtin.overloads.names).subtracting(homonyms)
            #expect(names.count > 10)
            let file = try Self.parsed(path)
            for token in file.tokens where token.kind == .stringSegment {
                let text = file.text(of: token)
                #expect(!names.contains(text) && !names.contains { text == ".\($0)" }, "\(path) names `\(text)`")
            }
            for index in file.nodes.indices where file.nodes[index].kind == .enumCaseElement {
                let name = file.text(of: file.tokens[file.tokenIndices(of: NodeID(index)).first!])
                #expect(!names.contains(name), "\(path) has a case `\(name)`")
            }
        }
    }

    @Test func theWorkplaceIsNotNamed() async {
        await check(
            each: Repository.files(below: "Sources") + Repository.files(below: "Rules") + [
                "README.md", "CHANGELOG.md",
            ]
        ) { path in
            let text = try Repository.text(of: path)
            for word in ["/work/", "/root/", "/tmp/", "/home/"] {
                #expect(text.split(separator: "\n").filter { $0.contains(word) } == [])
            }
        }
    }

    /// What the map of the sources puts between backticks, its code block left out.
    static func wordsOfTheMap() throws -> [String] {
        let text = try Repository.text(of: "Sources/README.md")
        return text.split(separator: "\n").filter { !$0.hasPrefix("```") }.flatMap { line in
            line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
        }
    }

    /// The folders that some files lie in, and those around them: `Sources/Syntax/Tree` and `Sources/Syntax`.
    static func folders(of paths: [String]) -> Set<String> {
        paths.reduce(into: []) { folders, path in
            let parts = path.split(separator: "/")
            for count in 1..<parts.count { folders.insert(parts.prefix(count).joined(separator: "/")) }
        }
    }

    /// A path may be cut short at its beginning: `Job/Survey.swift`, `Merging`.
    @Test func everyPlaceThatTheMapNamesExists() async throws {
        let files = ["Sources", "Tests", "Rules"].flatMap { Repository.files(below: $0) }
        let places = files + Self.folders(of: files)
        let named = try Self.wordsOfTheMap().compactMap { $0.split(separator: " ").first.map(String.init) }
            .filter { !$0.hasSuffix("…") && ($0.contains("/") || $0.hasSuffix(".swift")) }
        #expect(named.count > 40)
        await check(each: named) { name in
            let place = name.hasSuffix("/") ? String(name.dropLast()) : name
            let isThere = places.contains { $0 == place || $0.hasSuffix("/" + place) }
            #expect(isThere, "there is no `\(name)`")
        }
    }

    /// Types, functions and options: each of their names stands in some source.
    @Test func everyNameOnTheMapIsDeclared() async throws {
        // What a helper and a modifier may be called, and what is said outside the sources.
        var known: Set<String> = ["frame", "applyIf", "UPDATE_GOLDENS", "WholeRunTests", "swiftinterface", "Invariant"]
        for path in Self.sources {
            let file = try Self.parsed(path)
            known.formUnion(file.tokens.map { file.text(of: $0) })
        }
        let folders = Self.folders(of: Repository.files(below: "Sources"))
        let named = try Self.wordsOfTheMap().filter { !$0.contains("/") && !$0.hasSuffix(".swift") }
        #expect(named.count > 60)
        await check(each: named) { [known] name in
            if folders.contains(where: { $0.hasSuffix("/" + name) }) { return }
            let words = name.split { !$0.isLetter && $0 != "_" }.map(String.init)
            let unknown = words.filter { !known.contains($0) }
            #expect(unknown == [])
        }
    }

    /// A newcomer finds each folder on the map.
    @Test func everyRoomIsOnTheMap() async throws {
        let named = Set(try Self.wordsOfTheMap().flatMap { $0.split(separator: "/") }.map(String.init))
        await check(each: Self.folders(of: Self.sources).sorted()) { folder in
            let room = String(folder.split(separator: "/").last!)
            #expect(named.contains(room), "`\(folder)` is not on the map")
        }
    }

    /// Tables have no other way to write a row.
    @Test func theMapIsAsNarrowAsTheSources() throws {
        let lines = try Repository.text(of: "Sources/README.md").split(separator: "\n")
        #expect(lines.filter { $0.count > 120 && !$0.hasPrefix("|") } == [])
    }
}

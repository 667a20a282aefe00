import Syntax

/// Which targets compile which files, where Xcode projects are made of descriptions: `project.yml` of XcodeGen, Tuist's
/// `Project.swift`.
struct DescribedTargets: Sendable {
    /// Empty where one description does not spell out all that its targets are compiled from: a file could be of more than
    /// is seen.
    private var sources: [Sources] = []
    /// By the name of the target, what its module is called where that is something else.
    private(set) var productNames: [Path: String] = [:]
    /// What shows that files of no target are of several modules; nil for nothing.
    let division: String?

    /// What a target is compiled from.
    private struct Sources {
        let target: Path
        let place: Path
        var excluded: [Path] = []
    }

    /// What a description says of one target.
    fileprivate struct Target {
        let name: String
        /// nil for what is not spelled out.
        let patterns: [Pattern]?
        var module: String?
        var isTest = false
    }

    /// Files or folders, as a description names them: `Sources`, `Sources/**`, without `Sources/Old`.
    fileprivate struct Pattern {
        let text: String
        var excluded: [String] = []
    }

    /// - Parameter paths: those of descriptions. One that cannot be read says nothing.
    init(by paths: [Path], buffer: ReadBuffer) {
        let read = paths.compactMap { path -> (path: Path, targets: [Target])? in
            guard let description = ProjectDescription(path), description.isMade,
                let bytes = try? buffer.bytes(of: path, .side),
                let targets = description.targets(in: bytes, of: path.name)
            else { return nil }
            return (path, targets)
        }
        // Tests do not count: what an app's module declares, these see.
        let counts = read.map { (name: $0.path.name.spelling, count: $0.targets.count { !$0.isTest }) }
        if let several = counts.first(where: { $0.count > 1 }) {
            division = "`\(several.name)` states several targets"
        } else {
            division = counts.count > 1 ? "there are several `\(counts[0].name)`" : nil
        }
        var found: [Sources] = []
        for (path, targets) in read {
            for target in targets {
                let name = path.appending(Path(target.name))
                productNames[name] = target.module
                guard let patterns = target.patterns else { return }
                for pattern in patterns {
                    guard let place = Self.place(of: pattern.text, in: path.parent) else { return }
                    var sources = Sources(target: name, place: place)
                    for text in pattern.excluded where !Self.isOfNoSource(text) {
                        guard let place = Self.place(of: text, in: place) else { return }
                        sources.excluded.append(place)
                    }
                    found.append(sources)
                }
            }
        }
        sources = found
    }

    /// True where nothing is known of any file.
    var isEmpty: Bool { sources.isEmpty }

    /// The targets that compile a file, each behind the path of its description. Empty if none is known to.
    func targets(of path: Path) -> Set<Path> {
        func holds(_ place: Path) -> Bool { path == place || path.isBelow(place) }
        return Set(sources.filter { holds($0.place) && !$0.excluded.contains(where: holds) }.map(\.target))
    }

    /// `Sources` of `Sources`, `Sources/**`, `Sources/**/*.swift`; nil for any other pattern.
    private static func place(of pattern: String, in folder: Path) -> Path? {
        let pattern = Path(pattern)
        var parts = pattern.parts.map { Path($0) }
        if parts.last == "*.swift" || parts.last == "*", parts.dropLast().last == "**" { parts.removeLast() }
        if parts.last == "**" { parts.removeLast() }
        let isPlain = !pattern.isAbsolute && !parts.contains { $0.spelling.contains { "*?[]{}$\\".contains($0) } }
        return isPlain ? parts.reduce(folder) { $0.appending($1) }.normalized : nil
    }

    /// True for `**/*.md`, `Info.plist`.
    private static func isOfNoSource(_ pattern: String) -> Bool {
        let name = Path(pattern).name.spelling
        guard let dot = name.lastIndex(of: ".") else { return false }
        let ending = name[name.index(after: dot)...]
        return !ending.isEmpty && ending != "swift" && ending.allSatisfy { $0.isLetter || $0.isNumber }
    }
}

extension ProjectDescription {
    /// The targets that a description states, as far as it spells them out; nil where it states none.
    fileprivate func targets(in bytes: [UInt8], of name: Path) -> [DescribedTargets.Target]? {
        switch self {
        case .xcodeGen: YAML(String(decoding: bytes, as: UTF8.self)).flatMap(Self.targets)
        case .tuist:
            name == "Project.swift" && bytes.withUnsafeBufferPointer(Self.isTuist)
                ? Self.targets(in: SourceFile(parsing: bytes)) : nil
        case .cocoaPods, .bazel: nil
        }
    }

    private static func targets(in yaml: YAML) -> [DescribedTargets.Target]? {
        guard case .map(let targets)? = yaml["targets"], !targets.isEmpty else { return nil }
        // What is included or a template may add to any target.
        let isWhole = yaml["include"] == nil && yaml["targetTemplates"] == nil
        return targets.map { name, target in
            var isSpelledOut = isWhole
            if case .map(let members) = target { isSpelledOut = isWhole && !members.contains { $0.key.contains(":") } }
            var patterns: [DescribedTargets.Pattern] = []
            for source in target["sources"]?.elements ?? [] {
                guard let path = source.text ?? source["path"]?.text, source["includes"] == nil else {
                    isSpelledOut = false
                    continue
                }
                // What is copied is not compiled.
                if source["type"]?.text == "folder" || source["buildPhase"] != nil { continue }
                let excluded = source["excludes"]?.elements ?? []
                isSpelledOut = isSpelledOut && excluded.allSatisfy { $0.text != nil }
                patterns.append(DescribedTargets.Pattern(text: path, excluded: excluded.compactMap(\.text)))
            }
            let settings = (target["settings"]?.all ?? []).map { block -> [String: String] in
                guard case .map(let members) = block else { return [:] }
                return members.reduce(into: [:]) { $0[$1.key] = $1.value.text }
            }
            return DescribedTargets.Target(
                name: name, patterns: isSpelledOut ? patterns : nil,
                module: BuildSettings(layers: settings).moduleName,
                isTest: target["type"]?.text?.contains("test") ?? false)
        }
    }

    /// Without one in so many words, there is one that somebody else makes.
    private static func targets(in file: SourceFile) -> [DescribedTargets.Target] {
        let calls = file.all(.call).compactMap { Call($0, in: file) }
        let targets = calls.compactMap { call -> DescribedTargets.Target? in
            func argument(_ label: String) -> NodeID? { call.arguments.first { $0.label == label }?.value }
            guard let product = argument("product") else { return nil }
            let name = argument("name").flatMap(file.literalText)
            let texts = ["sources", "buildableFolders"].compactMap(argument).map { file.texts(of: $0) }
            let isSpelledOut = name != nil && !texts.contains(nil)
            return DescribedTargets.Target(
                name: name ?? "",
                patterns: isSpelledOut ? texts.compactMap(\.self).joined().map { .init(text: $0) } : nil,
                module: argument("productName").flatMap(file.literalText),
                isTest: file.lastWord(of: product).hasSuffix("Tests"))
        }
        let isOpen = targets.isEmpty || targets.allSatisfy(\.isTest)
        return targets + (isOpen ? [DescribedTargets.Target(name: "", patterns: nil)] : [])
    }
}

extension SourceFile {
    /// The texts of an array of them, or one alone; nil for anything else.
    fileprivate func texts(of node: NodeID) -> [String]? {
        if let text = literalText(node) { return [text] }
        guard kind(node) == .array else { return nil }
        let texts = children(of: node).map(literalText)
        return texts.contains(nil) ? nil : texts.compactMap(\.self)
    }
}

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
        var patterns: [Pattern]?
        var module: String?
        var isTest = false
        /// Where its patterns begin.
        var folder: Path
    }

    /// Files or folders, as a description names them: `Sources`, `Sources/**`, without `Sources/Old`.
    fileprivate struct Pattern {
        let text: String
        var excluded: [String] = []
    }

    /// - Parameter paths: those of descriptions. One that cannot be read says nothing.
    init(by paths: [Path], buffer: ReadBuffer) {
        let read = paths.compactMap { ReadDescription($0, buffer: buffer) }
        let included = read.reduce(into: Set<Path>()) { $0.formUnion($1.included) }
        let roots = read.filter { !included.contains($0.path) && !$0.targets.isEmpty }
        // Tests do not count: what an app's module declares, these see.
        let counts = roots.map { (name: $0.path.name.spelling, count: $0.targets.count { !$0.isTest }) }
            .filter { $0.count > 0 }
        if let several = counts.first(where: { $0.count > 1 }) {
            division = "`\(several.name)` states several targets"
        } else {
            division = counts.count > 1 ? "there are several `\(counts[0].name)`" : nil
        }
        var found: [Sources] = []
        for root in roots {
            for target in root.targets {
                let name = root.path.appending(Path(target.name))
                productNames[name] = target.module
                guard let patterns = target.patterns else { return }
                for pattern in patterns {
                    guard let place = Self.place(of: pattern.text, in: target.folder) else { return }
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

/// The targets that a description states, as far as it spells them out.
private struct ReadDescription {
    let path: Path
    private(set) var targets: [DescribedTargets.Target] = []
    /// The files that it includes.
    private(set) var included: Set<Path> = []

    /// nil where it is none that an Xcode project is made of.
    init?(_ path: Path, buffer: ReadBuffer) {
        self.path = path
        switch ProjectDescription(path) {
        case .xcodeGen?:
            read(path, from: path.parent, buffer: buffer)
            let isWhole = !targets.contains { $0.name.isEmpty }
            let counts = targets.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
            // What is stated twice is merged, and a template or a file that is not there may add to any target.
            for place in targets.indices where !isWhole || counts[targets[place].name] != 1 {
                targets[place].patterns = nil
            }
        case .tuist?:
            guard path.name == "Project.swift", let bytes = try? buffer.bytes(of: path, .side),
                bytes.withUnsafeBufferPointer(ProjectDescription.isTuist)
            else { return nil }
            targets = Self.targets(in: SourceFile(parsing: bytes), from: path.parent)
        case .cocoaPods?, .bazel?, nil: return nil
        }
    }

    /// Reads a file of XcodeGen and what it includes. What is not read stands for a target without a name.
    private mutating func read(_ file: Path, from folder: Path, buffer: ReadBuffer) {
        let unread = DescribedTargets.Target(name: "", patterns: nil, isTest: true, folder: folder)
        guard let bytes = try? buffer.bytes(of: file, .side), let yaml = YAML(String(decoding: bytes, as: UTF8.self))
        else { return targets.append(unread) }
        if yaml["targetTemplates"] != nil { targets.append(unread) }
        if case .map(let stated)? = yaml["targets"] {
            for (name, target) in stated { targets += Self.targets(named: name, target, from: folder) }
        }
        for element in yaml["include"]?.elements ?? [] {
            guard let name = element.text ?? element["path"]?.text, element["enable"] == nil else {
                targets.append(unread)
                continue
            }
            let other = file.parent.joined(Path(name)).normalized
            if other == path || !included.insert(other).inserted { continue }
            let isRelative = element["relativePaths"]?.text != "false"
            read(other, from: isRelative ? other.parent : folder, buffer: buffer)
        }
    }

    /// One, or one for each of its platforms.
    private static func targets(named name: String, _ target: YAML, from folder: Path) -> [DescribedTargets.Target] {
        var isSpelledOut = true
        if case .map(let members) = target { isSpelledOut = !members.contains { $0.key.contains(":") } }
        var patterns: [DescribedTargets.Pattern] = []
        for source in target["sources"]?.elements ?? [] {
            guard let path = source.text ?? source["path"]?.text, source["includes"] == nil else {
                isSpelledOut = false
                continue
            }
            // What is copied is not compiled.
            let phase = source["buildPhase"]
            if source["type"]?.text == "folder" || phase != nil && phase?.text != "sources" { continue }
            let excluded = source["excludes"]?.elements ?? []
            isSpelledOut = isSpelledOut && excluded.allSatisfy { $0.text != nil }
            patterns.append(DescribedTargets.Pattern(text: path, excluded: excluded.compactMap(\.text)))
        }
        let settings = (target["settings"]?.all ?? []).map { block -> [String: String] in
            guard case .map(let members) = block else { return [:] }
            return members.reduce(into: [:]) { $0[$1.key] = $1.value.text }
        }
        let module = BuildSettings(layers: settings).moduleName
        let isTest = target["type"]?.text?.contains("test") ?? false
        let platforms = (target["platform"]?.elements ?? []).compactMap(\.text)
        return (platforms.isEmpty ? [""] : platforms).map { platform in
            let own = patterns.map { pattern in
                DescribedTargets.Pattern(
                    text: pattern.text.replacing("${platform}", with: platform),
                    excluded: pattern.excluded.map { $0.replacing("${platform}", with: platform) })
            }
            return DescribedTargets.Target(
                name: platforms.count > 1 ? "\(name)_\(platform)" : name, patterns: isSpelledOut ? own : nil,
                module: module ?? (platforms.count > 1 ? name : nil), isTest: isTest, folder: folder)
        }
    }

    /// Without one in so many words, there is one that somebody else makes.
    private static func targets(in file: SourceFile, from folder: Path) -> [DescribedTargets.Target] {
        let calls = file.all(.call).compactMap { Call($0, in: file) }
        let targets = calls.compactMap { call -> DescribedTargets.Target? in
            func argument(_ label: String) -> NodeID? { call.arguments.first { $0.label == label }?.value }
            // `.package(product: "Kit")` is what one depends on.
            guard let product = argument("product"), file.kind(product) != .stringLiteral else { return nil }
            let name = argument("name").flatMap(file.literalText)
            let texts = ["sources", "buildableFolders"].compactMap(argument).map { file.texts(of: $0) }
            let isSpelledOut = name != nil && !texts.contains(nil)
            return DescribedTargets.Target(
                name: name ?? "",
                patterns: isSpelledOut ? texts.compactMap(\.self).joined().map { .init(text: $0) } : nil,
                module: argument("productName").flatMap(file.literalText),
                isTest: file.lastWord(of: product).hasSuffix("Tests"), folder: folder)
        }
        let isOpen = targets.isEmpty || targets.allSatisfy(\.isTest)
        return targets + (isOpen ? [DescribedTargets.Target(name: "", patterns: nil, folder: folder)] : [])
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

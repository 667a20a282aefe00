import RuleModel
import Syntax

/// A file from which another tool makes a project: what it says that the project runs on.
enum ProjectDescription {
    /// `Project.swift`, and what lies in `ProjectDescriptionHelpers`.
    case tuist
    /// `project.yml`
    case xcodeGen
    /// `Kit.podspec`, `Podfile`
    case cocoaPods
    /// `BUILD`, of which only that is read that it says what it runs on.
    case bazel

    init?(_ path: Path) {
        let name = path.name
        if name == "project.yml" || name == "project.yaml" {
            self = .xcodeGen
        } else if name.hasSuffix(Podspec.ending) || name == Manifests.podfile {
            self = .cocoaPods
        } else if name == "BUILD" || name == "BUILD.bazel" {
            self = .bazel
        } else if name == "Project.swift"
            || name.hasSuffix(".swift") && path.parts.contains(where: { Path($0) == "ProjectDescriptionHelpers" })
        {
            self = .tuist
        } else {
            return nil
        }
    }

    /// True where an Xcode project is made of it.
    var isMade: Bool { self == .tuist || self == .xcodeGen }

    /// What all of some files say together; nil if none says anything.
    static func declared(by paths: [Path], buffer: ReadBuffer) -> DeclaredTarget? {
        .lowest(
            of: paths.compactMap { path in
                ProjectDescription(path).flatMap { $0.declared(by: path, place: path.name.spelling, buffer: buffer) }
            })
    }

    /// The same where one only says that what it runs on stands elsewhere: `deploymentTargets: Constants.targets`,
    /// and of what is not read: `minimum_os_version = "15.0"`.
    static func unread(_ paths: [Path], buffer: ReadBuffer) -> DeclaredTarget? {
        paths.firstNonNil { path in
            let kind = ProjectDescription(path)
            guard kind == .tuist || kind == .bazel, let bytes = try? buffer.bytes(of: path, .side) else { return nil }
            if kind == .bazel {
                let isSaid = bytes.withUnsafeBufferPointer(ByteSearch(["minimum_os_version"]).occurs)
                return isSaid ? .unread(in: path.name.spelling) : nil
            }
            guard bytes.withUnsafeBufferPointer(isTuist) else { return nil }
            let file = SourceFile(parsing: bytes)
            let isSaid = file.all(.call).compactMap { Call($0, in: file) }.flatMap(\.arguments).contains {
                ["deploymentTarget", "deploymentTargets"].contains($0.label) && file.kind($0.value) != .nilLiteral
            }
            return isSaid ? .unread(in: path.name.spelling) : nil
        }
    }

    /// What a file says, and those that it includes. Of one that is not there nobody knows what it says.
    private func declared(by path: Path, place: String, buffer: ReadBuffer, depth: Int = 0) -> DeclaredTarget? {
        var included: [Path] = []
        let own = DeclaredTarget.declared(by: path, in: place, buffer: buffer) { bytes, place in
            if case .xcodeGen = self { included = Self.included(by: bytes, at: path) }
            return declared(in: bytes, place: place)
        }
        if included.isEmpty || depth >= 8 { return own }
        let others = included.compactMap { file in
            FileSystem.exists(file)
                ? declared(by: file, place: file.name.spelling, buffer: buffer, depth: depth + 1)
                : own == nil ? .unread(in: place) : nil
        }
        return .lowest(of: [own].compactMap(\.self) + others)
    }

    /// `include: base.yml`, `include: [base.yml]`, `include:` above `- path: base.yml`
    private static func included(by bytes: [UInt8], at path: Path) -> [Path] {
        let stated = YAML(String(decoding: bytes, as: UTF8.self))?["include"]?.elements ?? []
        return stated.compactMap { $0.text ?? $0["path"]?.text }.filter { !$0.isEmpty }
            .map { path.parent.joined(Path($0)).normalized }
    }

    /// - Parameter place: the file, as it is shown.
    func declared(in bytes: [UInt8], place: String) -> DeclaredTarget? {
        let text = String(decoding: bytes, as: UTF8.self)
        let stated: [Statement]
        switch self {
        case .tuist:
            guard bytes.withUnsafeBufferPointer(Self.isTuist) else { return nil }
            stated = Self.statements(in: SourceFile(parsing: bytes))
        case .xcodeGen: stated = Self.statements(inYAML: text)
        case .cocoaPods: stated = Self.statements(inRuby: text)
        case .bazel: return nil
        }
        let known = stated.compactMap { statement in
            statement.version.flatMap { DeclaredTarget([statement.platform: $0], in: place) }
        }
        let others = stated.filter { $0.version == nil }.map(\.platform)
        return .lowest(of: known + [DeclaredTarget(notUnderstood: others, in: place)].compactMap(\.self))
    }

    static func isTuist(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        ByteSearch(["import ProjectDescription"]).occurs(in: text)
    }

    private struct Statement {
        let platform: String
        /// nil for one that is not understood.
        let version: DeploymentTarget.Version?

        init?(_ platform: String, _ version: DeploymentTarget.Version?) {
            let names = ["ios": "iOS", "osx": "macOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS"]
            let known =
                DeploymentTarget.settings[platform] ?? names[platform.lowercased()]
                ?? (platform.lowercased() == "visionos" ? "visionOS" : nil)
            guard let known else { return nil }
            self.platform = known
            self.version = version
        }
    }

    /// `.iOS("15.0")`, `.iOS(targetVersion: "15.0", …)`, `.multiplatform(iOS: "15.0")`,
    /// `"IPHONEOS_DEPLOYMENT_TARGET": "15.0"`
    private static func statements(in file: SourceFile) -> [Statement] {
        func version(_ node: NodeID) -> DeploymentTarget.Version? {
            file.literalText(node).flatMap { DeploymentTarget.Version($0) }
        }
        let single = file.calls(of: Set(DeploymentTarget.platforms)).filter(\.isMember).compactMap { call in
            call.arguments.first.flatMap { Statement(call.name, version($0.value)) }
        }
        let several = file.calls(of: ["multiplatform"]).flatMap(\.arguments).compactMap { argument in
            argument.label.flatMap { Statement($0, version(argument.value)) }
        }
        let settings = file.all(.dictionaryElement).compactMap { element -> Statement? in
            let parts = file.children(of: element)
            guard let key = parts.first.flatMap({ file.literalText($0) }), let value = parts.last else { return nil }
            return DeploymentTarget.settings[key].flatMap { Statement($0, version(value)) }
        }
        return single + several + settings
    }

    /// `deploymentTarget: "15.0"` beside `platform: iOS`; `deploymentTarget:` above `iOS: "15.0"`, or before
    /// `{iOS: "15.0"}`; `IPHONEOS_DEPLOYMENT_TARGET: 15.0`
    private static func statements(inYAML text: String) -> [Statement] {
        guard let yaml = YAML(text) else {
            let names = ["deploymentTarget"] + DeploymentTarget.settings.keys
            let isSaid = names.contains { text.firstRange(of: $0) != nil }
            return isSaid ? DeploymentTarget.platforms.compactMap { Statement($0, nil) } : []
        }
        return yaml.all.flatMap { inner -> [Statement] in
            guard case .map(let members) = inner else { return [] }
            return members.flatMap { key, value in statements(of: key, value, in: inner) }
        }
    }

    /// What a member of a map says.
    private static func statements(of key: String, _ value: YAML, in map: YAML) -> [Statement] {
        func statement(_ platform: String, _ value: YAML) -> Statement? {
            value.text == "" ? nil : Statement(platform, value.text.flatMap { DeploymentTarget.Version($0) })
        }
        // `IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]`
        let setting = String(key.prefix { $0 != "[" })
        if DeploymentTarget.settings[setting] != nil { return [statement(setting, value)].compactMap(\.self) }
        guard key == "deploymentTarget" else { return [] }
        if case .map(let versions) = value { return versions.compactMap { statement($0.key, $0.value) } }
        let platforms = (map["platform"]?.elements ?? []).compactMap(\.text)
        let found = platforms.compactMap { statement($0, value) }
        return found.isEmpty ? [statement("iOS", value)].compactMap(\.self) : found
    }

    /// `s.ios.deployment_target = '15.0'`, `s.platform = :ios, '15.0'`, `s.platforms = { :ios => '15.0' }`,
    /// `platform :ios, '15.0'`
    private static func statements(inRuby text: String) -> [Statement] {
        text.split(whereSeparator: \.isNewline).flatMap { line -> [Statement] in
            let words = words(line.prefix { $0 != "#" })
            guard let first = words.first else { return [] }
            if first.hasSuffix(".deployment_target") {
                let platform = first.split(separator: ".").dropLast().last.map(String.init) ?? ""
                return [Statement(platform, words.last.flatMap { DeploymentTarget.Version($0) })].compactMap(\.self)
            }
            let key = first.split(separator: ".").last ?? ""
            guard key == "platform" || key == "platforms" else { return [] }
            return zip(words.dropFirst(), words.dropFirst(2)).compactMap {
                Statement($0, DeploymentTarget.Version($1))
            }
        }
    }

    /// Without the marks between them.
    private static func words(_ line: Substring) -> [String] {
        // `${OLDEST}` is one.
        line.replacing("${", with: "$").split { " \t\"'{},=>".contains($0) }.flatMap { $0.split(separator: ":") }.map(
            String.init)
    }
}

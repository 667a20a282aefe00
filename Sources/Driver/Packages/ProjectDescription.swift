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

    init?(_ path: Path) {
        let name = path.name
        if name == "project.yml" || name == "project.yaml" {
            self = .xcodeGen
        } else if name.hasSuffix(".podspec") || name == "Podfile" {
            self = .cocoaPods
        } else if name == "Project.swift"
            || name.hasSuffix(".swift") && path.parts.contains(where: { Path($0) == "ProjectDescriptionHelpers" })
        {
            self = .tuist
        } else {
            return nil
        }
    }

    /// What all of some files say together; nil if none says anything.
    static func declared(by paths: [Path], buffer: ReadBuffer) -> DeclaredTarget? {
        .lowest(
            of: paths.compactMap { path in
                ProjectDescription(path).flatMap { kind in
                    .declared(by: path, in: path.name.spelling, buffer: buffer) { kind.declared(in: $0, place: $1) }
                }
            })
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
        let lines = text.split(whereSeparator: \.isNewline).map { line in
            let code = line.prefix { $0 != "#" }
            return (depth: code.prefix { $0 == " " }.count, words: words(code[...]))
        }
        .filter { !$0.words.isEmpty }
        var found: [Statement?] = []
        for (place, line) in lines.enumerated() {
            let (key, values) = (line.words[0], line.words.dropFirst())
            if DeploymentTarget.settings[key] != nil {
                found.append(Statement(key, values.first.flatMap { DeploymentTarget.Version($0) }))
            }
            guard key == "deploymentTarget" else { continue }
            if values.isEmpty {
                for inner in lines[(place + 1)...].prefix(while: { $0.depth > line.depth }) {
                    found.append(Statement(inner.words[0], inner.words.last.flatMap { DeploymentTarget.Version($0) }))
                }
            } else if values.count == 1 {
                let own =
                    lines[..<place].reversed().prefix { $0.depth >= line.depth }
                    + lines[place...].prefix { $0.depth >= line.depth }
                let platform = own.first { $0.depth == line.depth && $0.words[0] == "platform" }?.words.last
                found.append(Statement(platform ?? "iOS", DeploymentTarget.Version(values.first!)))
            } else {
                for (name, value) in zip(values, values.dropFirst()) {
                    found.append(Statement(name, DeploymentTarget.Version(value)))
                }
            }
        }
        return found.compactMap(\.self)
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

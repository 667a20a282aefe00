import RuleModel
import Syntax

/// Reads the `platforms:` of a package manifest: `[.iOS(.v15), .custom("macOS", versionString: "12.0")]`, names that it
/// gives such values, and what it assigns to `package.platforms`.
struct ManifestPlatforms {
    private typealias Versions = [String: DeploymentTarget.Version]

    private let file: SourceFile

    init(in file: SourceFile) { self.file = file }

    /// - Parameter place: the manifest, as it is shown.
    func declared(in place: String) -> DeclaredTarget? {
        let stated = statements()
        let all = stated.compactMap(\.self)
        guard all.count == stated.count else {
            return DeclaredTarget(notUnderstood: DeploymentTarget.platforms, in: place)
        }
        return .lowest(of: all.compactMap { DeclaredTarget($0, in: place) })
    }

    /// What each statement says; nil for one that is not understood.
    private func statements() -> [Versions?] {
        // `Package(…)`, `PackageDescription.Package(…)`, `Package.init(…)`, `let package: Package = .init(…)`
        let calls = file.calls(of: ["Package", "init"])
        let arguments = calls.flatMap(\.arguments).filter { $0.label == "platforms" }.map { versions($0.value) }
        let members = file.all(.member).compactMap { Member($0, in: file) }.filter {
            $0.word == "platforms" && $0.base != nil
        }
        let assigned = file.all(.sequence).compactMap { FoldedSequence(of: $0, in: file).assignment }.filter {
            Member($0.target, in: file)?.word == "platforms"
        }
        // Something else is done with them, as `package.platforms?.append(.iOS(.v15))`.
        let others = [Versions?](repeating: nil, count: max(0, members.count - assigned.count))
        return arguments + assigned.map { $0.value.sole.flatMap { versions($0) } } + others
    }

    private func versions(_ node: NodeID, _ depth: Int = 0) -> Versions? {
        let node = file.withoutParentheses(node)
        switch file.kind(node) {
        case .nilLiteral: return [:]
        case .name: return depth < 8 ? value(of: node).flatMap { versions($0, depth + 1) } : nil
        case .array:
            var found: Versions = [:]
            for element in file.children(of: node) {
                guard let call = Call(element, in: file), let version = call.arguments.last.map(\.value) else {
                    return nil
                }
                let written =
                    call.name == "custom" ? call.arguments.first.flatMap { file.literalText($0.value) } : call.name
                guard let name = written?.lowercased() else { return nil }
                // `.custom("ios", …)`, as SwiftPM itself calls it, and not `.driverKit(.v19)`
                guard let platform = DeploymentTarget.platforms.first(where: { $0.lowercased() == name }) else {
                    continue
                }
                guard let version = self.version(version) else { return nil }
                found[platform] = found[platform].map { min($0, version) } ?? version
            }
            return found
        default: return nil
        }
    }

    /// `"15.4"`, `.v15_4`, and a name for one.
    private func version(_ node: NodeID, _ depth: Int = 0) -> DeploymentTarget.Version? {
        if let text = file.literalText(node) { return DeploymentTarget.Version(text) }
        if let member = Member(node, in: file) {
            return DeploymentTarget.Version(String(member.word.dropFirst().map { $0 == "_" ? "." : $0 }))
        }
        return depth < 8 ? value(of: node).flatMap { version($0, depth + 1) } : nil
    }

    /// What the manifest calls by a name.
    private func value(of node: NodeID) -> NodeID? {
        guard let name = file.name(node) else { return nil }
        let bindings = file.all(.binding).compactMap { Binding($0, in: file) }.filter { $0.name == name }
        guard bindings.count == 1 else { return nil }
        // A variable may be given another value wherever else it is mentioned.
        let isConstant = bindings[0].isLet || file.all(.name).count { file.name($0) == name } == 1
        return isConstant ? bindings[0].value : nil
    }
}

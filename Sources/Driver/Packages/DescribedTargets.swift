import Syntax

extension ProjectDescription {
    /// What shows that files are of several modules where only descriptions say of what they are part; nil for nothing. Tests
    /// do not count: what an app's module declares, these see.
    static func division(by paths: [Path], buffer: ReadBuffer) -> String? {
        let counts = paths.compactMap { path -> (name: String, targets: Int)? in
            guard let description = ProjectDescription(path), let bytes = try? buffer.bytes(of: path, .side) else {
                return nil
            }
            let targets = description.targets(in: bytes, name: path.name)
            return targets > 0 ? (path.name.spelling, targets) : nil
        }
        if let several = counts.first(where: { $0.targets > 1 }) { return "`\(several.name)` states several targets" }
        return counts.count > 1 ? "there are several `\(counts[0].name)`" : nil
    }

    /// How many targets a description states that are no tests, as far as it spells them out.
    private func targets(in bytes: [UInt8], name: Path) -> Int {
        switch self {
        case .xcodeGen:
            guard case .map(let targets)? = YAML(String(decoding: bytes, as: UTF8.self))?["targets"] else { return 0 }
            return targets.count { !($0.value["type"]?.text ?? "").contains("test") }
        case .tuist:
            guard name == "Project.swift", bytes.withUnsafeBufferPointer(Self.isTuist) else { return 0 }
            let file = SourceFile(parsing: bytes)
            let products = file.all(.call).compactMap { Call($0, in: file) }.flatMap(\.arguments)
                .filter { $0.label == "product" }.map { file.lastWord(of: $0.value) }
            return max(1, products.count { !$0.hasSuffix("Tests") })
        case .cocoaPods, .bazel: return 0
        }
    }
}

import RuleModel
import Syntax

extension DeploymentTarget {
    /// Reads the `platforms:` of a package manifest: `[.iOS(.v15), .macOS("12.0")]`. nil if it declares none.
    init?(manifest: [UInt8]) {
        let file = SourceFile(parsing: manifest)
        let words = file.tokens.filter { $0.kind != .stringQuote }.map { file.text(of: $0) }
        self.init()
        // `.when(platforms: [.iOS])` may come before it, which states no version.
        for start in words.indices where words[start...].starts(with: ["platforms", ":", "["]) && versions.isEmpty {
            read(platforms: words[(start + 3)...])
        }
        if versions.isEmpty { return nil }
    }

    /// `.iOS(.v15), .macOS("12.0")]`
    private mutating func read(platforms words: ArraySlice<String>) {
        var place = words.startIndex
        while place + 5 < words.endIndex, words[place] != "]" {
            defer { place += 1 }
            let platform = words[place + 1]
            guard words[place] == ".", words[place + 2] == "(", DeploymentTarget.platforms.contains(platform) else {
                continue
            }
            // `.iOS(.v15_4)` or `.iOS("15.4")`
            let isMember = words[place + 3] == "."
            let spelled =
                isMember ? String(words[place + 4].dropFirst().map { $0 == "_" ? "." : $0 }) : words[place + 3]
            versions[platform] = Version(spelled)
        }
    }

    /// What Xcode's project and configuration files call the platforms.
    static let settings = [
        "IPHONEOS_DEPLOYMENT_TARGET": "iOS", "MACOSX_DEPLOYMENT_TARGET": "macOS", "TVOS_DEPLOYMENT_TARGET": "tvOS",
        "WATCHOS_DEPLOYMENT_TARGET": "watchOS", "XROS_DEPLOYMENT_TARGET": "visionOS",
    ]

    /// Reads the lines `IPHONEOS_DEPLOYMENT_TARGET = 15.0;` of a project's settings, and takes the lowest version of
    /// each platform. nil if there are none.
    init?(settings bytes: [UInt8]) {
        self.init()
        bytes.withUnsafeBufferPointer { text in
            // Project files have tens of thousands of lines, of which a few count.
            ByteSearch(["_DEPLOYMENT_TARGET"]).forEachMatch(in: text) { _, range in
                let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
                let start = text[..<range.lowerBound].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
                let end = text[range.upperBound...].firstIndex(where: isBreak) ?? text.count
                read(setting: String(decoding: text[start..<end], as: UTF8.self))
                return true
            }
        }
        if versions.isEmpty { return nil }
    }

    /// `"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]" = 15.0;`
    private mutating func read(setting line: String) {
        let words = line.split { " \t\";=[".contains($0) }
        // A setting for one SDK is run all the same. A value that is a reference to another setting says nothing here.
        guard let name = words.first, let platform = Self.settings[String(name)], let value = words.last,
            let version = Version(value)
        else { return }
        versions[platform] = Swift.min(versions[platform] ?? version, version)
    }

    /// What all of some files declare together: the lowest of each platform.
    static func lowest(of targets: [DeploymentTarget]) -> DeploymentTarget? {
        guard let first = targets.first else { return nil }
        return targets.dropFirst().reduce(into: first) { lowest, target in
            lowest.versions.merge(target.versions) { Swift.min($0, $1) }
        }
    }

    /// What Xcode projects and configuration files declare.
    static func declared(by settingsFiles: [Path], buffer: ReadBuffer) -> DeploymentTarget? {
        lowest(
            of: settingsFiles.compactMap { path in
                (try? buffer.bytes(of: path, .side)).flatMap { DeploymentTarget(settings: $0) }
            })
    }
}

import RuleModel
import Syntax

extension DeploymentTarget {
    /// What Xcode's project and configuration files call the platforms.
    static let settings = [
        "IPHONEOS_DEPLOYMENT_TARGET": "iOS", "MACOSX_DEPLOYMENT_TARGET": "macOS", "TVOS_DEPLOYMENT_TARGET": "tvOS",
        "WATCHOS_DEPLOYMENT_TARGET": "watchOS", "XROS_DEPLOYMENT_TARGET": "visionOS",
    ]
}

extension DeclaredTarget {
    /// Reads the lines `IPHONEOS_DEPLOYMENT_TARGET = 15.0;` of a project's settings, and takes the lowest version of
    /// each platform. nil if there are none.
    ///
    /// - Parameter place: the file, as it is shown.
    init?(settings bytes: [UInt8], in place: String) {
        var statements: [DeclaredTarget] = []
        bytes.withUnsafeBufferPointer { text in
            // Project files have tens of thousands of lines, of which a few count.
            Self.names.forEachMatch(in: text) { _, range in
                let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
                let start = text[..<range.lowerBound].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
                let end = text[range.upperBound...].firstIndex(where: isBreak) ?? text.count
                let line = String(decoding: text[start..<end], as: UTF8.self)
                statements += [Self.statement(in: line, bytes, place)].compactMap(\.self)
                return true
            }
        }
        guard let lowest = DeclaredTarget.lowest(of: statements) else { return nil }
        self = lowest
    }

    private static let names = ByteSearch(["_DEPLOYMENT_TARGET"])

    /// `"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]" = 15.0;`
    private static func statement(in line: String, _ bytes: [UInt8], _ place: String) -> DeclaredTarget? {
        let name = line.drop { " \t\"".contains($0) }.prefix { $0.isLetter || $0 == "_" }
        guard let platform = DeploymentTarget.settings[String(name)] else { return nil }
        // A setting for one SDK is run all the same.
        let behind = line[name.endIndex...]
        let end = behind.first == "[" ? behind.firstIndex(of: "]") ?? name.endIndex : name.endIndex
        let sides = line[end...].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2 else { return nil }
        let code = sides[1].beforeComment
        let value = String(code.filter { !" \t\";".contains($0) })
        if let version = DeploymentTarget.Version(value) { return DeclaredTarget([platform: version], in: place) }
        if value.isEmpty || value == "$(inherited)" || value == "${inherited}" { return nil }
        guard let reference = value.firstIndex(of: "$") else {
            return DeclaredTarget(notUnderstood: [platform], in: place)
        }
        // `$(OLDEST)`, `$(OLDEST_$(CONFIGURATION))`: whatever the same file gives such a name, or what counts without.
        let prefix = value[reference...].dropFirst(2).prefix { !"$(){}:".contains($0) }
        let standard = value.firstRange(of: ":default=").map { value[$0.upperBound...].prefix { !"$)}".contains($0) } }
        let stated = versions(ofNamesBeginningWith: String(prefix), in: bytes)
        // Another file may state the name.
        let isElsewhere = stated.isEmpty && bytes.withUnsafeBufferPointer { ByteSearch(["#include"]).occurs(in: $0) }
        if isElsewhere { return DeclaredTarget(notUnderstood: [platform], in: place) }
        let versions =
            stated
            + [standard.flatMap { DeploymentTarget.Version($0) }].compactMap(\.self)
        guard let lowest = versions.min() else { return DeclaredTarget(notUnderstood: [platform], in: place) }
        return DeclaredTarget([platform: lowest], in: place)
    }

    private static func versions(ofNamesBeginningWith prefix: String, in bytes: [UInt8]) -> [DeploymentTarget.Version] {
        guard prefix.utf8.count > 1 else { return [] }
        var versions: [DeploymentTarget.Version] = []
        bytes.withUnsafeBufferPointer { text in
            ByteSearch([prefix]).forEachMatch(in: text) { _, range in
                let line = text[range.upperBound...].prefix { $0 != 0x0A && $0 != 0x0D && $0 != UInt8(ascii: ";") }
                let code = String(decoding: line, as: UTF8.self).beforeComment
                let words = code.split { " \t\"=".contains($0) }
                if let version = words.last.flatMap({ DeploymentTarget.Version($0) }) { versions.append(version) }
                return true
            }
        }
        return versions
    }

    /// What Xcode projects and configuration files declare.
    static func declared(by settingsFiles: [Path], buffer: ReadBuffer) -> DeclaredTarget? {
        lowest(
            of: settingsFiles.compactMap { path in
                declared(by: path, in: place(of: path), buffer: buffer) { DeclaredTarget(settings: $0, in: $1) }
            })
    }

    /// What a file declares. Of one that cannot be read nobody knows what it says that the project runs on; one that is
    /// not there says nothing.
    ///
    /// - Parameter place: the file, as it is shown.
    static func declared(
        by path: Path, in place: String, buffer: ReadBuffer, reading: ([UInt8], String) -> DeclaredTarget?
    ) -> DeclaredTarget? {
        do throws(SystemError) {
            return reading(try buffer.bytes(of: path, .side), place)
        } catch {
            return error.isAbsence ? nil : unread(in: place)
        }
    }

    /// What somebody says of whom nobody knows what it is.
    static func unread(in place: String) -> DeclaredTarget? {
        DeclaredTarget(notUnderstood: DeploymentTarget.platforms, in: place)
    }

    /// `App.xcodeproj` of `App.xcodeproj/project.pbxproj`.
    static func place(of settings: Path) -> String {
        settings.hasSuffix(".pbxproj") ? settings.parent.name.spelling : settings.name.spelling
    }
}

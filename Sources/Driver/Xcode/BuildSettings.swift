import RuleModel
import Syntax

/// The settings of one target in one configuration, as far as they say what it runs on.
struct BuildSettings {
    /// By name. Those of the target come first, then those of its configuration file, then the project's.
    let layers: [[String: String]]
    /// The file that says so, as it is shown.
    var place = ""

    /// What the target runs on; nil if nothing says.
    var deploymentTarget: DeclaredTarget? {
        let platforms = platforms
        let stated = DeploymentTarget.settings.filter { platforms?.contains($0.value) != false }
        return .lowest(of: stated.compactMap { statement($0.key, of: $0.value) })
    }

    /// What its module is called, where that is spelled out.
    var moduleName: String? {
        ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].lazy.compactMap { value($0) }.first { !$0.contains("$") && !$0.isEmpty }
    }

    /// The platforms that it is built for; nil if nothing says.
    private var platforms: Set<String>? {
        let names = [
            "iphoneos": "iOS", "macosx": "macOS", "appletvos": "tvOS", "watchos": "watchOS", "xros": "visionOS",
        ]
        guard let text = value("SUPPORTED_PLATFORMS") ?? value("SDKROOT") else { return nil }
        let found = Set(text.split(separator: " ").compactMap { names[String($0)] })
        return found.isEmpty ? nil : found
    }

    /// The nearest layer that states one: the lowest that it states. One for an SDK is run all the same.
    private func statement(_ name: String, of platform: String) -> DeclaredTarget? {
        for layer in layers {
            let stated = layer.filter { $0.key == name || $0.key.hasPrefix(name + "[") }.values
                .filter { $0 != "$(inherited)" }
            if stated.isEmpty { continue }
            return .lowest(
                of: stated.compactMap { value in
                    DeploymentTarget.Version(expanded(value)).map { DeclaredTarget([platform: $0], in: place) }
                        ?? DeclaredTarget(notUnderstood: [platform], in: place)
                })
        }
        return nil
    }

    private func value(_ name: String) -> String? {
        layers.lazy.compactMap { $0[name] }.first.map { expanded($0) }
    }

    /// `15.0` of `$(OLDEST_$(CONFIGURATION))`, as far as that is stated: the innermost reference first.
    private func expanded(_ value: String) -> String {
        var text = value
        for _ in 0..<16 {
            let ends: [(String, Character)] = [("$(", ")"), ("${", "}")]
            let innermost = ends.compactMap { open, close -> (Range<String.Index>, String)? in
                guard let start = text.ranges(of: open).last, let end = text[start.upperBound...].firstIndex(of: close)
                else { return nil }
                return (start.lowerBound..<text.index(after: end), String(text[start.upperBound..<end]))
            }
            .max { $0.0.lowerBound < $1.0.lowerBound }
            guard let (range, reference) = innermost else { break }
            // `OLDEST:default=15.0`
            let name = String(reference.prefix { $0 != ":" })
            let standard = reference.firstRange(of: ":default=").map { String(reference[$0.upperBound...]) }
            guard let stated = layers.lazy.compactMap({ $0[name] }).first ?? standard else { break }
            text.replaceSubrange(range, with: stated)
        }
        return text
    }
}

extension StringProtocol where SubSequence == Substring {
    /// A line of an `.xcconfig` file, without the comment at its end.
    var beforeComment: Substring { firstRange(of: "//").map { self[..<$0.lowerBound] } ?? self[...] }
}

extension [String: String] {
    /// The settings of an `.xcconfig` file, and of those that it includes. Empty if it is not there, as before what a tool
    /// writes; of one that cannot be read nobody knows what it says that the target runs on.
    init(xcconfig path: Path, buffer: ReadBuffer, depth: Int = 0) {
        self.init()
        if depth >= 8 { return }
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try buffer.bytes(of: path, .side)
        } catch {
            if !error.isAbsence { self = DeploymentTarget.settings.mapValues { _ in "unread" } }
            return
        }
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let text = String(decoding: line, as: UTF8.self)
            if text.hasPrefix("#include") {
                // `#include? "Base.xcconfig"`
                let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count == 3 else { continue }
                let file = path.parent.joined(Path(String(parts[1]))).normalized
                merge([String: String](xcconfig: file, buffer: buffer, depth: depth + 1)) { $1 }
                continue
            }
            let code = text.beforeComment
            // The name may hold a `=` in brackets: `NAME[sdk=iphoneos*] = 15.0`.
            let close = code.firstIndex(of: "]") ?? code.startIndex
            guard let equal = code[close...].firstIndex(of: "=") else { continue }
            let words = [code[..<equal], code[code.index(after: equal)...]].map { text in
                text.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
            }
            self[words[0]] = words[1]
        }
    }
}

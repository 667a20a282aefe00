import RuleModel
import Syntax

/// The settings of one target in one configuration, as far as they say what it runs on.
struct BuildSettings {
    /// By name. Those of the target come first, then those of its configuration file, then the project's.
    let layers: [[String: String]]

    /// What the target runs on; nil if nothing says.
    var deploymentTarget: DeploymentTarget? {
        let platforms = platforms
        var target = DeploymentTarget()
        for (setting, platform) in DeploymentTarget.settings where platforms?.contains(platform) != false {
            target.versions[platform] = version(setting)
        }
        return target.versions.isEmpty ? nil : target
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
    private func version(_ name: String) -> DeploymentTarget.Version? {
        for layer in layers {
            let stated = layer.filter { $0.key == name || $0.key.hasPrefix(name + "[") }.values.map { resolved($0) }
            if !stated.isEmpty { return stated.compactMap { DeploymentTarget.Version($0) }.min() }
        }
        return nil
    }

    private func value(_ name: String) -> String? {
        layers.lazy.compactMap { $0[name] }.first.map { resolved($0) }
    }

    /// `15.0` of `$(OLDEST_SYSTEM)`, if that is stated.
    private func resolved(_ value: String) -> String {
        guard value.hasPrefix("$("), value.hasSuffix(")") else { return value }
        let name = String(value.dropFirst(2).dropLast())
        return layers.lazy.compactMap { $0[name] }.first ?? value
    }
}

extension [String: String] {
    /// The settings of an `.xcconfig` file, and of those that it includes. Empty if it cannot be read.
    init(xcconfig path: Path, buffer: ReadBuffer, depth: Int = 0) {
        self.init()
        guard depth < 8, let bytes = try? buffer.bytes(of: path, .side) else { return }
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
            let code = text.firstRange(of: "//").map { text[..<$0.lowerBound] } ?? text[...]
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

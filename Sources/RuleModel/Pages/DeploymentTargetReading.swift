extension DeploymentTarget {
    /// Reads `iOS, macOS`: the platforms that have a modifier.
    static func platforms(reading text: String) throws(Flaw) -> Set<String> {
        var found: Set<String> = []
        for item in text.split(separator: ",", omittingEmptySubsequences: false) {
            let name = String(item.trimmingSpaces())
            guard platforms.contains(name) else {
                throw Flaw(
                    name.isEmpty
                        ? "a platform is missing, such as `iOS`"
                        : "unknown platform `\(name)`" + platforms.choice(for: name))
            }
            guard found.insert(name).inserted else { throw Flaw("`\(name)` is named twice") }
        }
        return found
    }

    /// Reads `iOS 15, macOS 12`.
    public init(reading text: String) throws(Flaw) {
        versions = [:]
        for item in text.split(separator: ",", omittingEmptySubsequences: false) {
            let parts = item.split(separator: " ")
            guard !parts.isEmpty else { throw Flaw("a platform is missing, such as `iOS 15`") }
            guard parts.count == 2 else {
                let more = parts.count > 2 ? "; a comma stands between two" : ""
                throw Flaw("`\(item.trimmingSpaces())` is no platform with its version, such as `iOS 15`\(more)")
            }
            let platform = String(parts[0])
            guard DeploymentTarget.platforms.contains(platform) else {
                throw Flaw("unknown platform `\(platform)`" + DeploymentTarget.platforms.choice(for: platform))
            }
            guard versions[platform] == nil else { throw Flaw("`\(platform)` is named twice") }
            guard let version = Version(parts[1]) else {
                throw Flaw("`\(parts[1])` is no version, such as `15` or `15.4`")
            }
            versions[platform] = version
        }
    }
}

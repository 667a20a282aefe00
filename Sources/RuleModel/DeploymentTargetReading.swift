extension DeploymentTarget {
    /// Reads `iOS 15, macOS 12`.
    public init(reading text: String) throws(Flaw) {
        versions = [:]
        for item in text.split(separator: ",", omittingEmptySubsequences: false) {
            let parts = item.split(separator: " ")
            guard !parts.isEmpty else { throw Flaw("a platform is missing") }
            guard parts.count == 2 else {
                throw Flaw("`\(item.trimmingSpaces())` is no platform with its version, such as `iOS 15`")
            }
            let platform = String(parts[0])
            guard DeploymentTarget.platforms.contains(platform) else {
                throw Flaw("unknown platform `\(platform)`" + DeploymentTarget.platforms.suggestion(for: platform))
            }
            guard versions[platform] == nil else { throw Flaw("`\(platform)` is named twice") }
            guard let version = Version(parts[1]) else { throw Flaw("`\(parts[1])` is no version") }
            versions[platform] = version
        }
    }
}

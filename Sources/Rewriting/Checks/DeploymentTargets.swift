import RuleModel

extension Checks {
    /// The systems that the project runs on have what the written form needs.
    static func fitsDeploymentTarget(_ form: Form, at site: LinkSite) throws(Refusal) {
        if let requirement = form.requirement, !site.context.deploymentTarget.satisfies(requirement) {
            throw .deploymentTarget(requirement.sentence)
        }
    }
}

extension DeploymentTarget {
    /// `iOS 16, macOS 13`
    var sentence: String {
        DeploymentTarget.platforms.compactMap { platform in
            versions[platform].map { "\(platform) \($0.numbers.map(String.init).joined(separator: "."))" }
        }
        .joined(separator: ", ")
    }
}

import RuleModel

extension Checks {
    /// The systems that the project runs on have what the written form needs.
    static func fitsDeploymentTarget(_ form: Form, at site: LinkSite) throws(Refusal) {
        guard let requirement = form.requirement else { return }
        let target = site.context.deploymentTarget
        let failing = DeploymentTarget.platforms.firstNonNil { platform -> (String, DeploymentTarget.Version)? in
            guard let version = target.versions[platform], !requirement.otherPlatforms.contains(platform) else {
                return nil
            }
            return requirement.versions[platform].map { $0 <= version } == true ? nil : (platform, version)
        }
        guard let (platform, version) = failing else { return }
        let needed = requirement.versions[platform].map { "\(platform) \($0)" }
        throw .deploymentTarget(needed, platform, site.context.reason(for: version, of: platform))
    }
}

extension Context {
    /// What the version of a platform is, and what says so.
    fileprivate func reason(for version: DeploymentTarget.Version, of platform: String) -> String {
        let text = "\(platform) \(version)"
        let statement = declaredTarget?.statements[platform]
        let said = statement?.version ?? (assumesDeploymentTarget ? DeploymentTarget.fallback.versions[platform] : nil)
        if let said, said != version { return "what is written around it says \(text)" }
        guard let statement else {
            return assumesDeploymentTarget ? "\(text) is taken for granted" : "the deployment target is \(text)"
        }
        return statement.isUnderstood
            ? "`\(statement.place)` says \(text)"
            : "what `\(statement.place)` says of the deployment target is not understood"
    }
}

extension Refusal {
    /// True for a form that the systems do not have on which the project runs.
    var isOfDeploymentTarget: Bool { if case .deploymentTarget = self { true } else { false } }

    /// True for a version that is missing, or a reason of another kind, beside a form that does not exist on the platform at
    /// all; for what a form cannot hold, beside another form that asks for more; or for the first reason of all.
    func isNearer(than other: Refusal?) -> Bool {
        guard let other else { return true }
        if case .argumentLeftOut = other, case .untypedLiteral = self { return true }
        guard case .deploymentTarget(nil, let platform, _) = other else { return false }
        if case .deploymentTarget(let version, let its, _) = self { return version != nil && its == platform }
        return true
    }
}

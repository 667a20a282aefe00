/// What a project says that it runs on, and where it says so.
public struct DeclaredTarget: Sendable, Equatable {
    /// What is said of one platform.
    public struct Statement: Sendable, Equatable {
        public let version: DeploymentTarget.Version
        /// As it is shown: the name of a file, an option.
        public let place: String
        /// False for one that is not understood: then it counts for the oldest version there is.
        public let isUnderstood: Bool

        public init(_ version: DeploymentTarget.Version, in place: String, isUnderstood: Bool = true) {
            self.version = version
            self.place = place
            self.isUnderstood = isUnderstood
        }
    }

    /// By platform.
    public private(set) var statements: [String: Statement]

    /// nil for one that says nothing.
    public init?(_ statements: [String: Statement]) {
        if statements.isEmpty { return nil }
        self.statements = statements
    }

    /// What some place says of several platforms.
    public init?(_ versions: [String: DeploymentTarget.Version], in place: String) {
        self.init(versions.mapValues { Statement($0, in: place) })
    }

    /// What is said of some platforms in a way that is not understood.
    public init?(notUnderstood platforms: some Sequence<String>, in place: String) {
        self.init(
            platforms.reduce(into: [:]) { statements, platform in
                let oldest = DeploymentTarget.oldest.versions[platform] ?? DeploymentTarget.Version([1])
                statements[platform] = Statement(oldest, in: place, isUnderstood: false)
            })
    }

    public var target: DeploymentTarget { DeploymentTarget(versions: statements.mapValues(\.version)) }

    /// What all of some say together: the lowest of each platform.
    public static func lowest(of declared: [DeclaredTarget]) -> DeclaredTarget? {
        let all = declared.reduce(into: [:]) { $0.merge($1.statements) { $1.version < $0.version ? $1 : $0 } }
        return DeclaredTarget(all)
    }
}

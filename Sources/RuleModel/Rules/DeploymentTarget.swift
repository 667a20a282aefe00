/// The oldest version of each platform that a project runs on: `iOS 15, macOS 12`.
public struct DeploymentTarget: Sendable, Equatable {
    /// A version of an operating system, compared number by number: `15`, `10.15`.
    public struct Version: Sendable, Comparable, Hashable, CustomStringConvertible {
        public let numbers: [Int]

        public init(_ numbers: [Int]) { self.numbers = numbers }

        /// Reads `15` or `10.15.4`; nil for anything else.
        public init?(_ text: some StringProtocol) {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
            guard !parts.isEmpty, parts.allSatisfy({ $0 != nil && $0! >= 0 }) else { return nil }
            numbers = parts.map { $0! }
        }

        public var description: String { numbers.map { String($0) }.joined(separator: ".") }

        public static func < (a: Version, b: Version) -> Bool {
            for place in 0..<max(a.numbers.count, b.numbers.count) {
                let left = place < a.numbers.count ? a.numbers[place] : 0
                let right = place < b.numbers.count ? b.numbers[place] : 0
                if left != right { return left < right }
            }
            return false
        }

        public static func == (a: Version, b: Version) -> Bool { !(a < b) && !(b < a) }
        public func hash(into hasher: inout Hasher) { hasher.combine(numbers.reversed().drop { $0 == 0 }.map { $0 }) }
    }

    public static let platforms = ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst"]

    public var versions: [String: Version]
    /// Of what is required: the platforms on which it is no question, since nothing that needs it is there.
    public var otherPlatforms: Set<String> = []

    public init(versions: [String: Version] = [:]) { self.versions = versions }

    /// What is taken for granted where a project declares nothing.
    public static let fallback = DeploymentTarget(versions: [
        "iOS": Version([17]), "macOS": Version([14]), "tvOS": Version([17]), "watchOS": Version([10]),
        "visionOS": Version([1]), "macCatalyst": Version([17]),
    ])

    /// The first that have SwiftUI.
    public static let oldest = DeploymentTarget(versions: [
        "iOS": Version([13]), "macOS": Version([10, 15]), "tvOS": Version([13]), "watchOS": Version([6]),
        "visionOS": Version([1]), "macCatalyst": Version([13]),
    ])

    /// True if everything that runs this target has what `requirement` names. A platform that the target declares and
    /// the requirement does not name is a no, unless it is one of the others.
    public func satisfies(_ requirement: DeploymentTarget) -> Bool {
        versions.allSatisfy { platform, version in
            requirement.otherPlatforms.contains(platform)
                || requirement.versions[platform].map { $0 <= version } ?? false
        }
    }
}

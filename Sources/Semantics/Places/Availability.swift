import RuleModel
import Syntax

/// The parts of a file that run only on newer systems than the rest: those under `@available(iOS 16, *)`, in
/// `if #available(iOS 16, *) { … }`, and behind `guard #available(iOS 16, *) else { … }`.
///
/// What `#unavailable` tells of an `else` is not read.
package struct Availability {
    private var parts: [(range: Range<Int>, versions: [String: DeploymentTarget.Version])] = []

    package init(in file: SourceFile) {
        for node in file.all(.attribute, .availability) {
            let scope =
                file.kind(node) == .availability
                ? file.scope(ofCondition: node)
                : file.attributeName(node) == "available" ? file.parent(of: node).map(file.range) : nil
            guard let scope else { continue }
            let versions = Self.versions(in: file.text(of: node))
            if !versions.isEmpty { parts.append((scope, versions)) }
        }
    }

    /// What the code at a place runs on: the newest of what the project says and what is written around the place.
    ///
    /// - Parameter isAssumed: true if the project says nothing: then what is written counts, also if it is older.
    package func deploymentTarget(at place: Int, in whole: DeploymentTarget, isAssumed: Bool) -> DeploymentTarget {
        var written: [String: DeploymentTarget.Version] = [:]
        for part in parts where part.range.contains(place) { written.merge(part.versions) { max($0, $1) } }
        // Catalyst has the versions of iOS where it is given none of its own.
        written["macCatalyst"] = written["macCatalyst"] ?? written["iOS"]
        var target = whole
        // A form has to care only for the platforms that the project runs on.
        for (platform, version) in written {
            if let own = target.versions[platform] {
                target.versions[platform] = isAssumed ? version : max(own, version)
            }
        }
        return target
    }

    /// Reads `@available(iOS 16, macOS 13.0, *)` and `@available(iOS, introduced: 16.0, message: "…")`.
    static func versions(in text: String) -> [String: DeploymentTarget.Version] {
        var versions: [String: DeploymentTarget.Version] = [:]
        // Messages stand last.
        let head = text.drop { $0 != "(" }.prefix { $0 != "\"" }
        let items = head.split(separator: ",").map { item in item.split { "(): \t\r\n".contains($0) } }
        for item in items where item.count == 2 {
            let platform = item[0] == "introduced" ? items[0].first.map(String.init) ?? "" : String(item[0])
            guard DeploymentTarget.platforms.contains(platform), let version = DeploymentTarget.Version(item[1]) else {
                continue
            }
            versions[platform] = version
        }
        return versions
    }
}

extension SourceFile {
    /// Where `#available(…)` of an `if`, `while` or `guard` is known to hold; nil for `#unavailable(…)`.
    fileprivate func scope(ofCondition node: NodeID) -> Range<Int>? {
        guard firstToken(of: node).kind == .poundAvailable, let statement = parent(of: node).flatMap(parent) else {
            return nil
        }
        switch kind(statement) {
        case .ifStatement, .whileStatement:
            return child(.codeBlock, of: statement).map(range)
        case .guardStatement:
            return parent(of: statement).map { range(of: statement).upperBound..<range(of: $0).upperBound }
        default: return nil
        }
    }
}

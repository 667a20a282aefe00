import RuleModel
import Syntax

/// The parts of a file that run only on newer systems than the rest, those under `@available(iOS 16, *)`, in
/// `if #available(iOS 16, *) { … }`, and behind `guard #available(iOS 16, *) else { … }`; and those that only some platforms
/// have: `#if os(iOS)`.
///
/// What `#unavailable` tells of an `else` is not read.
package struct Availability {
    private var parts: [(range: Range<Int>, versions: [String: DeploymentTarget.Version])] = []
    private var platforms: [(range: Range<Int>, names: Set<String>)] = []

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
        for node in file.all(.ifConfig, .postfixIfConfig) {
            var left = Set(DeploymentTarget.platforms)
            for clause in file.clauses(ofIfConfig: node) {
                let own = clause.condition.flatMap(Self.platforms)
                platforms.append((file.range(of: clause.node), left.intersection(own ?? left)))
                left.subtract(own ?? [])
            }
        }
    }

    /// Those for which `os(iOS) || os(tvOS)` or `!os(macOS)` holds, and no others; nil for any other condition.
    private static func platforms(in condition: String) -> Set<String>? {
        let words = condition.filter { !$0.isWhitespace }
        if words.hasPrefix("!"), !words.contains("|"), let others = platforms(in: String(words.dropFirst())) {
            return Set(DeploymentTarget.platforms).subtracting(others)
        }
        var found: Set<String> = []
        for part in words.split(separator: "||") {
            guard part.hasPrefix("os("), part.hasSuffix(")"),
                case let name = String(part.dropFirst(3).dropLast()), DeploymentTarget.platforms.contains(name)
            else { return nil }
            found.insert(name)
            // Catalyst is iOS there.
            if name == "iOS" { found.insert("macCatalyst") }
        }
        return found.isEmpty ? nil : found
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
        for part in platforms where part.range.contains(place) {
            let kept = target.versions.filter { part.names.contains($0.key) }
            // What the project says nothing of runs on something all the same.
            if !kept.isEmpty { target.versions = kept }
        }
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

import Rewriting
import RuleModel
import Syntax

/// What one reading of a file tells, without knowing what other files say.
private struct Glance: Sendable {
    /// What it declares, if it may declare a helper.
    var declarations: Declarations?
    var mayHoldCall = false
    /// Where the bytes stop being UTF-8.
    var firstBadByte: Int?
}

/// One project: the files that are the context of each other, and what they declare.
struct Project: Sendable {
    /// Locations, sorted.
    let files: [String]
    let context: Context
    /// True if neither the user nor the project said what the code runs on.
    let assumesDeploymentTarget: Bool
}

/// Reads the projects around some targets, once, and finds out which targets are worth a parse.
struct Survey: Sendable {
    /// By their roots.
    private(set) var projects: [String: Project] = [:]
    /// The targets that may hold a call, in the order of the targets.
    private(set) var candidates: [Target] = []
    private(set) var failures: [Message] = []

    init(of targets: Targets, rules: RuleBook, options: Options, threads: Threads) {
        let roots = Set(targets.files.map(\.root)).sorted()
        let found = Self.contents(of: roots, walks: targets.walks)
        let contextFiles = Set(roots.flatMap { found[$0]!.swiftFiles })
        let all = contextFiles.union(targets.files.map(\.location)).sorted()

        // Names that only a declaration makes known are looked for in a second round: few projects have any.
        let known = Context(rules: rules).helperNames
        let glances = Self.glances(at: all, contextFiles: contextFiles, names: known, threads: threads)
        let buffer = ReadBuffer()
        for root in roots {
            let contents = found[root]!
            let declared =
                options.deploymentTarget
                ?? DeploymentTarget.declared(in: root, settingsFiles: contents.settingsFiles, buffer: buffer)
            let context = Context(
                rules: rules, declarations: contents.swiftFiles.compactMap { glances[$0]?.declarations },
                deploymentTarget: declared ?? .fallback, allowed: options.allowed)
            projects[root] = Project(
                files: contents.swiftFiles, context: context, assumesDeploymentTarget: declared == nil)
        }

        let later = Dictionary(
            uniqueKeysWithValues: roots.map { root in
                (root, projects[root]!.context.helperNames.subtracting(known))
            })
        let searches = later.mapValues { CallSearch(names: $0) }
        let isCandidate = threads.map(targets.files) { target, buffer in
            guard let glance = glances[target.location], glance.firstBadByte == nil else { return false }
            if glance.mayHoldCall { return true }
            guard let search = searches[target.root], !later[target.root]!.isEmpty else { return false }
            return (try? buffer.withBytes(of: target.location) { search.mayHoldCall($0) }) ?? false
        }
        candidates = zip(targets.files, isCandidate).filter(\.1).map(\.0)
        for target in targets.files {
            if let glance = glances[target.location] {
                guard let offset = glance.firstBadByte else { continue }
                failures.append(.error(target.path, "is not UTF-8 (byte \(offset)); kept as it is"))
            } else {
                failures.append(.error(target.path, "cannot be read"))
            }
        }
    }

    /// The files under each root. What a walk has seen already is not walked again.
    private static func contents(
        of roots: [String], walks: [String: FolderWalk]
    ) -> [String: (swiftFiles: [String], settingsFiles: [String])] {
        var walks = walks
        var contents: [String: (swiftFiles: [String], settingsFiles: [String])] = [:]
        for root in roots {
            let outer = walks.first { $0.value.folders[root] != nil }?.value ?? FolderWalk(root)
            walks[root] = walks[root] ?? outer
            let prefix = root == "/" ? "/" : root + "/"
            contents[root] = (
                outer.swiftFiles.filter { $0.hasPrefix(prefix) }, outer.settingsFiles.filter { $0.hasPrefix(prefix) }
            )
        }
        return contents
    }

    /// Nothing for files that cannot be read.
    private static func glances(
        at files: [String], contextFiles: Set<String>, names: Set<String>, threads: Threads
    ) -> [String: Glance] {
        let calls = CallSearch(names: names)
        let declarations = DeclarationSearch.ForHelpers()
        let glances = threads.map(files) { path, buffer -> Glance? in
            try? buffer.withBytes(of: path) { text throws(SystemError) in
                var glance = Glance(mayHoldCall: calls.mayHoldCall(text))
                glance.firstBadByte = UTF8Validity.firstBadByte(in: text)
                if glance.firstBadByte == nil, contextFiles.contains(path), declarations.mayDeclare(text) {
                    glance.declarations = Declarations(of: SourceFile(parsing: Array(text)), path: path)
                }
                return glance
            }
        }
        return Dictionary(
            uniqueKeysWithValues: zip(files, glances).compactMap { path, glance in
                glance.map { (path, $0) }
            })
    }
}

import Rewriting
import Semantics
import Syntax

/// What one reading of a file tells, without knowing what other files say.
struct Glance: Sendable {
    /// What it declares, if it may declare a helper and is part of a context.
    var declarations: Declarations?
    /// What it may declare, if it is part of a context.
    var names = DeclaredNames()
    /// True if a name by which helpers are known may be called.
    var mayHoldCall = false
    /// True if it may hold a comment that asks to leave calls alone.
    var mayHoldComment = false
    /// True if it holds an `else`, a `switch` or an `AnyView`.
    var mayBranch = false
    /// What it imports, if it is part of a context.
    var imports: Set<ModuleMap.Import> = []
    /// What it says as the manifest of a package.
    var manifest: PackageManifest?
    /// The line in which the bytes stop being UTF-8.
    var firstBadLine: Int?
    /// Why it could not be read.
    var failure: SystemError?
}

/// Glances at the files of a run.
struct Glances {
    let sources: [Path: Source]
    /// The files that are part of a context.
    let contextFiles: Set<Path>
    /// The files whose calls are planned.
    let targets: Set<Path>
    /// The file that the user named for `EitherView`.
    let support: Path?
    /// True if explicit branches are looked for.
    let looksForBranches: Bool
    let threads: Threads

    /// - Parameters:
    ///   - names: of the helpers that are known without a declaration.
    ///   - known: files that need no further glance, with what one has told.
    func all(knowing names: Set<String>, beside known: [Path: Glance] = [:]) -> [Path: Glance] {
        let calls = CallSearch(names: names)
        let branches = ByteSearch(["else", "switch", "AnyView("])
        let comments = ByteSearch([SuppressionFlaw.marker])
        let helpers = DeclarationSearch.ForHelpers(names: names)
        let open = sources.keys.filter { known[$0] == nil }.sorted()
        let found = map(open) { source, text in
            var glance = Glance()
            glance.mayHoldCall = calls.mayHoldCall(text)
            glance.mayHoldComment = comments.occurs(in: text)
            glance.mayBranch = looksForBranches && branches.occurs(in: text)
            if ProjectRoot.isManifestName(source.location.name), ProjectRoot.isManifest(text) {
                glance.manifest = PackageManifest(Array(text), place: source.location.name.spelling)
            }
            glance.firstBadLine = UTF8Validity.firstBadLine(in: text)
            guard glance.firstBadLine == nil else { return glance }
            if contextFiles.contains(source.location) {
                glance.names = DeclaredNames(in: text)
                glance.imports = ImportSearch.imports(in: text)
                if helpers.mayDeclare(text) { glance.declarations = source.declarations(in: text) }
            }
            source.keep(text, ifWanted: isWanted(source.location, glance))
            return glance
        }
        return known.isEmpty ? found : known.merging(found) { $1 }
    }

    /// Looks again at files of one project, for the names of helpers that only its declarations made known: for calls
    /// of these, and for other functions that are called so.
    ///
    /// - Parameters:
    ///   - known: what the first look at all files told.
    ///   - own: the targets that are part of the project.
    func more(
        of known: [Path: Glance], at files: [Path], own: Set<Path>, knowing names: Set<String>
    ) -> [Path: Glance] {
        let calls = CallSearch(names: names)
        let functions = DeclarationSearch.ForFunctions(names: names)
        let open = own.union(files).sorted().filter { path in
            guard let glance = known[path], glance.failure == nil, glance.firstBadLine == nil else { return false }
            return own.contains(path) && !glance.mayHoldCall
                || glance.declarations == nil && names.contains(where: glance.names.contains)
        }
        let found = map(open) { source, text in
            var glance = known[source.location]!
            glance.mayHoldCall = glance.mayHoldCall || calls.mayHoldCall(text)
            if glance.declarations == nil, contextFiles.contains(source.location), functions.mayDeclare(text) {
                glance.declarations = source.declarations(in: text)
            }
            source.keep(text, ifWanted: isWanted(source.location, glance))
            return glance
        }
        return known.merging(found) { $1 }
    }

    private func map(
        _ files: [Path], _ body: @escaping @Sendable (Source, UnsafeBufferPointer<UInt8>) -> Glance
    ) -> [Path: Glance] {
        let glances = threads.map(files.map { sources[$0]! }, "read") { source, buffer -> Glance in
            // Nobody waits for what comes of it.
            guard Interrupt.status == nil else { return Glance() }
            do throws(SystemError) {
                return try source.withBytes(buffer) { text in
                    !threads.isDeep && Nesting.isDeep(text) ? Glance(failure: .tooDeep) : body(source, text)
                }
            } catch {
                return Glance(failure: error)
            }
        }
        return Dictionary(uniqueKeysWithValues: zip(files, glances))
    }

    /// True for a file that will be planned, or may be: for its calls, or to declare `EitherView`.
    private func isWanted(_ location: Path, _ glance: Glance) -> Bool {
        if location == support || glance.manifest != nil { return true }
        return targets.contains(location)
            && (glance.mayHoldCall || glance.mayHoldComment || glance.mayBranch
                || glance.declarations?.declaresHelper == true)
    }
}

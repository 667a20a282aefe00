import Rewriting
import Semantics
import Syntax

/// What one reading of a file tells, without knowing what other files say.
struct Glance: Sendable {
    /// What it declares, if it may declare a helper and is part of a context.
    var declarations: Declarations?
    /// True if a name by which helpers are known may be called.
    var mayHoldCall = false
    /// The line in which the bytes stop being UTF-8.
    var firstBadLine: Int?
    /// Why it could not be read.
    var failure: SystemError?

    /// Glances at files.
    ///
    /// - Parameter names: of the helpers that are known without a declaration.
    static func all(
        at files: [String], contextFiles: Set<String>, names: Set<String>, threads: Threads
    ) -> [String: Glance] {
        let calls = CallSearch(names: names)
        let helpers = DeclarationSearch.ForHelpers(names: names)
        let glances = threads.map(files) { path, buffer in
            reading(path, buffer) { text, glance in
                glance.mayHoldCall = calls.mayHoldCall(text)
                glance.firstBadLine = UTF8Validity.firstBadLine(in: text)
                if glance.firstBadLine == nil, contextFiles.contains(path), helpers.mayDeclare(text) {
                    glance.declarations = Declarations(of: SourceFile(parsing: Array(text)), path: path)
                }
            }
        }
        return Dictionary(uniqueKeysWithValues: zip(files, glances))
    }

    /// Looks again at files of one project, for the names of helpers that only its declarations made known: for calls
    /// of these, and for other functions that are called so.
    static func more(
        of glances: [String: Glance], at files: [String], contextFiles: Set<String>, names: Set<String>,
        threads: Threads
    ) -> [String: Glance] {
        let calls = CallSearch(names: names)
        let functions = DeclarationSearch.ForFunctions(names: names)
        let more = threads.map(files) { path, buffer -> Glance in
            guard let known = glances[path], known.failure == nil, known.firstBadLine == nil else {
                return glances[path] ?? Glance()
            }
            return reading(path, buffer) { text, glance in
                glance = known
                glance.mayHoldCall = known.mayHoldCall || calls.mayHoldCall(text)
                let isNew = known.declarations == nil && contextFiles.contains(path)
                if isNew, functions.mayDeclare(text) {
                    glance.declarations = Declarations(of: SourceFile(parsing: Array(text)), path: path)
                }
            }
        }
        return Dictionary(uniqueKeysWithValues: zip(files, more))
    }

    private static func reading(
        _ path: String, _ buffer: ReadBuffer, _ body: (UnsafeBufferPointer<UInt8>, inout Glance) -> Void
    ) -> Glance {
        var glance = Glance()
        // Nobody waits for what comes of it.
        guard Interrupt.status == nil else { return glance }
        do throws(SystemError) {
            try buffer.withBytes(of: path) { text throws(SystemError) in body(text, &glance) }
        } catch {
            glance.failure = error
        }
        return glance
    }
}

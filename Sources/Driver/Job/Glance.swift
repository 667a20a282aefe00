import Rewriting
import Syntax

/// What one reading of a file tells, without knowing what other files say.
struct Glance: Sendable {
    /// What it declares, if it may declare a helper and is part of a context.
    var declarations: Declarations?
    /// True if a name by which helpers are known may be called.
    var mayHoldCall = false
    /// Where the bytes stop being UTF-8.
    var firstBadByte: Int?

    /// Glances at files. Those that cannot be read have none.
    ///
    /// - Parameter names: of the helpers that are known without a declaration.
    static func all(
        at files: [String], contextFiles: Set<String>, names: Set<String>, threads: Threads
    ) -> [String: Glance] {
        let calls = CallSearch(names: names)
        let helpers = DeclarationSearch.ForHelpers()
        let glances = threads.map(files) { path, buffer -> Glance? in
            try? buffer.withBytes(of: path) { text throws(SystemError) in
                var glance = Glance(mayHoldCall: calls.mayHoldCall(text))
                glance.firstBadByte = UTF8Validity.firstBadByte(in: text)
                if glance.firstBadByte == nil, contextFiles.contains(path), helpers.mayDeclare(text) {
                    glance.declarations = Declarations(of: SourceFile(parsing: Array(text)), path: path)
                }
                return glance
            }
        }
        return Dictionary(
            uniqueKeysWithValues: zip(files, glances).compactMap { path, glance in glance.map { (path, $0) } })
    }
}

import Syntax

extension Context {
    /// Plans every conditional call of a file. A pure function of the file and this context.
    ///
    /// - Parameter path: the file's path as the context names it, to tell its own declarations from those of others.
    public func plan(_ file: SourceFile, path: String) -> Plan { Plan() }

    /// The names of helpers by which calls are found: a file in which none of them occurs has no call.
    public var helperNames: Set<String> { helpers.names }

    /// The names in a file's conditional calls whose types would be evidence, if a declaration showed them.
    public func wantedNames(in file: SourceFile) -> Set<String> { [] }
}

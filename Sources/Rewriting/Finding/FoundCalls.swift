import Semantics
import Syntax

/// The conditional calls of a file beside what is known of its project, found once for all that is asked of them there.
public struct FoundCalls {
    let own: FileSemantics
    let calls: [ConditionalCall]
    let suppression: Suppression
    /// The names whose declarations would show whether something else is one.
    let wantedNames: [String]

    /// Those that some rule may be asked about.
    var open: [ConditionalCall] { calls.filter { $0.obstacle == nil && !$0.isTooDeep(in: own.file) } }
}

extension Context {
    /// What is found in a file; nil for a file that certainly has no conditional call.
    ///
    /// - Parameter path: the file's path as the context names it.
    public func calls(in file: SourceFile, path: Path = "") -> FoundCalls? {
        mayHoldCall(file, path: path) ? found(in: FileSemantics(file, path: path, in: index)) : nil
    }

    /// - Parameter own: in the index of this context, or in one with more rules.
    func found(in own: FileSemantics) -> FoundCalls {
        var finder = CallFinder(own, with(own.index))
        return FoundCalls(
            own: own, calls: finder.calls(), suppression: finder.suppression,
            wantedNames: finder.typesToKnow + finder.wantedByBranches)
    }
}

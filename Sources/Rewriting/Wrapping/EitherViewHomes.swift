import Syntax

/// Files that are to declare `EitherView`, or could be.
public struct EitherViewHomes: Sendable, Equatable {
    /// By file, whether a call needs it outside of the `#if` in which the file knows views.
    private var needs: [Path: Bool] = [:]

    public init() {}

    public init(_ path: Path, isForAll: Bool) { needs = [path: isForAll] }

    public var isEmpty: Bool { needs.isEmpty }
    public var paths: Set<Path> { Set(needs.keys) }

    public func contains(_ path: Path) -> Bool { needs[path] != nil }

    /// True if a call needs what the file declares outside of the `#if` in which it knows views.
    public func isForAll(_ path: Path) -> Bool { needs[path] ?? false }

    public mutating func formUnion(_ others: EitherViewHomes) { needs.merge(others.needs) { $0 || $1 } }
}

import Semantics
import Syntax

/// What becomes of calls that must stay a branch, and where the type that they are wrapped in may be declared.
public struct BranchPolicy: Sendable, Equatable {
    public enum Fallback: String, Sendable, CaseIterable {
        /// Wrap also what is hard to read inside out, and links that no page names.
        case eitherView = "either-view"
        /// Wrap nothing.
        case leave
    }

    /// nil to wrap only what reads well.
    public var fallback: Fallback?
    /// True if calls of `EitherView` are conditional calls themselves.
    public var upgrades: Bool
    /// The files that may be given the declaration, as the context names them.
    public var targets: Set<Path>
    /// The file that the user named for the declaration.
    public var support: Path? {
        didSet { if support != nil { isSupportGiven = true } }
    }
    /// True if the user named a file for the declaration, whether it may be that here or not.
    public private(set) var isSupportGiven = false
    /// The files that are to declare it now, one for each module that needs it.
    public var homes = EitherViewHomes()

    /// The branches in bodies that this run rewrites, as reasons name them: `(Row.swift:3)`. A call that is a branch because of
    /// one may be none for the next run, which a wrapped one would stay.
    public var opened: Set<String> = []

    /// Which helpers are to go, as far as nothing mentions them any more.
    public var ending = HelperEnding.none

    public enum HelperEnding: Sendable, Equatable {
        case none
        /// Those that no other package sees.
        case own
        case all
    }

    /// The policy that wraps nothing.
    public static let leave = BranchPolicy(fallback: .leave)

    public init(
        fallback: Fallback? = nil, upgrades: Bool = false, targets: Set<Path> = [], support: Path? = nil
    ) {
        self.fallback = fallback
        self.upgrades = upgrades
        self.targets = targets
        self.support = support
        isSupportGiven = support != nil
    }
}

extension BranchPolicy {
    /// True for a helper that is to go, so that its calls go where they can.
    func ends(_ helper: HelperDeclaration?) -> Bool {
        guard ending != .none, let helper, helper.isPlain, let sighting = helper.sighting else { return false }
        return targets.contains(sighting.path) && (ending == .all || helper.access != .everywhere)
    }

    func fallback(of call: ConditionalCall) -> Fallback? { fallback ?? (ends(call.declaration) ? .eitherView : nil) }
}

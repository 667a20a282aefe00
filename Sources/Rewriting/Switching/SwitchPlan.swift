import RuleModel
import Semantics
import Syntax

/// What it takes to give a declaration a *switch*: a parameter `isEnabled: Bool = true` with which its modifiers do
/// nothing when it is `false`. Calls that do not mention it mean what they meant.
public enum SwitchPlan: Sendable {
    case given(Switch)
    case refused(SwitchObstacle)

    /// False for one that it is not given in this run or another.
    var mayBeGiven: Bool {
        switch self {
        case .given, .refused(.notWritten): true
        case .refused: false
        }
    }
}

/// A switch as it would be.
public struct Switch: Sendable {
    /// What the parameter is called.
    public let name: String
    /// How calls use it, as a page would state it.
    let overload: Overload
    /// What must not be evaluated always, by the parameter whose default it is.
    let untotalDefaults: [String: String]
    /// The edits of the declaration's file.
    public internal(set) var edits: [Edit]
    /// The edits of calls in the declaration that are part of these: those calls are rewritten with it.
    var replaced: [Edit] = []
    /// The declarations whose switches its own text uses.
    public internal(set) var needs: Set<DeclarationID>
    /// The files of which one has to be edited for it, its own among them.
    let files: Set<Path>
    /// The names of the modifiers that it applies.
    let links: [String]
}

/// A declaration as it is, or is to be, given a switch.
public struct GivenSwitch: Sendable {
    public let declaration: DeclarationID
    public let plan: Switch
}

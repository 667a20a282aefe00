import RuleModel
import Syntax

/// Why a declaration cannot be given a switch: what stands behind "because it …".
public indirect enum SwitchObstacle: Error, Sendable, Equatable {
    /// A protocol requires it, and where.
    case required(String)
    /// `override`, `@objc`, `@inlinable`
    case marked(String)
    /// `extension Text { func muted() … }`
    case onOtherType(String)
    /// `-> ModifiedContent<Self, Card>`
    case givesOther(String)
    /// Somebody takes it as a value, and where: `let style = content.card`
    case usedWithoutCall(String)
    /// A tool writes its file.
    case generated
    /// Its file, or that of something it needs, may not be written; and the levels that a switch would need there.
    case isNoTarget(Set<Path>, levels: Set<Level>)
    /// Its file could not be written, or a call that its body makes is left, now that it is known where that is shown.
    case notWritten
    /// `// fixmods:ignore`
    case suppressed
    /// Something in or near it is no Swift that the parser knows.
    case unknownSyntax
    /// It is not found where it was.
    case notFound
    /// Its body is no chain of modifiers: why, and in which line.
    case body(String, line: Int)
    /// Its body calls it again, or calls what does.
    case callsItself
    /// Another helper is called in its body.
    case callsHelper(String)
    /// A modifier of its body stays, for this reason.
    case link(String, Refusal)
    /// A modifier of its body has no inert form, for this reason.
    case branchingLink(String, String)
    /// A default or an initial value that must not be evaluated always.
    case untotalDefault(String)
    /// Each name that it could have is taken.
    case noName
    /// `init(radius: CGFloat)`, `init(size: CGSize)`
    case severalInitializers
    /// Its initializer does more than to give properties their values.
    case busyInitializer
    /// `private var radius = 8`
    case privateProperty(String)
    /// `let radius: CGFloat, width: CGFloat`
    case propertiesOnOneLine
    /// A protocol may require its initializer.
    case conforms(String)
    /// `static func == (a: Self, b: Self) -> Bool`: values that differ in the switch alone would be equal.
    case comparesItself
    /// Reading it traps where nothing around has set it: `@Environment(Theme.self) var theme`
    case injectedProperty(String)
    /// A comment would have no place.
    case comment

    public var sentence: String {
        switch self {
        case .required(let place): "a protocol requires it (\(place))"
        case .marked(let word): "it is marked `\(word)`"
        case .onOtherType(let type): "it is declared on `\(type)`"
        case .givesOther(let type): "it gives `\(type)`"
        case .usedWithoutCall(let place): "it is used without a call (\(place))"
        case .generated: "a tool writes its file"
        case .isNoTarget(let files, _): "\(files.count == 1 ? "its file is" : "its files are") not among the paths"
        case .notWritten: "its file could not be written, or a call in its body is left"
        case .suppressed: "a comment asks to leave it alone"
        case .unknownSyntax: "something near it is no Swift that fixmods knows"
        case .notFound: "it is not found where it was"
        case .body(let what, let line): "\(what) in line \(line)"
        case .callsItself: "its body calls itself"
        case .callsHelper(let name): "its body calls the helper `\(name)`"
        case .link(let name, let refusal):
            refusal.mentions(name) ? refusal.sentence : "of its `\(name)`, \(refusal.sentence)"
        case .branchingLink(let name, let reason): "its `\(name)` cannot be switched off: \(reason)"
        case .untotalDefault(let text): "`\(text)` would be evaluated always"
        case .noName: "`isEnabled` and other names are taken"
        case .severalInitializers: "it has several initializers"
        case .busyInitializer: "its initializer does more than to set properties"
        case .privateProperty(let name): "its property `\(name)` makes its initializer private"
        case .propertiesOnOneLine: "its properties share a declaration"
        case .conforms(let other): "it conforms to `\(other)`, which may require its initializer"
        case .comparesItself: "its own `==` would not see the switch"
        case .injectedProperty(let name): "its property `\(name)` traps where no view around has set it"
        case .comment: "a comment has no place in the result"
        }
    }
}

extension Refusal {
    fileprivate func mentions(_ name: String) -> Bool { sentence.contains("`\(name)`") }
}

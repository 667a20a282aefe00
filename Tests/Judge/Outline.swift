import enum Syntax.NodeKind
import enum Syntax.TokenKind

typealias WordKind = TokenKind
typealias PieceKind = NodeKind

/// What a parser says of one file, in the few terms that both parsers share.
///
/// All offsets are bytes from 0, without the trivia around what they bound.
struct Outline {
    /// False if the parser found an error. Only the toolchain's parser says so.
    var isAccepted = true
    /// The tokens with a text, in the order of the text.
    var words: [Word] = []
    var calls: [Call] = []
    var pieces: [Piece] = []
    /// What is wrong with the tree itself, whatever the other parser says.
    var faults: [Fault] = []
}

/// What is known of attributes by their names.
enum Attributes {
    /// Those whose arguments we read as tokens, and swift-syntax as one thing or another.
    static let withOwnGrammar: Set<String> = [
        "available", "_spi_available", "backDeployed", "_backDeploy", "differentiable", "derivative", "transpose",
        "objc", "specialized", "_specialize", "_dynamicReplacement", "_documentation", "_effects", "_implements",
        "_originallyDefinedIn",
    ]
}

/// One token.
struct Word {
    var kind: WordKind
    var start: Int
    var end: Int
}

/// One function call.
struct Call {
    var start: Int
    var end: Int
    /// Where the callee ends. No two calls share it, so it tells which call of the one parser is which of the other.
    var calleeEnd: Int
    /// The last name of the callee, without backticks; empty for a callee without a name.
    var name: String
    /// Where the name begins; the callee's start if it has none.
    var nameStart: Int
    /// The labels of the arguments in parentheses; `_` for none.
    var labels: [String]
    var closures: [Closure]
    /// True if an argument in parentheses looks like a reference to a function: a name, a member, a key path.
    var hasReference = false

    /// A closure that is an argument of a call: behind the parentheses or, as a whole argument, in them.
    struct Closure: Equatable {
        var place: Place
        var label: String
        var start: Int
        var end: Int
    }

    enum Place: String { case trailing, argument }
}

/// One node of a kind that both trees have.
struct Piece: Equatable {
    var kind: PieceKind
    var start: Int
    var end: Int
}

/// Something that must not be in any tree, or not in that of a file without errors.
struct Fault {
    var difference: DifferenceClass
    var offset: Int
    var text: String
}

extension Call {
    /// `call 10 42 name=frame labels=width,_ closures=trailing:@30-42`
    var line: String {
        let listed = closures.map { "\($0.place.rawValue):\($0.label)@\($0.start)-\($0.end)" }
        return "call \(start) \(end) name=\(name) labels=\(labels.joined(separator: ","))"
            + " closures=\(listed.joined(separator: ","))"
    }
}

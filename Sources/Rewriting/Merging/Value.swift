import RuleModel
import Semantics
import Syntax

/// An argument's value: the user's own, or a page's with the user's put in.
struct Value: Sendable {
    var passage: Passage
    /// The texts of its tokens, by which values are compared.
    var words: [String]
    var precedence: Precedence
    /// The first part that must not be evaluated when the condition is false; nil if it is total.
    var untotal: String?
    /// The bytes of the file that it is copied from.
    var sources: [Range<Int>] = []
    /// True for the several arguments of a variadic parameter, which no condition can choose between.
    var isList = false
    /// False where `.red` stays so although the other side is spelled out.
    var mayBeSpelledOut = true
    /// `c`, `a` and `b` of `c ? a : b`; empty for anything else, and where comments stand in it.
    var choice: [Value] = []
    /// True for statements that are one `if`, which may stand behind an `else`.
    var isIf = false
    /// What it shows of its type, where it is one argument of the user's.
    var shown: Evidence = .unknown

    /// True for `.red`, `.spring()`: its type comes from its place.
    var isImplicitMember: Bool { words.first == "." }

    /// True for `.red.gradient`, which is of another type than `.red`: in a choice nothing shows what that is. Of what is declared,
    /// `.brand.opacity(0.5)` is a `Color` as `.brand` is.
    func losesImplicitBase(_ rules: RuleBook) -> Bool {
        guard isImplicitMember, words.count > 2, precedence >= .primary, case .type(let type) = shown else {
            return false
        }
        let calls = callsOnInstance
        return linkCount != calls.count || !calls.allSatisfy { rules.keeps(type, $0) }
    }

    /// How many links stand behind the first one, called or not.
    private var linkCount: Int {
        var depth = 0
        return words.dropFirst().count { word in
            depth += ["(", "[", "{"].contains(word) ? 1 : [")", "]", "}"].contains(word) ? -1 : 0
            return word == "." && depth == 0
        }
    }

    /// True for `{ … }`, and not for `{ … }()`.
    var isClosure: Bool { words.first == "{" && isOne(from: 0, opening: "{", closing: "}") }

    /// True for `Card(tint: .red)`, and nothing behind it: what is in it does not depend on its place.
    var isMadeByItsType: Bool { shown == .type(words.first ?? "") && isOne(from: 1, opening: "(", closing: ")") }

    /// True where what opens at a place ends the value.
    private func isOne(from start: Int, opening: String, closing: String) -> Bool {
        var depth = 0
        let end = words.indices.dropFirst(start).first { place in
            depth += words[place] == opening ? 1 : words[place] == closing ? -1 : 0
            return depth == 0
        }
        return end != start && end == words.indices.last
    }

    /// `onEnded` of `TapGesture().onEnded { … }`, and none of what makes a value: `Edge.Set.all`, `Tab.item(3)`.
    var callsOnInstance: [String] {
        var (names, depth) = ([String](), 0)
        for (place, word) in words.enumerated() {
            switch word {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "." where depth == 0 && place > 0 && place + 2 < words.count:
                if ["(", "{"].contains(words[place + 2]), !words[place - 1].isTypeName {
                    names.append(words[place + 1])
                }
            default: break
            }
        }
        return names
    }

    /// In parentheses if it binds looser than `place` wants.
    func operand(looserThan place: Precedence) -> Passage {
        precedence < place ? "(" + passage + ")" : passage
    }

    /// True for equal tokens, and for `.clear` and `Color.clear` where a `Color` stands.
    func isSame(as other: Value, type: String?) -> Bool {
        guard let type, words != other.words else { return words == other.words }
        return isImplicitMember ? [type] + words == other.words : words == [type] + other.words
    }

    /// As the middle or the end of `? :`, where another `? :` is hard to read.
    var branchOfTernary: Passage { precedence <= .ternary ? "(" + passage + ")" : passage }

    /// Beside `&&` or `||`, where readers do not know how tightly `??` binds, or which of the two does.
    func operand(of place: Precedence) -> Passage {
        let isClear = precedence > .coalescing || precedence == place || precedence == .comparison
        return isClear ? passage : "(" + passage + ")"
    }
}

extension Value {
    /// What the file holds at `node`, with lines free of `base`.
    init(_ node: NodeID, base: String, copier: Copier, totality: Totality) {
        self.init([node], base: base, copier: copier, totality: totality)
        let file = copier.file
        if let choice = FoldedSequence(of: node, in: file).choice, file.comments(in: file.range(of: node)).isEmpty {
            self.choice = [choice.condition.nodes, [choice.first], choice.second.nodes].map {
                Value($0, base: base, copier: copier, totality: totality)
            }
        }
    }

    /// Some neighbours in a sequence.
    private init(_ nodes: [NodeID], base: String, copier: Copier, totality: Totality) {
        let file = copier.file
        let range = file.range(of: nodes)
        self.init(
            passage: copier.copy(range, base: base), words: file.tokenTexts(in: range),
            precedence: copier.precedence(of: nodes), untotal: nodes.firstNonNil(totality.obstacle).map(file.text),
            sources: [range])
    }

    /// An expression of a page that mentions no argument.
    init(_ template: Template) {
        self.init(
            passage: Passage(template.text), words: template.words,
            precedence: Precedence(of: template.root, in: template.file))
    }
}

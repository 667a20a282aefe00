import Semantics
import Syntax

/// The declarations of helpers in a file that could go, if nothing mentioned them any more.
///
/// One that does something of its own is none of them, nor one that shares its lines or stands in an `#if` among others.
package struct RemovableHelpers {
    package struct Helper {
        package let name: String
        /// In bytes, where the parameters begin.
        package let offset: Int
        package let access: Access
        /// In bytes, without what is said of it.
        package let range: Range<Int>
        let node: NodeID
    }

    package let file: SourceFile
    package let all: [Helper]

    /// - Parameters:
    ///   - isView: whether values of a type are views.
    ///   - isPublic: whether what other modules may use could go, too.
    package init(in file: SourceFile, isView: (String) -> Bool, alsoPublic isPublic: Bool) {
        self.file = file
        let plain = HelperDeclaration.all(in: file, FileLines(of: file, path: "")).filter { helper in
            helper.isPlain && isView(helper.receiver) && (isPublic || helper.access != .everywhere)
        }
        all = file.all(.functionDeclaration).compactMap { node in
            let range = file.range(of: node)
            guard let helper = plain.first(where: { $0.stands(in: range) }),
                let function = FunctionDeclaration(node, in: file),
                let block = file.parent(of: node), file.kind(block) == .memberBlock,
                function.declaration.owner?.isProtocol == false,
                file.standsOnOwnLines(range)
            else { return nil }
            return Helper(
                name: helper.name, offset: function.parametersOffset, access: helper.access, range: range, node: node)
        }
    }

    /// The one around a place.
    func helper(around offset: Int) -> Helper? { all.first { file.range(of: $0.node).contains(offset) } }
}

/// Where a file mentions helpers by their names.
package struct HelperMentions {
    /// The names that are mentioned outside of what could go.
    package private(set) var outside: Set<String> = []
    /// By the name of a helper that could go, what its declaration mentions.
    package private(set) var inside: [String: Set<String>] = [:]

    package init(of names: Set<String>, beside helpers: RemovableHelpers) {
        let file = helpers.file
        let declared = Set(
            file.all(.functionDeclaration).compactMap { node -> Int? in
                let declaration = Declaration(node, in: file)
                return declaration.owner?.isProtocol == true ? nil : declaration.nameOffset
            })
        for index in file.tokens.indices {
            let token = file.tokens[index]
            // `view.if` has a keyword behind its dot.
            guard token.kind == .identifier || index > 0 && file.tokens[index - 1].kind == .period else { continue }
            guard !declared.contains(Int(token.start)), !file.isLabel(index), case let word = file.word(at: index),
                names.contains(word)
            else { continue }
            if let helper = helpers.helper(around: Int(token.start)) {
                inside[helper.name, default: []].insert(word)
            } else {
                outside.insert(word)
            }
        }
    }
}

extension SourceFile {
    /// True for `when` of `show(a, when: b)` and of `func show(when isOn: Bool)`.
    fileprivate func isLabel(_ token: Int) -> Bool {
        guard token > 0, token + 1 < tokens.count, [.leftParen, .comma].contains(tokens[token - 1].kind) else {
            return false
        }
        return [.colon, .identifier].contains(tokens[token + 1].kind)
    }

    /// True if nothing but comments stands beside some bytes on their first and their last line.
    fileprivate func standsOnOwnLines(_ range: Range<Int>) -> Bool {
        let first = firstToken(endingAfter: range.lowerBound)
        let next = firstToken(endingAfter: range.upperBound)
        let comments = comments(before: first) + comments(before: next)
        // A comment over several lines would be torn where it ends, or begins, beside them.
        let isTorn = comments.contains { comment in
            let text = bytes[comment.range]
            guard !comment.endsLine, text.contains(where: isLineBreak) else { return false }
            let between =
                comment.range.upperBound <= range.lowerBound
                ? bytes[comment.range.upperBound..<range.lowerBound]
                : bytes[range.upperBound..<comment.range.lowerBound]
            return !between.contains(where: isLineBreak)
        }
        return tokens[first].isFirstOnLine && !isTorn
            && (tokens[next].isFirstOnLine || tokens[next].kind == .endOfFile)
    }
}

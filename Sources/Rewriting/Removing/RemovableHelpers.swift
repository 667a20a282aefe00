import Semantics
import Syntax

/// The declarations of helpers in a file that could go, if nothing mentioned them any more.
///
/// Those that do something of their own stay, as do those that share their lines or stand in an `#if` among others.
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
    /// Those that could not go, whoever mentions them, and why.
    package let fixed: [(helper: Helper, keeper: HelperKeeper)]

    /// - Parameter isView: whether values of a type are views.
    package init(in file: SourceFile, isView: (String) -> Bool) {
        self.file = file
        let plain = HelperDeclaration.all(in: file, FileLines(of: file, path: "")).filter { helper in
            helper.isPlain && isView(helper.receiver)
        }
        var all: [Helper] = []
        var fixed: [(Helper, HelperKeeper)] = []
        /// The function that stands for a helper.
        func reading(_ node: NodeID) -> HelperDeclaration? {
            let range = file.range(of: node)
            return file.kind(node) == .functionDeclaration ? plain.first { $0.stands(in: range) } : nil
        }
        let isInConflict = !file.conflicts.isEmpty
        for node in file.all(.functionDeclaration) {
            let range = file.range(of: node)
            guard let declared = reading(node), let function = FunctionDeclaration(node, in: file) else { continue }
            let helper = Helper(
                name: declared.name, offset: function.parametersOffset, access: declared.access, range: range,
                node: node)
            if isInConflict {
                fixed.append((helper, .isInConflict))
            } else if !file.isAlone(node, { reading($0)?.name == declared.name }) {
                fixed.append((helper, .standsAmongOthers))
            } else if !file.standsOnOwnLines(range), !file.isExtension(of: node) {
                fixed.append((helper, .sharesLines))
            } else {
                all.append(helper)
            }
        }
        (self.all, self.fixed) = (all, fixed)
    }

    /// The one around a place.
    func helper(around offset: Int) -> Helper? { all.first { file.range(of: $0.node).contains(offset) } }
}

/// Where a file mentions helpers by their names.
package struct HelperMentions {
    package struct Mention {
        package let name: String
        /// The helper that could go and in whose declaration it stands.
        package let helper: String?
        /// In bytes, where the name begins.
        package let offset: Int
        package let kind: HelperKeeper
    }

    /// In the order of the text.
    package private(set) var all: [Mention] = []
    /// The names that something else has that is declared in the file, too.
    package private(set) var others: Set<String> = []

    package init(of names: Set<String>, beside helpers: RemovableHelpers) {
        let file = helpers.file
        var declared: Set<Int> = []
        var required: Set<Int> = []
        for node in file.all(.functionDeclaration) {
            let declaration = Declaration(node, in: file)
            if declaration.owner?.isProtocol == true {
                required.insert(declaration.nameOffset)
            } else {
                declared.insert(declaration.nameOffset)
                let found = helpers.all + helpers.fixed.map(\.helper)
                if let name = declaration.name, !found.contains(where: { $0.node == node }) { others.insert(name) }
            }
        }
        // `modify(input)`, where that is a parameter
        let named = file.all(.name).filter { file.name($0).map(names.contains) ?? false }
        if !named.isEmpty {
            let scopes = Scopes(of: file)
            let locals = named.filter { scopes.isLocal(file.name($0)!, at: $0) }
            declared.formUnion(locals.map { file.range(of: $0).lowerBound })
        }
        for index in file.tokens.indices {
            let token = file.tokens[index]
            let start = Int(token.start)
            // `view.if` has a keyword behind its dot.
            guard token.kind == .identifier || index > 0 && file.tokens[index - 1].kind == .period else { continue }
            guard !declared.contains(start), !file.isLabel(index), case let word = file.word(at: index),
                names.contains(word)
            else { continue }
            let isCall = [.leftParen, .leftBrace].contains(file.tokens[index + 1].kind)
            all.append(
                Mention(
                    name: word, helper: helpers.helper(around: start)?.name, offset: start,
                    kind: required.contains(start) ? .isRequired : isCall ? .isCalled : .isMentioned))
        }
        for conflict in file.conflicts {
            for name in names where file.bytes[conflict].firstRange(of: Array(name.utf8)) != nil {
                let offset = conflict.lowerBound
                all.append(Mention(name: name, helper: nil, offset: offset, kind: .isMentioned))
            }
        }
        all.sort { $0.offset < $1.offset }
    }
}

extension SourceFile {
    /// True for a member of a type, and for one in a `#if` there that holds nothing else but what goes with it.
    fileprivate func isAlone(_ member: NodeID, _ goesAlong: (NodeID) -> Bool) -> Bool {
        guard let block = parent(of: member) else { return false }
        if kind(block) == .memberBlock { return true }
        guard kind(block) == .conditionalClause, let whole = parent(of: block) else { return false }
        let held = clauses(ofIfConfig: whole).flatMap(\.statements)
        return held.allSatisfy { $0 == member || goesAlong($0) } && isAlone(whole, goesAlong)
    }

    /// True where the extension around a member holds nothing else, and would go with it.
    fileprivate func isExtension(of member: NodeID) -> Bool {
        guard let owner = owner(of: member), owner.isExtension, owner.inheritedNames.isEmpty else { return false }
        return owner.members == [member] && comments(in: range(of: owner.node)).isEmpty
            && standsOnOwnLines(range(of: owner.node))
    }

    /// True for `when` of `show(a, when: b)`, of `func show(when isOn: Bool)`, of `func show(@ViewBuilder when: () -> V)` and of
    /// `func show(@ViewBuilder _ when: () -> V)`.
    fileprivate func isLabel(_ token: Int) -> Bool {
        guard token + 1 < tokens.count, [.colon, .identifier].contains(tokens[token + 1].kind) else { return false }
        // What stands behind a label of a parameter is what its function calls it.
        let isNamed = tokens[token + 1].kind == .colon && token > 0 && isWord(token - 1) && !isAttribute(token - 1)
        var before = isNamed ? token - 2 : token - 1
        while before > 1, isAttribute(before) { before -= 2 }
        return before >= 0 && [.leftParen, .comma].contains(tokens[before].kind)
    }

    private func isAttribute(_ token: Int) -> Bool {
        tokens[token].kind == .identifier && token > 0 && text(tokens[token - 1].range) == "@"
    }

    /// True for a name, a keyword and `_`.
    private func isWord(_ token: Int) -> Bool { text(tokens[token].range).utf8.allSatisfy(isWordByte) }

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

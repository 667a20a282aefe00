/// A struct, class, actor, enum, protocol or extension.
public struct TypeDeclaration: TreeView {
    public let file: SourceFile
    public let node: NodeID
    /// What it declares or extends, without its module: `View` for `extension SwiftUI.View`.
    public let name: String

    public init?(_ node: NodeID, in file: SourceFile) {
        guard file.kind(node).isTypeDeclaration else { return nil }
        self.file = file
        self.node = node
        if file.kind(node) == .extensionDeclaration {
            guard let type = file.child(.type, of: node) else { return nil }
            name = plainTypeName(file.text(of: type))
        } else {
            guard let declared = file.declaredName(of: node) else { return nil }
            name = declared
        }
    }

    /// Its name, behind that of the type in which it stands, if any: `Color.Background`.
    public var path: String { outerName.map { $0 + "." + name } ?? name }

    /// The name of the type in which it stands, or is said to stand: `Color` of `extension Color.Background`; nil for one that
    /// stands in none.
    public var outerName: String? {
        if let outer = declaration.owner { return outer.name }
        guard isExtension, let type = file.child(.type, of: node) else { return nil }
        let path = file.text(of: type).prefix { $0 != "<" }.split(separator: ".")
        return path.count > 1 ? plainTypeName(String(path[path.count - 2])) : nil
    }

    public var isExtension: Bool { file.kind(node) == .extensionDeclaration }
    public var isProtocol: Bool { file.kind(node) == .protocolDeclaration }
    public var isClass: Bool { file.kind(node) == .classDeclaration }
    public var declaration: Declaration { Declaration(node, in: file) }

    /// The names of an enum's cases; nil for any other type, and where a case holds values or stands in a `#if`.
    public var plainCases: [String]? {
        guard file.kind(node) == .enumDeclaration, let block = file.child(.memberBlock, of: node) else { return nil }
        var names: [String] = []
        for member in file.children(of: block) {
            if file.kind(member) == .ifConfig { return nil }
            guard file.kind(member) == .enumCase else { continue }
            for element in file.children(of: member) where file.kind(element) == .enumCaseElement {
                if file.child(.parameters, of: element) != nil { return nil }
                names += file.words(of: element).prefix(1)
            }
        }
        return names
    }

    /// What it is declared to inherit and conform to, without modules.
    public var inheritedNames: [String] {
        guard let clause = file.child(.inheritanceClause, of: node) else { return [] }
        // `View & CardLike`
        return file.children(of: clause).filter { file.kind($0) == .type }.flatMap { type in
            file.text(of: type).split(separator: "&").map { plainTypeName(String($0.drop { $0.isWhitespace })) }
        }
    }

    /// What stands in its braces, without what stands in a `#if` there.
    public var members: [NodeID] { file.child(.memberBlock, of: node).map { file.children(of: $0) } ?? [] }

    /// The words of its `where`.
    public var whereWords: [String] { file.child(.whereClause, of: node).map { file.words(of: $0) } ?? [] }

    /// `View` of `extension Styled where Self: View`.
    public var boundsOfSelf: [String] { file.boundsOfSelf(node) }

    /// `Text` of `extension View where Self == Text`.
    public var sameType: String? {
        guard let clause = file.child(.whereClause, of: node) else { return nil }
        let words = file.words(of: clause)
        guard let place = words.firstIndex(of: "=="), place > 0, words[place - 1] == "Self" else { return nil }
        // `SwiftUI.Text`
        return words[(place + 1)...].prefix { $0 == "." || $0.utf8.allSatisfy(isWordByte) }.last
    }
}

/// `typealias Length = CGFloat?`
public struct TypeAlias: TreeView {
    public let file: SourceFile
    public let node: NodeID

    public init?(_ node: NodeID, in file: SourceFile) {
        guard file.kind(node) == .typealiasDeclaration else { return nil }
        self.file = file
        self.node = node
    }

    public var name: String? { file.declaredName(of: node) }
    public var isGeneric: Bool { file.child(.genericParameters, of: node) != nil }
    /// `CGFloat?`, as it is written.
    public var target: String? { file.child(.type, of: node).map { file.text(of: $0) } }
    /// True for another name for the type of a closure.
    public var isClosure: Bool {
        file.child(.type, of: node).map { type in
            file.tokenIndices(of: type).contains { file.tokens[$0].kind == .arrow }
        } ?? false
    }
}

extension SourceFile {
    /// What the `where` of a declaration says that `Self` is, without modules.
    public func boundsOfSelf(_ declaration: NodeID) -> [String] {
        guard let clause = child(.whereClause, of: declaration) else { return [] }
        let words = words(of: clause)
        return words.indices.dropLast(2).filter { words[$0] == "Self" && words[$0 + 1] == ":" }.flatMap { place in
            // `SwiftUI.View & Sendable`
            words[(place + 2)...].prefix { $0 != "," }.split(separator: "&").compactMap(\.last)
        }
    }

    /// The type whose member a declaration is; nil for one that is global or local.
    public func owner(of declaration: NodeID) -> TypeDeclaration? {
        for ancestor in surroundings(of: declaration) {
            switch kind(ancestor) {
            case .memberBlock, .ifConfig, .conditionalClause: continue
            default: return TypeDeclaration(ancestor, in: self)
            }
        }
        return nil
    }

    /// The innermost type around any node.
    public func enclosingType(of node: NodeID) -> TypeDeclaration? {
        for ancestor in surroundings(of: node) where kind(ancestor).isTypeDeclaration {
            return TypeDeclaration(ancestor, in: self)
        }
        return nil
    }

    /// The types around a node, innermost first.
    public func enclosingTypes(of node: NodeID) -> [TypeDeclaration] {
        surroundings(of: node).compactMap { TypeDeclaration($0, in: self) }
    }

    /// Their names, by which a node knows the types that stand in them: of `extension Screen.Row` only `Row`.
    public func scopes(of node: NodeID) -> [String] { enclosingTypes(of: node).map(\.name) }

    /// The same, and that of the one in which the outermost is said to stand: `Screen` of `extension Screen.Row`.
    public func namesOfTypes(around node: NodeID) -> [String] {
        let types = enclosingTypes(of: node)
        return types.map(\.name) + [types.last?.outerName].compactMap(\.self)
    }

    /// The words of `<V: View>`, and of the `where` behind it, around a node: of those that declare a name.
    public func genericClauses(of name: String, at node: NodeID) -> [[String]] {
        surroundings(of: node).compactMap { outer in
            guard kind(outer).isTypeDeclaration || kind(outer).isMemberDeclaration,
                let list = child(.genericParameters, of: outer)
            else { return nil }
            let declared = words(of: list)
            guard declared.contains(name) else { return nil }
            return declared + (child(.whereClause, of: outer).map { words(of: $0) } ?? [])
        }
    }

    /// The protocols and types that a generic parameter around a node is declared to conform to, by its `<V: View>` and the
    /// `where` behind that; nil for a name that is none, and for one of which a declaration in that one says more.
    public func constraints(ofGeneric name: String, at node: NodeID) -> [String]? {
        for outer in surroundings(of: node) where kind(outer).isTypeDeclaration || kind(outer).isMemberDeclaration {
            if let found = constraints(ofGeneric: name, declaredBy: outer) { return found }
            if let more = child(.whereClause, of: outer), tokenTexts(of: more).contains(name) { return nil }
        }
        return nil
    }

    /// The names of the generic parameters of a declaration, in their order.
    public func genericParameters(of node: NodeID) -> [String] {
        guard let list = child(.genericParameters, of: node) else { return [] }
        let texts = tokenTexts(of: list)
        return zip(texts, texts.dropFirst()).filter { ["<", ","].contains($0.0) }.map(\.1)
    }

    private func constraints(ofGeneric name: String, declaredBy node: NodeID) -> [String]? {
        guard genericParameters(of: node).contains(name) else { return nil }
        let clauses = [child(.genericParameters, of: node), child(.whereClause, of: node)].compactMap(\.self)
        return clauses.flatMap { clause in
            let texts = tokenTexts(of: clause)
            return texts.indices.dropLast().filter { texts[$0] == name && texts[$0 + 1] == ":" }.flatMap { place in
                texts[(place + 2)...].prefix { ![",", ">", "where", "=="].contains($0) }.joined().split(separator: "&")
                    .map(String.init)
            }
        }
    }
}

extension NodeKind {
    public var isTypeDeclaration: Bool {
        switch self {
        case .structDeclaration, .classDeclaration, .actorDeclaration, .enumDeclaration, .protocolDeclaration,
            .extensionDeclaration:
            true
        default: false
        }
    }

    /// A function, a property and the like: what stands around it is not what it gives back.
    public var isMemberDeclaration: Bool {
        switch self {
        case .functionDeclaration, .initializerDeclaration, .variableDeclaration, .subscriptDeclaration: true
        default: false
        }
    }
}

/// Any declaration: of a type, a function, a property, …
public struct Declaration: TreeView {
    public let file: SourceFile
    public let node: NodeID

    public init(_ node: NodeID, in file: SourceFile) {
        self.file = file
        self.node = node
    }

    /// The name behind `func`, `struct`, …, without backticks.
    public var name: String? { file.declaredName(of: node) }

    /// Where that name begins, in bytes; the declaration itself where there is none.
    public var nameOffset: Int {
        file.declaredNameToken(of: node).map { Int(file.tokens[$0].start) } ?? range.lowerBound
    }

    /// Its attributes and modifiers. What follows is not looked at: a `let` may have thousands of names.
    var head: [NodeID] {
        var found: [NodeID] = []
        var first = file[node].firstDescendant
        var token = file[node].firstToken
        while first < node.index {
            var child = NodeID(Int(first))
            // What begins behind the keyword may nest deeply. A modifier holds nothing, and only attributes begin so.
            guard file[child].firstToken == token || file.tokens[Int(token)].kind == .atSign else { break }
            while let holder = file.parent(of: child), holder != node { child = holder }
            guard [.attribute, .modifier].contains(file.kind(child)) else { break }
            found.append(child)
            first = child.index + 1
            token = file[child].endToken
        }
        return found
    }

    /// The names of its attributes: `State` of `@State private var …`.
    public var attributes: [String] {
        head.filter { file.kind($0) == .attribute }.map { file.attributeName($0) }
    }

    /// The same without modules and arguments, of those that may be types: `State` of `@SwiftUI.State`.
    public var attributeTypes: [String] {
        head.filter { file.kind($0) == .attribute }
            .map { plainTypeName(String(file.text(of: $0).dropFirst())) }.filter(\.isTypeName)
    }

    /// True for `@Environment(Store.self)`: an attribute of a name with the type that is its one argument.
    public func hasAttribute(_ name: String, withType: Bool) -> Bool {
        head.contains { attribute in
            guard file.kind(attribute) == .attribute else { return false }
            let words = file.words(of: attribute)
            return words.contains(name) && (words.suffix(3) == [".", "self", ")"]) == withType
        }
    }

    /// `store` of `@Environment(\.store.gap)`; nil for what reads no property of the environment.
    public var environmentProperty: String? { environmentPath?.first }

    /// `store` and `gap` of `@Environment(\.store.gap)`; nil for what reads no property of the environment.
    public var environmentPath: [String]? {
        guard attributeTypes.contains("Environment"), !hasAttribute("Environment", withType: true) else { return nil }
        let words = head.filter { file.kind($0) == .attribute }.map { file.identifiers(of: $0) }
        let others = ["SwiftUI", "Environment", "EnvironmentValues"]
        let path = words.first { $0.contains("Environment") }?.filter { !others.contains($0) } ?? []
        return path.isEmpty ? nil : path
    }

    /// `Store` of `@Environment(Store.self)`
    public var environmentType: String? {
        guard hasAttribute("Environment", withType: true) else { return nil }
        let words = head.filter { file.kind($0) == .attribute }.map { file.words(of: $0) }
        guard let attribute = words.first(where: { $0.contains("Environment") }),
            let start = attribute.firstIndex(of: "("), attribute.suffix(3) == [".", "self", ")"]
        else { return nil }
        return attribute[(start + 1)...].dropLast(3).joined()
    }

    /// `@ViewBuilder`, `@SwiftUI.ViewBuilder`: an attribute whose last name ends so.
    public func hasAttribute(endingIn suffix: String) -> Bool {
        head.contains {
            file.kind($0) == .attribute && plainTypeName(String(file.text(of: $0).dropFirst())).hasSuffix(suffix)
        }
    }

    /// `private`, `static`, …
    public var modifiers: [String] {
        head.filter { file.kind($0) == .modifier }.map { file.firstWord(of: $0) }
    }

    public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

    /// The type whose member it is; nil for one that is global or local.
    public var owner: TypeDeclaration? { file.owner(of: node) }

    /// True for one that stands in no other.
    public var isAtTopLevel: Bool {
        file.surroundings(of: node).allSatisfy {
            [.sourceFile, .ifConfig, .conditionalClause].contains(file.kind($0))
        }
    }

    /// The name of the type whose member it is, empty for a global one; nil for a local one.
    public var ownerName: String? { owner?.name ?? (isAtTopLevel ? "" : nil) }

    /// The same behind the name of the type in which that stands: `Color.Background`.
    public var ownerPath: String? { owner?.path ?? ownerName }
}

extension SourceFile {
    /// The name behind `func`, `struct`, …, without backticks.
    public func declaredName(of declaration: NodeID) -> String? {
        declaredNameToken(of: declaration).map { word(at: $0) }
    }

    fileprivate func declaredNameToken(of declaration: NodeID) -> Int? {
        let head = Declaration(declaration, in: self).head
        let keyword = head.last.map { Int(self[$0].endToken) } ?? Int(self[declaration].firstToken)
        guard keyword + 1 < Int(self[declaration].endToken) else { return nil }
        return keyword + 1
    }

    /// `State` of `@State`.
    public func attributeName(_ attribute: NodeID) -> String { word(at: Int(self[attribute].firstToken) + 1) }

    /// All nodes of some kinds, in the order in which they were finished.
    public func all(_ kinds: NodeKind...) -> some Sequence<NodeID> {
        nodes.indices.lazy.filter { kinds.contains(self.nodes[$0].kind) }.map { NodeID($0) }
    }
}

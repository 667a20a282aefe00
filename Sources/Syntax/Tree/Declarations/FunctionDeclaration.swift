/// A function or an initializer: `func name<T>(label name: Type) -> Result { … }`.
public struct FunctionDeclaration: TreeView {
    public let file: SourceFile
    public let node: NodeID

    public init?(_ node: NodeID, in file: SourceFile) {
        guard [.functionDeclaration, .initializerDeclaration].contains(file.kind(node)) else { return nil }
        self.file = file
        self.node = node
    }

    public var isInitializer: Bool { file.kind(node) == .initializerDeclaration }
    public var declaration: Declaration { Declaration(node, in: file) }

    /// Without backticks. Of an initializer, that of its type.
    public var name: String? { isInitializer ? declaration.owner?.name : declaration.name }

    /// nil where no parentheses stand.
    public var parameters: [FunctionParameter]? { file.parameters(of: node) }

    /// Where the parameters begin, in bytes; the declaration itself where there are none.
    public var parametersOffset: Int { file.range(of: file.child(.parameters, of: node) ?? node).lowerBound }

    /// The type behind `->`, as it is written; nil for none.
    public var result: String? { file.resultType(of: node) }

    /// The braces; nil for a requirement of a protocol.
    public var body: NodeID? { file.child(.codeBlock, of: node) }

    /// The values that parameters have where none is given.
    public var defaultValues: [NodeID] { defaults.map(\.value) }

    /// The same, each with the name of its parameter.
    public var defaults: [(name: String, value: NodeID)] {
        (file.parameterNodes(of: node) ?? []).flatMap { parameter in
            let values = file.children(of: parameter).filter {
                ![.attribute, .modifier, .type].contains(file.kind($0))
            }
            return values.map { (FunctionParameter(parameter, in: file).name, $0) }
        }
    }

    public var statements: [NodeID] { body.map { file.statements(of: $0) } ?? [] }

    /// True for a generic parameter that the function requires to conform to a protocol.
    public func requires(_ type: String, toBe name: String) -> Bool {
        let clauses = file.children(of: node).filter { [.genericParameters, .whereClause].contains(file.kind($0)) }
        return clauses.contains { clause in
            let words = file.words(of: clause)
            return words.indices.contains { place in
                words[place] == type && words[(place + 1)...].first == ":"
                    && words[(place + 2)...].prefix { $0 != "," }.contains(name)
            }
        }
    }
}

extension SourceFile {
    /// The parameters of a function, an initializer, a subscript; nil for what has no list of them.
    public func parameters(of declaration: NodeID) -> [FunctionParameter]? {
        parameterNodes(of: declaration)?.map { FunctionParameter($0, in: self) }
    }

    /// The same, as nodes.
    public func parameterNodes(of declaration: NodeID) -> [NodeID]? {
        child(.parameters, of: declaration).map { children(of: $0).filter { kind($0) == .parameter } }
    }

    /// The type of the parameter of a function around a node; nil if none has the name.
    public func parameterType(of name: String, at node: NodeID) -> String? {
        for outer in surroundings(of: node) {
            guard
                let parameter = parameterNodes(of: outer)?.first(where: { FunctionParameter($0, in: self).name == name }
                )
            else { continue }
            return child(.type, of: parameter).map { text(of: $0) } ?? ""
        }
        return nil
    }

    /// The type of a parameter or a binding, as it is written.
    public func writtenType(of node: NodeID) -> String? { child(.type, of: node).map { text(of: $0) } }

    /// The last type of a function, subscript or binding: what it gives back, as it is written.
    public func resultType(of declaration: NodeID) -> String? {
        children(of: declaration).last { kind($0) == .type }.map { text(of: $0) }
    }

    /// The function, the subscript or the binding whose body, or whose accessor's, a block is; nil for any other block.
    public func owner(ofBody block: NodeID) -> NodeID? {
        guard let outer = parent(of: block) else { return nil }
        switch kind(outer) {
        case .functionDeclaration, .subscriptDeclaration, .binding: return outer
        case .accessor: return parent(of: outer).flatMap { parent(of: $0) }
        default: return nil
        }
    }

    /// True in a function, initializer, property or subscript that is compiled into other modules.
    public func isInlinable(_ node: NodeID) -> Bool {
        surroundings(of: node).contains { outer in
            let marks = ["inlinable", "_alwaysEmitIntoClient", "_transparent"]
            guard kind(outer).isMemberDeclaration || kind(outer) == .accessor else { return false }
            return Declaration(outer, in: self).attributes.contains(where: marks.contains)
        }
    }
}

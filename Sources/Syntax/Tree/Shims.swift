// What is left of the raw queries; views take their place.
extension SourceFile {
    public func calledName(of node: NodeID) -> (callee: NodeID, token: Int)? {
        Call(node, in: self).map { ($0.callee, $0.nameToken) }
    }
    public func closureParameters(of closure: NodeID) -> [String]? { Closure(closure, in: self)?.parameters }
    public func parameterCount(ofClosure node: NodeID) -> Int? { Closure(node, in: self)?.parameterCount }
    public func anonymousParameterCount(of closure: NodeID) -> Int {
        Closure(closure, in: self)?.anonymousParameterCount ?? 0
    }
    public func mentions(of parameter: String, in closure: NodeID) -> Int {
        mentionNodes(of: parameter, in: closure).count
    }
    public func mentionNodes(of parameter: String, in closure: NodeID) -> [NodeID] {
        Closure(closure, in: self)?.mentions(of: parameter) ?? []
    }
    public func names(in closure: NodeID, without nodes: [NodeID]) -> Set<String> {
        Closure(closure, in: self)?.names(without: nodes) ?? []
    }
    public func closureParts(of closure: NodeID) -> Closure.Layout { Closure(closure, in: self)!.layout }
    public func boundNames(of closure: NodeID) -> Set<String> { Closure(closure, in: self)?.boundNames ?? [] }
    public func base(ofMember node: NodeID) -> NodeID? { Member(node, in: self)?.base }
    public func nameToken(ofMember node: NodeID) -> Token { Member(node, in: self)!.nameToken }
    public func linkNames(from node: NodeID, to end: NodeID) -> [String] {
        Chain(endingAt: end, in: self).callNames(downTo: node)
    }
    public func isLet(_ declaration: NodeID) -> Bool { VariableDeclaration(declaration, in: self)!.isLet }
    public func isStatic(_ declaration: NodeID) -> Bool { Declaration(declaration, in: self).isStatic }
    public func isAtTopLevel(_ declaration: NodeID) -> Bool { Declaration(declaration, in: self).isAtTopLevel }
    public func castWord(_ node: NodeID) -> String { effectWord(node) }
    public func isPlainlyCalled(_ call: Call) -> Bool { call.isPlain }
    public func isPlainlyNoView(_ receiver: NodeID) -> Bool { isLiteralOrType(receiver) }
    public func isOperand(_ node: NodeID) -> Bool { isOperandOfPlus(node) }
    public func owningType(_ declaration: NodeID) -> String? { TypeDeclaration(declaration, in: self)?.name }
}

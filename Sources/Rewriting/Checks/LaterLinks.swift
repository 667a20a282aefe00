import Semantics
import Syntax

/// The modifiers in sight that are applied after a call: those later in its chain, and those of what it stands in, as far
/// as its declaration goes.
struct LaterLinks {
    let file: SourceFile
    let call: NodeID
    /// The names of calls whose closures hold modifiers of the same chain.
    let helpers: Set<String>
    /// Modifiers of the call itself that do not go with the link that is asked about.
    let own: [Link]

    /// The first of these modifiers, and where its name stands.
    func first(of names: Set<String>) -> (name: String, offset: Int)? {
        if let link = own.first(where: { names.contains($0.name) }) { return (link.name, link.range.lowerBound) }
        var inner = call
        while let outer = file.parent(of: inner) {
            if file.kind(outer).isTypeDeclaration || file.kind(outer).isMemberDeclaration { return nil }
            let isApplied = file[outer].firstDescendant == file[inner].firstDescendant
            if isApplied, let found = link(outer, of: names) { return found }
            inner = outer
        }
        return nil
    }

    private func link(_ node: NodeID, of names: Set<String>) -> (name: String, offset: Int)? {
        switch file.kind(node) {
        case .call:
            guard let (callee, token) = file.calledName(of: node), file.kind(callee) == .member else { return nil }
            let name = file.word(at: token)
            if names.contains(name) { return (name, Int(file.tokens[token].start)) }
            guard helpers.contains(name) else { return nil }
            // The callee is what the chain was before.
            return file.children(of: node).dropFirst().firstNonNil { links(in: $0, of: names) }
        case .postfixIfConfig:
            return file.children(of: node).dropFirst().firstNonNil { links(in: $0, of: names) }
        default: return nil
        }
    }

    /// Looks into the closures of helpers and the branches of `#if`, not into arguments of what they apply.
    private func links(in node: NodeID, of names: Set<String>) -> (name: String, offset: Int)? {
        if let found = link(node, of: names) { return found }
        // Of these the rest has just been looked through.
        let isLink = [.call, .postfixIfConfig].contains(file.kind(node))
        return file.children(of: node).prefix(isLink ? 1 : .max).firstNonNil { links(in: $0, of: names) }
    }
}

extension NodeKind {
    /// A function, a property and the like: what stands around it is not what it gives back.
    fileprivate var isMemberDeclaration: Bool {
        switch self {
        case .functionDeclaration, .initializerDeclaration, .variableDeclaration, .subscriptDeclaration: true
        default: false
        }
    }
}

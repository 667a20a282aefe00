import Semantics
import Syntax

/// A view, with what is applied to it, behind whatever holds it alone: `view` of `AnyView(Group { view.bold() }.padding())`, which
/// looks and behaves as `view.bold().padding()` does.
struct HeldView {
    /// What the innermost chain begins at: `view`, or the `if` of `Group { if isOn { view.bold() } else { view } }`.
    let root: NodeID
    /// In the order in which they are applied.
    let links: [Link]
    /// The closures of the `Group`s, from the outside.
    let closures: [NodeID]

    init(_ expression: NodeID, in file: SourceFile) {
        var parts: [[Link]] = []
        var closures: [NodeID] = []
        var inner = expression
        while true {
            let (calls, root) = file.memberCalls(of: inner)
            parts.append(calls.map { Link($0) })
            inner = root
            guard let (view, closure) = file.heldView(root) else { break }
            if let closure { closures.append(closure) }
            inner = view
        }
        (root, self.closures) = (inner, closures)
        links = parts.reversed().reduce(into: []) { links, part in
            var part = part
            if !links.isEmpty, !part.isEmpty { part[0].beginsClosure = true }
            links += part
        }
    }
}

extension SourceFile {
    /// What is in `AnyView(view)` and in `Group { view }`, and the closure around it.
    fileprivate func heldView(_ node: NodeID) -> (view: NodeID, closure: NodeID?)? {
        if let view = erasedView(node) { return (view, nil) }
        guard let call = Call(node, in: self), !call.isMember, call.isPlain, call.name == "Group",
            let closure = call.soleArgument.flatMap({ Closure($0.value, in: self) }), closure.isOneExpression
        else { return nil }
        return closure.soleExpression.map { ($0, closure.node) }
    }
}

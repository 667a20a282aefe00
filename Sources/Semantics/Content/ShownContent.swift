import Syntax

/// All that a view is made of, as far as its file shows it: itself, what stands in its containers, and the bodies of what is
/// named there.
package struct ShownContent {
    private let file: SourceFile
    private let own: FileSemantics
    private var bodies: NamedBodies { own.bodies }
    /// The views, and the bodies.
    package private(set) var nodes: [NodeID] = []
    private var read: Set<NodeID> = []
    private static let most = 500

    package init(of view: NodeID, in own: FileSemantics) {
        (file, self.own) = (own.file, own)
        add(view)
    }

    private mutating func add(_ node: NodeID) {
        guard read.count < Self.most, read.insert(node).inserted else { return }
        nodes.append(node)
        if let statement = IfStatement(node, in: file) {
            return add(all: statement.statements + (statement.elseStatements ?? []))
        }
        if let statement = SwitchStatement(node, in: file), let cases = statement.cases {
            return add(all: cases.flatMap(\.statements))
        }
        switch file.kind(node) {
        case .accessorBlock: add(all: file.getter(in: node))
        case .codeBlock: add(all: file.statements(of: node))
        case .returnStatement: if let value = file.returned(by: node) { add(value) }
        case .variableDeclaration: break
        case .sequence:
            if let sides = FoldedSequence(of: node, in: file).sides { add(all: sides) }
        default: addChain(node)
        }
    }

    private mutating func add(all nodes: [NodeID]) { for node in nodes { add(node) } }

    /// `VStack { … }.padding()`, `row.padding()`
    private mutating func addChain(_ node: NodeID) {
        var start = file.withoutParentheses(node)
        while file.name(start) == nil, !(Member(start, in: file)?.isOfSelf ?? false),
            Call(start, in: file).map({ $0.isMember && $0.base.flatMap(file.name) != "self" }) ?? true,
            let base = file.chainBase(of: start)
        {
            start = file.withoutParentheses(base)
        }
        let call = Call(start, in: file)
        if let call, let type = call.initializedName {
            add(all: bodies.bodies(ofMember: "body", in: type))
            for argument in own.argumentsShown(by: call) {
                if let closure = Closure(argument.value, in: file) {
                    add(all: closure.statements)
                } else if type == "AnyView" {
                    add(argument.value)
                }
            }
            return
        }
        let name = call.map(\.name) ?? file.name(start) ?? Member(start, in: file)?.name
        add(all: name.map { bodies.bodies(of: $0, at: start) } ?? [])
    }
}

import Syntax

/// All that a view is made of, as far as its file shows it: itself, what stands in its containers, and the bodies of what is
/// named there.
package struct ShownContent {
    private let file: SourceFile
    private let own: FileSemantics
    private var bodies: NamedBodies { own.bodies }
    /// The views, and the bodies.
    package private(set) var nodes: [NodeID] = []
    /// The types of views among them that the file does not declare.
    package private(set) var types: Set<String> = []
    /// The first part of it that is out of sight.
    package private(set) var unseen: String?
    /// The values among them, each where its chain begins, of which the file does not show what they are.
    private(set) var values: [NodeID] = []
    private var read: Set<NodeID> = []
    private static let most = 500

    package init(of view: NodeID, in own: FileSemantics) {
        (file, self.own) = (own.file, own)
        add(view)
    }

    private mutating func add(_ node: NodeID) {
        guard read.count < Self.most else {
            unseen = unseen ?? file.excerpt(file.range(of: node))
            return
        }
        guard read.insert(node).inserted else { return }
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
            guard let sides = FoldedSequence(of: node, in: file).sides else { return note(node) }
            add(all: sides)
        default: addChain(node)
        }
    }

    private mutating func add(all nodes: [NodeID]) { for node in nodes { add(node) } }

    private mutating func note(_ node: NodeID) {
        values.append(node)
        unseen = unseen ?? file.excerpt(file.range(of: node))
    }

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
            let found = bodies.bodies(ofMember: "body", in: type)
            if found.isEmpty { types.insert(type) } else { add(all: found) }
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
        let found = name.map { bodies.bodies(of: $0, at: start) } ?? []
        // `vm.badge` is no part of what `vm` is made of.
        if found.isEmpty || Member(own.value(beginningAt: start), in: file)?.base == start { note(start) }
        add(all: found)
    }
}

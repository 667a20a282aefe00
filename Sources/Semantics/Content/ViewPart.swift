import Syntax

/// A part of what a view is made of, as the file shows it that has it.
struct ViewPart: Sendable {
    enum Kind: Sendable {
        /// `Row(title)`, and what is declared to be a `Row`.
        case type(ViewName)
        /// `row`, `row(title)`, `model.row`
        case name(ViewName)
        /// `.padding(8)`
        case modifier(ViewName)
        /// `padding(8)` in a type: a function of its own, or a modifier on what it is.
        case ownCall(ViewName, modifier: ViewName)
        /// `.red`
        case member(String)
        /// `Color.red`, `Theme.title`
        case memberOfType(ViewName)
        /// What a modifier is applied to, in its own body, and in a closure that it is given.
        case given
        /// What could not be read.
        case unseen
    }

    fileprivate(set) var kind: Kind
    /// What stands in its closures; nil where it is given none.
    var content: [ViewPart]?
    /// What a modifier is given beside them.
    var arguments: [ViewPart] = []
    /// How many that are.
    var argumentCount = 0

    static let unseen = ViewPart(kind: .unseen)
    static let given = ViewPart(kind: .given)
}

extension NamedBodies {
    /// What a view is made of: its own parts, and the modifiers on it.
    func parts(of view: NodeID) -> [ViewPart] {
        var reader = ViewPartReader(self)
        return reader.parts(of: [view])
    }

    /// What a modifier is, and puts into its view.
    func part(of modifier: Call) -> [ViewPart] {
        var reader = ViewPartReader(self)
        return reader.parts(of: modifier)
    }

    /// What the views are made of that a declaration gives; of one without a body its type says all.
    func parts(of definition: Definition) -> [ViewPart] {
        if let body = definition.body { return parts(of: body) }
        guard let type = definition.type, file.enclosingType(of: definition.declaration)?.isProtocol != true else {
            return [.unseen]
        }
        return [part(ofType: type, at: definition.declaration)]
    }

    /// `Badge` of `let badge: Badge?`
    fileprivate func part(ofType type: String, at node: NodeID) -> ViewPart {
        let name = type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type
        let path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard path.allSatisfy(\.isTypeName), path.count > 1 || file.genericClauses(of: name, at: node).isEmpty else {
            return .unseen
        }
        return ViewPart(kind: .type(.body(of: path, around: file.scopes(of: node))))
    }
}

/// Reads what views are made of.
///
/// What a local name stands for counts once for the whole, wherever it is named.
private struct ViewPartReader {
    private let bodies: NamedBodies
    private var read: Set<NodeID> = []
    private var locals: [NodeID] = []

    private var file: SourceFile { bodies.file }
    private var scopes: Scopes { bodies.scopes }

    init(_ bodies: NamedBodies) { self.bodies = bodies }

    mutating func parts(of nodes: [NodeID]) -> [ViewPart] {
        var parts: [ViewPart] = []
        add(nodes, to: &parts)
        addLocals(to: &parts)
        return parts
    }

    mutating func parts(of modifier: Call) -> [ViewPart] {
        var parts = [part(of: modifier)]
        addLocals(to: &parts)
        return parts
    }

    private mutating func addLocals(to parts: inout [ViewPart]) {
        while let local = locals.popLast() {
            if read.insert(local).inserted { add([local], to: &parts) }
        }
    }

    /// Reads statements and views.
    private mutating func add(_ nodes: [NodeID], to parts: inout [ViewPart]) {
        var open = nodes
        while let node = open.popLast().map(file.withoutParentheses) {
            switch file.kind(node) {
            case .accessorBlock:
                let getter = file.getter(in: node)
                if getter.isEmpty { parts.append(.unseen) }
                open += getter
            case .codeBlock: open += file.statements(of: node)
            case .ifStatement:
                guard let statement = IfStatement(node, in: file) else { return parts.append(.unseen) }
                open += statement.statements + (statement.elseStatements ?? [])
            case .guardStatement:
                guard let statement = GuardStatement(node, in: file) else { return parts.append(.unseen) }
                open += statement.elseStatements
            case .switchStatement:
                guard let cases = SwitchStatement(node, in: file)?.cases else { return parts.append(.unseen) }
                open += cases.flatMap(\.statements)
            case .ifConfig: open += file.clauses(ofIfConfig: node).flatMap(\.statements)
            case .returnStatement:
                guard let value = file.returned(by: node) else { return parts.append(.unseen) }
                open.append(value)
            case .sequence:
                let sequence = FoldedSequence(of: node, in: file)
                // `isOn ? a : b`, `a ?? b`, `Text(a) + Text(b)`
                let isJoined = sequence.cast == nil && sequence.operators.allSatisfy(["??", "+"].contains)
                guard let views = sequence.sides ?? (isJoined ? sequence.operands : nil) else {
                    return parts.append(.unseen)
                }
                open += views
            // They are read where something names them.
            case .variableDeclaration, .functionDeclaration, .nilLiteral: break
            default: open += addChain(node, to: &parts)
            }
        }
    }

    /// `VStack { … }.padding()`, `row.padding()`
    ///
    /// - Returns: what is to be read in its place.
    private mutating func addChain(_ end: NodeID, to parts: inout [ViewPart]) -> [NodeID] {
        var node = end
        while true {
            node = file.withoutParentheses(node)
            switch file.kind(node) {
            case .call:
                guard let call = Call(node, in: file) else {
                    if let closure = file.calledClosure(node) { return closure.statements }
                    parts.append(.unseen)
                    return []
                }
                guard let base = call.base, call.initializedName == nil, !file.isTypeName(base), !isSelf(base) else {
                    return addBeginning(call, to: &parts)
                }
                parts.append(part(of: call))
                node = base
            case .optionalChain, .forceUnwrap:
                guard let base = file.chainBase(of: node) else {
                    parts.append(.unseen)
                    return []
                }
                node = base
            case .member, .name: return addName(node, to: &parts)
            default:
                parts.append(.unseen)
                return []
            }
        }
    }

    private func isSelf(_ node: NodeID) -> Bool { file.name(node) == "self" }

    /// A call that a chain begins with.
    private mutating func addBeginning(_ call: Call, to parts: inout [ViewPart]) -> [NodeID] {
        if let type = call.initializedName {
            // `AnyView(row)`
            if ["AnyView", "Optional"].contains(type), let sole = call.soleArgument,
                file.kind(sole.value) != .closure
            {
                return [sole.value]
            }
            let isGeneric = !file.genericClauses(of: type, at: call.node).isEmpty
            guard let name = bodies.names(at: call.node).first, !isGeneric else {
                parts.append(.unseen)
                return []
            }
            var part = ViewPart(kind: .type(name))
            part.content = content(of: call.arguments)
            parts.append(part)
            return []
        }
        // `.init()`, `.linearGradient(colors: colors)`
        if call.isMember, call.base == nil {
            parts.append(part(ofImplicitMember: call.callee, call.name))
            return []
        }
        guard call.base.map(isSelf) ?? !scopes.isLocal(call.name, at: call.node),
            let type = file.enclosingType(of: call.node)
        else { return addName(call.callee, to: &parts) }
        // In the body of a modifier it may be another one, on the same view.
        var part = part(of: call)
        guard type.name != "View" else {
            parts += [part, .given]
            return []
        }
        if case .modifier(let modifier) = part.kind, let name = bodies.names(at: call.callee).first {
            part.kind = .ownCall(name, modifier: modifier)
        }
        parts.append(part)
        return []
    }

    private func part(ofImplicitMember node: NodeID, _ word: String) -> ViewPart {
        ViewPart(kind: bodies.names(at: node).first.map { .name($0) } ?? .member(word))
    }

    private mutating func part(of modifier: Call) -> ViewPart {
        let arguments = modifier.arguments
        var part = ViewPart(kind: .modifier(bodies.modifier(modifier)))
        part.content = content(of: arguments)
        for argument in arguments where file.kind(argument.value) != .closure {
            part.argumentCount += 1
            part.arguments += parts(ofArgument: argument.value)
        }
        return part
    }

    private mutating func content(of arguments: [Argument]) -> [ViewPart]? {
        let closures = arguments.compactMap { Closure($0.value, in: file) }
        if closures.isEmpty { return nil }
        var content: [ViewPart] = []
        for closure in closures { add(closure.statements, to: &content) }
        return content
    }

    /// Values are no views.
    private mutating func parts(ofArgument value: NodeID) -> [ViewPart] {
        switch file.kind(file.withoutParentheses(value)) {
        case .stringLiteral, .numberLiteral, .boolLiteral, .keyPath, .prefixOperation: return []
        case .array: return file.children(of: file.withoutParentheses(value)).flatMap { parts(ofArgument: $0) }
        default:
            var parts: [ViewPart] = []
            add([value], to: &parts)
            return parts
        }
    }

    /// A name, or a member, that a chain begins with.
    private mutating func addName(_ node: NodeID, to parts: inout [ViewPart]) -> [NodeID] {
        if let member = Member(node, in: file), member.base == nil {
            parts.append(part(ofImplicitMember: node, member.word))
            return []
        }
        guard let name = file.name(node) else {
            guard let name = bodies.names(at: node).first else {
                parts.append(.unseen)
                return []
            }
            if case .type = name.base {
                parts.append(ViewPart(kind: .memberOfType(name)))
                return []
            }
            // A property of all views is made of the view that it is a member of.
            var part = ViewPart(kind: .name(name))
            if let base = Member(node, in: file)?.base {
                var content: [ViewPart] = []
                add([base], to: &content)
                part.content = content
            }
            parts.append(part)
            return []
        }
        if name == "self" || name.first == "$" || scopes.isLocal(name, at: node) {
            return addLocal(name, node, to: &parts)
        }
        parts.append(bodies.names(at: node).first.map { ViewPart(kind: .name($0)) } ?? .unseen)
        return []
    }

    private mutating func addLocal(_ name: String, _ node: NodeID, to parts: inout [ViewPart]) -> [NodeID] {
        if isGiven(name, at: node) {
            parts.append(.given)
        } else if let binding = scopes.localBinding(of: name, at: node), binding.name != nil {
            if let body = binding.definition {
                locals.append(body)
            } else {
                parts.append(binding.type.map { bodies.part(ofType: $0, at: node) } ?? .unseen)
            }
        } else if let pattern = scopes.pattern(binding: name, at: node), pattern.unwrappedName == name,
            let subject = pattern.subject
        {
            if subject != pattern.node {
                locals.append(subject)
            } else if scopes.isUnwrappedMember(name, at: node) {
                parts.append(ViewPart(kind: .name(ViewName(name, .around(file.typeNames(around: node))))))
            } else {
                parts.append(.unseen)
            }
        } else {
            let scope = scopes.scope(declaring: name, at: node)
            let isFunction = scope.map { file.children(of: $0) }?.contains { statement in
                file.kind(statement) == .functionDeclaration && file.declaredName(of: statement) == name
            }
            if isFunction ?? false { locals += bodies.bodies(of: name, at: node) } else { parts.append(.unseen) }
        }
        return []
    }

    /// `self` in an extension of `View`, `content` in the body of a `ViewModifier`, `$0` in a closure that a modifier is given.
    private func isGiven(_ name: String, at node: NodeID) -> Bool {
        if name == "self" { return file.enclosingType(of: node) != nil }
        if let parameter = scopes.parameter(name, at: node) {
            let function = file.surroundings(of: parameter).firstNonNil { FunctionDeclaration($0, in: file) }
            return function?.name == "body" && file.writtenType(of: parameter) == "Content"
        }
        let closure =
            file.anonymousParameter(node) != nil
            ? file.surroundings(of: node).firstNonNil { Closure($0, in: file) }
            : scopes.scope(declaring: name, at: node).flatMap { Closure($0, in: file) }
        guard let closure, file.anonymousParameter(node) != nil || closure.parameters?.contains(name) ?? false else {
            return false
        }
        return file.call(taking: closure.node).map { $0.isMember && $0.initializedName == nil } ?? false
    }
}

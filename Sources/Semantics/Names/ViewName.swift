import RuleModel
import Syntax

/// A name that may stand for views, where something uses it: `gap` in `Card`, and `body` of `Card` for that itself.
package struct ViewName: Sendable, Hashable {
    package let name: String
    let base: Base
    /// Looked up again and again.
    private let hash: Int

    enum Base: Sendable, Hashable {
        /// Of one of these types, the nearest first, or global.
        case around([String])
        /// Of a type as it is written, `Home.Row`, where these are around.
        case type([String], around: [String])
        /// Of what a value is, `model` of `model.header`.
        ///
        /// `mayBeAny` says what comes of a value of which nothing shows the type: a view is a member of some type.
        case value(ValuePath, mayBeAny: Bool, isCalled: Bool)
        /// Of views: a modifier that is called with these labels, nil for a property, on a view of the type as it is written; empty
        /// where that is none of the project's, or nothing shows it.
        case modifier([String?]?, on: [String])
        /// Of what a type of the project's takes as an argument: `retry` of `Badge(icon: .retry)`.
        case argument(GivenArgument)
    }

    init(_ name: String, _ base: Base) {
        (self.name, self.base) = (name, base)
        var hasher = Hasher()
        hasher.combine(name)
        hasher.combine(base)
        hash = hasher.finalize()
    }

    package static func == (a: ViewName, b: ViewName) -> Bool {
        a.hash == b.hash && a.name == b.name && a.base == b.base
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    /// The type of which it is the looks.
    var bodyOfType: String? {
        if name == "body", case .type(let names, _) = base { names.last } else { nil }
    }

    var isModifier: Bool { if case .modifier = base { true } else { false } }

    /// True for what a type, or a value, looks like.
    var isLooks: Bool { name == "body" }

    /// The members that say how something looks.
    static let looks = [
        "body", "body()", "_body()", "makeBody()", "makeUIView()", "makeUIViewController()", "makeNSView()",
        "makeNSViewController()",
    ]

    /// What a view of the project's own looks like.
    static func body(of type: [String], around: [String]) -> ViewName { ViewName("body", .type(type, around: around)) }
}

extension NamedBodies {
    /// What is named at a node, and what a call there is given, where a page asks for it.
    func names(at node: NodeID, _ rules: RuleBook) -> [ViewName] {
        names(at: node) + (Call(node, in: file)?.notes ?? []).flatMap { ViewName.all(givenTo: $0, rules) }
    }

    /// What is named at a node that may stand for views: a member, a global one, what another type declares, a type that is
    /// made, a member of a value, a modifier.
    func names(at node: NodeID) -> [ViewName] {
        // A name that is given something shows nothing there.
        if file.isAssigned(node) { return [] }
        switch file.kind(node) {
        case .call: return called(node).map { [$0] } ?? []
        case .member:
            guard let member = Member(node, in: file) else { return [] }
            guard let base = member.base else { return given(member).map { [$0] } ?? [] }
            if member.isOfSelf { return [ViewName(plain(member.word), .around(file.typeNames(around: node)))] }
            if let type = Chain(endingAt: base, in: file).typePath.map({ meant(by: $0, at: node) }) {
                if member.word.isTypeName { return [] }
                // `Group(content: Row.init)`
                if member.word == ValuePath.initializer {
                    return [.body(of: type, around: file.scopes(of: node))]
                }
                return [ViewName(member.word, .type(type, around: file.scopes(of: node)))]
            }
            return (memberOfValue(member, base) ?? property(member)).map { [$0] } ?? []
        case .name:
            guard let name = file.name(node), !name.isTypeName else { return [] }
            if name == "self" { return looksOfSelf(at: node).map { [$0] } ?? [] }
            if file.anonymousParameter(node) != nil || scopes.isLocal(plain(name), at: node) {
                return looks(ofValue: node).map { [$0] } ?? []
            }
            return [ViewName(plain(name), .around(file.typeNames(around: node)))]
        case .subscriptCall, .forceUnwrap: return looks(ofValue: node).map { [$0] } ?? []
        default: return []
        }
    }

    /// `Badge(icon: .retry)`, `Badge(icon: .retry(3))`
    private func given(_ member: Member) -> ViewName? {
        let value = file.parent(of: member.node).flatMap { Call($0, in: file)?.callee == member.node ? $0 : nil }
        let argument = value ?? member.node
        guard member.word != ValuePath.initializer, file.parent(of: argument).map(file.kind) == .argument,
            let call = file.call(taking: argument), let type = call.initializedName, !ViewTypes.types.contains(type),
            case let arguments = call.arguments, let place = arguments.firstIndex(where: { $0.value == argument })
        else { return nil }
        return ViewName(member.word, .argument(GivenArgument(call: taker(call, arguments), place: place)))
    }

    /// `Self` is the type around it.
    private func meant(by type: [String], at node: NodeID) -> [String] {
        guard type.first == "Self", let own = file.enclosingType(of: node)?.path else { return type }
        return own.split(separator: ".").map(String.init) + type.dropFirst()
    }

    /// `$query` is `query`.
    private func plain(_ name: String) -> String { name.first == "$" ? String(name.dropFirst()) : name }

    /// `.padding(3)`
    func modifier(_ call: Call) -> ViewName {
        ViewName(call.name, .modifier(call.arguments.map(\.label), on: ownType(beginning: call.node)))
    }

    /// `closable` of `Text(title).padding().closable`
    private func property(_ member: Member) -> ViewName? {
        guard !member.word.isTypeName, !file.isCalled(member.node), file.mayBeShown(member.node) else { return nil }
        return ViewName(member.word, .modifier(nil, on: ownType(beginning: member.node)))
    }

    /// The type that a chain begins with where that may be one of the project's, as it is written.
    private func ownType(beginning view: NodeID) -> [String] {
        let type = file.typePath(beginning: view).map { meant(by: $0, at: view) } ?? []
        return type.count == 1 && ViewTypes.types.contains(type[0]) ? [] : type
    }

    /// `Row()`, `Home.Row.init()`, `.padding(3)`
    private func called(_ node: NodeID) -> ViewName? {
        guard let call = Call(node, in: file) else { return nil }
        if call.initializedName == nil {
            return call.isMember ? modifier(call) : nil
        }
        var type = call.name == ValuePath.initializer ? call.base ?? call.callee : call.callee
        // `Row<Text>()`
        if file.kind(type) == .specialization, let inner = file.children(of: type).first { type = inner }
        return Chain(endingAt: type, in: file).typePath.map {
            .body(of: meant(by: $0, at: node), around: file.scopes(of: node))
        }
    }

    /// `VStack { self }`
    private func looksOfSelf(at node: NodeID) -> ViewName? {
        guard file.isStatement(file.carrier(of: node)), file.endsChain(node),
            let type = file.enclosingType(of: node)?.name, !ViewTypes.protocols.contains(type)
        else { return nil }
        return .body(of: [type], around: file.typeNames(around: node))
    }

    /// What `row` of `ForEach(rows) { row in … }` looks like, and `rows[0]`, where a view may stand.
    private func looks(ofValue node: NodeID) -> ViewName? {
        // `row.title` is named by itself.
        let isOfOther = file.parent(of: node).map { file.kind($0) == .member && !file.isCalled($0) } ?? false
        guard !isOfOther, file.isStatement(file.carrier(of: node)), file.isShortPath(to: node) else { return nil }
        // What a constant is, its value shows.
        if let name = file.name(node), scopes.localBinding(of: name, at: node)?.value != nil { return nil }
        return path(to: node).flatMap { path in
            if path.steps.isEmpty, case .value(let type) = path.root, type.map(ViewTypes.isValue) ?? true { return nil }
            return ViewName("body", .value(path, mayBeAny: false, isCalled: false))
        }
    }

    private func path(to node: NodeID) -> ValuePath? {
        // `ForEach(rows) { $0.padding() }`
        if file.anonymousParameter(node) == 0 {
            let closure = file.surroundings(of: node).firstNonNil { Closure($0, in: file) }
            let source = closure.flatMap { file.collection(givingAll: "$0", to: $0.node) }
            return source.flatMap { path(to: $0.collection) }.map { ValuePath(root: .given($0, .element)) }
        }
        var reader = EvaluationReader(scopes: scopes)
        reader.readsOn = true
        return reader.readChain(node)
    }

    /// `model.header`, `rows[0].cell`, `Factory.shared.make()`: where a view may stand, and not the modifiers of one.
    private func memberOfValue(_ member: Member, _ base: NodeID) -> ViewName? {
        guard !member.word.isTypeName, file.mayBeShown(member.node), file.isShortPath(to: member.node),
            let path = path(to: base)
        else { return nil }
        let isCalled = file.isCalled(member.node)
        return ViewName(
            member.word, .value(path, mayBeAny: !isCalled && file.isShown(member.node), isCalled: isCalled))
    }
}

extension SourceFile {
    /// `[Home, Row]` of `Home.Row(title).padding()`; nil where no type is made at the beginning.
    func typePath(beginning view: NodeID) -> [String]? {
        var node = Chain(endingAt: view, in: self).beginning
        guard isTypeName(node) else { return nil }
        var path = [text(of: node)]
        while let outer = parent(of: node), begins(outer, with: node) {
            if let member = Member(outer, in: self) {
                if member.word.isTypeName { path.append(member.word) } else if member.word != "init" { return nil }
            } else if kind(outer) != .specialization {
                return kind(outer) == .call ? path : nil
            }
            node = outer
        }
        return nil
    }

    /// The names of the types around a node, the nearest first: of `extension Home.Row` both.
    func typeNames(around node: NodeID) -> [String] {
        // Nobody nests more types.
        Array(
            surroundings(of: node).lazy.compactMap { TypeDeclaration($0, in: self) }.prefix(NameTrail.longest)
                .flatMap(names))
    }

    private func names(of type: TypeDeclaration) -> [String] {
        guard type.isExtension, let written = child(.type, of: type.node) else { return [type.name] }
        let path = text(of: written).split(separator: ".").dropLast().map(String.init)
        return [type.name] + path.reversed()
    }

    /// True for a chain that a builder makes a view of, or an argument.
    fileprivate func mayBeShown(_ node: NodeID) -> Bool {
        let whole = carrier(of: node)
        return isStatement(whole) || parent(of: whole).map(kind) == .argument
    }

    /// True for a property that a builder makes a view of, by itself or with modifiers.
    fileprivate func isShown(_ member: NodeID) -> Bool {
        guard isStatement(carrier(of: member)), let outer = parent(of: member) else { return false }
        return carrier(of: member) == member || Call(parent(of: outer) ?? outer, in: self)?.callee == outer
    }

    /// True for what stands by itself, or behind a `return`.
    fileprivate func isStatement(_ node: NodeID) -> Bool {
        guard let outer = parent(of: node).map(kind) else { return false }
        return [.closure, .codeBlock, .accessorBlock, .accessor, .switchCase, .conditionalClause, .returnStatement]
            .contains(outer)
    }

    /// True for a few names, calls and elements behind one that is no type's; what is called on a view that is made there is
    /// mostly a modifier.
    fileprivate func isShortPath(to member: NodeID) -> Bool {
        let chain = Chain(endingAt: member, in: self)
        guard !chain.isLonger(than: NameTrail.longest), kind(chain.beginning) == .name else { return false }
        return !isCalled(member) || chain.calls.allSatisfy { $0.initializedName == nil }
    }
}

extension Chain {
    /// `[Home, Row]` of `Home.Row`; nil for anything but names of types.
    fileprivate var typePath: [String]? { memberPath.flatMap { $0.allSatisfy(\.isTypeName) ? $0 : nil } }
}

import RuleModel
import Syntax

/// Reads the evaluation of a postfix chain from its beginning: `Kind.make(3).name`, `model?.title`, `{ … }()`.
struct ChainEvaluation {
    private let file: SourceFile
    private let pieces: [NodeID]
    private var path = ValuePath(root: .value(nil))
    /// A member that may be called by the next piece.
    private var pending: String?
    private var isChained = false
    private var subscripts = 0

    init(_ end: NodeID, in file: SourceFile) {
        self.file = file
        pieces = Array(Chain(endingAt: end, in: file).pieces).reversed()
    }

    /// What the whole chain asks of declarations; nil where a part of it is not total.
    mutating func read(_ reader: inout EvaluationReader) -> ValuePath? {
        for (place, piece) in pieces.enumerated() {
            if place == 0 { begin(piece, &reader) } else { goOn(piece, after: pieces[place - 1], &reader) }
            if reader.isOver { return nil }
        }
        add(nil)
        // `model.child!`
        if isChained {
            if !path.steps.isEmpty { reader.ask(path, pieces[pieces.count - 1]) }
            path = ValuePath(root: .given(path, .unwrapped))
        }
        return path
    }

    private mutating func add(_ call: [String?]?, given keyPaths: [ValuePath] = [], _ closures: [GivenClosure] = []) {
        guard let name = pending else { return }
        path.steps.append(
            .init(name: name, call: call, keyPaths: keyPaths, closures: closures, isChained: isChained))
        (pending, isChained) = (nil, false)
    }

    private mutating func begin(_ piece: NodeID, _ reader: inout EvaluationReader) {
        switch file.kind(piece) {
        case .name: beginWithName(piece, &reader)
        case .member:
            let name = file.lastWord(of: piece)
            // `.Sizes.small`, of whatever type has such a one.
            if pieces.count > 1, name.isTypeName { return path.root = .type(["", name]) }
            let asked = pieces.count == 1 ? typeAsked(of: piece) : nil
            path.root = asked.map { .type([$0], around: reader.types(around: piece)) } ?? .implicit
            pending = name
        case .stringLiteral:
            path.root = .value("String")
            reader.read(piece)
        case .array, .dictionary:
            path.root = .value(file.kind(piece) == .array ? "Array" : "Dictionary")
            reader.read(piece)
        // What it does is asked where it is called.
        case .closure: break
        default: reader.read(piece)
        }
    }

    /// `Kind` of `kind: Kind = .plain`, of a parameter or a property, and of `Row(kind: .plain)` where `Row` is declared in the file.
    private func typeAsked(of value: NodeID) -> String? {
        guard let outer = file.parent(of: value) else { return nil }
        let type: String? =
            switch file.kind(outer) {
            case .parameter, .binding: file.child(.type, of: outer).map { file.text(of: $0) }
            case .argument: file.taker(of: value).flatMap { file.typeAsked(of: value, by: $0) }
            default: nil
            }
        guard let name = type.map({ TypeText($0).value.name }), name.isTypeName,
            file.genericClauses(of: name, at: value).isEmpty
        else { return nil }
        return plainTypeName(name)
    }

    private mutating func beginWithName(_ piece: NodeID, _ reader: inout EvaluationReader) {
        let text = file.text(of: piece)
        if reader.handedNames.contains(text) {
            return path.root = .given(ValuePath(root: .value(nil)), .handed)
        }
        guard !reader.boundNames.contains(text), let name = file.name(piece) else { return reader.fail(piece) }
        let types = reader.types(around: piece)
        switch name {
        case "self" where types.isEmpty, "super": break
        case "self": path.root = .value(types.count > 1 ? "\(types[1]).\(types[0])" : types[0])
        case "Self" where !types.isEmpty: path.root = .type([types[0]], around: Array(types.dropFirst()))
        default:
            let isProjected = name.first == "$"
            if let local = reader.local(isProjected ? String(name.dropFirst()) : name, at: piece) {
                path.root = isProjected ? local.bound : local
            } else if name.isTypeName {
                path.root = .type([name], around: types)
            } else {
                path.root = .around(types)
                pending = name
            }
        }
    }

    private mutating func goOn(_ piece: NodeID, after base: NodeID, _ reader: inout EvaluationReader) {
        switch file.kind(piece) {
        case .member: member(piece, &reader)
        case .call: call(piece, of: base, &reader)
        case .optionalChain:
            add(nil)
            isChained = true
        case .specialization: break
        case .forceUnwrap:
            reader.fail(piece)
            add(nil)
            isChained = true
        case .subscriptCall where file.argumentLabels(of: piece) == ["keyPath"]: follow(piece, &reader)
        default:
            reader.fail(piece)
            if reader.readsOn { goOnBlindly(piece, &reader) }
        }
    }

    /// Behind a subscript or a `!`.
    private mutating func goOnBlindly(_ piece: NodeID, _ reader: inout EvaluationReader) {
        add(nil)
        if !path.steps.isEmpty { reader.ask(path, piece) }
        // `self[StoreKey.self]` is what the key says where nothing has set it.
        let words = file.words(of: piece)
        if words.suffix(3) == [".", "self", "]"], let key = words.dropLast(3).last, key.isTypeName {
            reader.ask(ValuePath(member: ValuePath.defaultOfKey, of: key), piece)
        }
        for part in file.partsBehindBeginning(of: piece) { reader.read(part) }
        // `rows[0]`
        let isElement = file.kind(piece) == .subscriptCall && subscripts < 8
        path = ValuePath(root: isElement ? .given(path, .element) : .value(nil))
        subscripts += 1
    }

    private mutating func member(_ piece: NodeID, _ reader: inout EvaluationReader) {
        add(nil)
        let name = file.lastWord(of: piece)
        switch name {
        case "self": break
        // `self.init(red: 1)` makes what `Color(red: 1)` does.
        case ValuePath.initializer where isSelf:
            if case .value(let type?) = path.root { path.root = .type(type.split(separator: ".").map(String.init)) }
            pending = name
        case "unsafelyUnwrapped": reader.fail(piece)
        default:
            if case .type(let names, let around) = path.root, path.steps.isEmpty, name.isTypeName {
                path.root = .type(names + [name], around: around)
            } else {
                pending = name
            }
        }
    }

    /// True where nothing but `self` has been read.
    private var isSelf: Bool { path.steps.isEmpty && pieces.first.map { file.text(of: $0) == "self" } == true }

    /// `self[keyPath: \.first]`: members by another name.
    private mutating func follow(_ piece: NodeID, _ reader: inout EvaluationReader) {
        add(nil)
        for part in file.partsBehindBeginning(of: piece) { reader.read(part) }
        let keyPath = file.argumentsBehindBeginning(of: piece).first.flatMap { self.keyPath($0.value, reader) }
        if let keyPath, keyPath.members == nil { return reader.fail(piece) }
        if keyPath == nil { path.steps.append(.init(name: ValuePath.anyMember)) }
        // What is behind it begins anew, where the type is written, and where nothing shows what is on the way.
        if keyPath.map({ $0.typeName != nil }) ?? true {
            if !path.steps.isEmpty { reader.ask(path, piece) }
            path = ValuePath(root: .value(keyPath?.typeName))
        }
        path.steps += keyPath.map { steps(of: $0) } ?? []
    }

    /// A key path as it is written, or as a local name stands for it.
    private func keyPath(_ value: NodeID, _ reader: EvaluationReader) -> KeyPath? {
        let value = file.withoutParentheses(value)
        let local = file.name(value).flatMap { reader.scopes.localBinding(of: $0, at: value)?.value }
        return KeyPath(local ?? value, in: file)
    }

    // A subscript in it is called like a function of which nothing is known.
    private func steps(of keyPath: KeyPath) -> [ValuePath.Step] {
        keyPath.members?.map { .init(name: $0.name, isChained: $0.isChained) } ?? [.init(name: "subscript", call: [])]
    }

    private mutating func call(_ piece: NodeID, of base: NodeID, _ reader: inout EvaluationReader) {
        if file.kind(base) == .closure {
            guard let closure = file.calledClosure(piece), closure.captureList == nil else { return reader.fail(piece) }
            return reader.readStatements(closure.statements)
        }
        if case .type = path.root, path.steps.isEmpty, pending == nil { pending = ValuePath.initializer }
        // What is called is a value: it may do anything.
        guard pending != nil else { return reader.fail(piece) }
        if case .type(let names, _) = path.root, path.steps.isEmpty, pending == ValuePath.initializer,
            mayTrap(names, piece)
        {
            return reader.fail(piece)
        }
        for part in file.partsBehindBeginning(of: piece) { reader.read(part) }
        let arguments = file.argumentsBehindBeginning(of: piece)
        let keyPaths = arguments.compactMap { keyPath($0.value, reader) }
            .map { ValuePath(root: .value($0.typeName), steps: steps(of: $0)) }
        add(arguments.map(\.label), given: keyPaths.filter { !$0.steps.isEmpty }, closures(of: arguments, reader))
    }

    /// Those of a call that begins at a type: of any other, its declaration says what it does with them.
    private func closures(of arguments: [Argument], _ reader: EvaluationReader) -> [GivenClosure] {
        switch path.root {
        case .type, .implicit: break
        default: return []
        }
        let trailing = arguments.count(where: \.isTrailing)
        return arguments.enumerated().compactMap { place, argument in
            let closure = reader.readsClosures ? Closure(argument.value, in: file) : nil
            return closure.flatMap { reader.reading(of: $0, at: place, trailing: trailing) }
        }
    }

    /// True for initializers of the library that trap on some values: `Int(ratio)`, `Array(repeating: a, count: n)`.
    private func mayTrap(_ names: [String], _ call: NodeID) -> Bool {
        let labels = file.argumentLabels(of: call)
        switch names.last {
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
            let value = Call(call, in: file)?.soleArgument?.value
            return labels == [nil] && value.map { ![.numberLiteral, .stringLiteral].contains(file.kind($0)) } ?? false
        case "String", "Array": return labels == ["repeating", "count"]
        case "Character": return labels == [nil]
        case "Dictionary": return labels == ["uniqueKeysWithValues"]
        default: return false
        }
    }
}

extension SourceFile {
    /// The type that an initializer takes under the label of an argument, `Font` of `Style(font: .title)`, where the one type of that
    /// name in the file shows it: by all of its initializers, or by the property that it is for.
    fileprivate func typeAsked(of value: NodeID, by call: NodeID) -> String? {
        guard let call = Call(call, in: self), let written = call.typeName,
            let label = call.arguments.first(where: { $0.value == value })?.label
        else { return nil }
        let name = written == "Self" ? enclosingType(of: value)?.name : plainTypeName(written)
        let types = all(.structDeclaration, .classDeclaration).compactMap { TypeDeclaration($0, in: self) }
            .filter { $0.name == name }
        guard types.count == 1 else { return nil }
        let initializers = types[0].members.compactMap { FunctionDeclaration($0, in: self) }.filter {
            kind($0.node) == .initializerDeclaration
        }
        let taken =
            initializers.isEmpty
            ? types[0].members.compactMap { VariableDeclaration($0, in: self) }.filter { !$0.declaration.isStatic }
                .flatMap(\.bindings).filter { $0.names == [label] }.map(\.type)
            : initializers.flatMap { $0.parameters ?? [] }.filter { $0.label == label }.map { $0.bareType }
        guard let first = taken.first, taken.allSatisfy({ $0 == first }) else { return nil }
        return first
    }
}

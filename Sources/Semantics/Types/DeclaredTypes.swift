import Syntax

/// The types that a file shows for the names it declares: `let gap: CGFloat`, `var isOn = false`.
package struct DeclaredTypes: Sendable {
    /// By the name of the type that holds them, `Color.Background` of one that stands in another; global ones by the empty name.
    package private(set) var members: [String: [String: TypedName]] = [:]

    package init(in file: SourceFile, _ lines: FileLines) {
        for node in file.all(.functionDeclaration, .variableDeclaration, .enumCase) {
            let declaration = Declaration(node, in: file)
            if let variable = VariableDeclaration(node, in: file) {
                guard let owner = declaration.ownerPath else { continue }
                for binding in variable.bindings {
                    for (name, typed) in TypedName.all(
                        of: binding, lines, declaration.access, setter: declaration.setterAccess)
                    {
                        add(name, typed, to: owner)
                    }
                }
            } else if let cases = EnumCase(node, in: file) {
                guard let owner = declaration.owner else { continue }
                let sighting = lines.sighting(at: declaration.nameOffset)
                let typed = TypedName(.type(owner.name), sighting, owner.declaration.access)
                for name in cases.names { add(name, typed, to: owner.path) }
                if let raw = owner.rawType {
                    add("rawValue", TypedName(.type(raw), sighting, owner.declaration.access), to: owner.path)
                }
            } else if let owner = declaration.ownerPath, let name = declaration.name {
                let sighting = lines.sighting(at: declaration.nameOffset)
                let typed = TypedName(Self.result(of: node, in: file), sighting, declaration.access)
                let written = TypedName(Self.value(of: node, in: file), sighting, declaration.access)
                add(Self.function(name), typed, to: owner)
                add(Self.value(name), written, to: owner)
                // `static func brand(_ shade: Int) -> Color`: what `Color.brand(3)` is.
                if declaration.isStatic, !owner.isEmpty { add(name, typed, to: owner) }
            }
        }
    }

    /// The names, and those of the types that hold them.
    var words: Set<String> {
        Set(members.keys.map(plainTypeName))
            .union(members.values.joined().map { name, _ in String(name.prefix { $0 != "(" }) })
    }

    /// Under which name a function stands among the members, beside a property of its name.
    static func function(_ name: String) -> String { name + "()" }

    /// Under which names a member may stand that is called or not: a case may hold something.
    static func names(ofMember name: String) -> [String] {
        let plain = name.hasSuffix("()") ? String(name.dropLast(2)) : name
        return [plain, function(plain)]
    }

    /// Under which name a function stands that is not called: `perform: save`.
    static func value(_ name: String) -> String { name + "(_)" }

    /// The type of a function as a value, as far as one argument may be told from another by it.
    private static func value(of function: NodeID, in file: SourceFile) -> DeclaredType {
        let declared = FunctionDeclaration(function, in: file)
        guard let parameters = declared?.parameters, let end = declared?.body.map({ file.range(of: $0).lowerBound }),
            !file.tokenTexts(in: declared!.parametersOffset..<end).contains(where: { ["async", "throws"].contains($0) })
        else { return .unknown }
        let result = file.child(.type, of: function).map { file.text(of: $0) } ?? "Void"
        return .type("(\(parameters.map(\.bareType).joined(separator: ", "))) -> \(result)")
    }

    /// What a call gives, if that does not depend on the call.
    private static func result(of function: NodeID, in file: SourceFile) -> DeclaredType {
        guard let type = file.child(.type, of: function), let text = file.resultType(of: function) else {
            return .unknown
        }
        let isGeneric = file.identifiers(of: type).contains {
            $0 == "Self" || !file.genericClauses(of: $0, at: type).isEmpty
        }
        return isGeneric ? .unknown : .type(text)
    }

    private mutating func add(_ name: String, _ typed: TypedName, to owner: String) {
        members[owner, default: [:]][name] = members[owner]?[name].map { $0.agreeing(with: typed) } ?? typed
    }
}

/// What a declaration shows of a name's type.
package enum DeclaredType: Sendable, Equatable {
    /// `let gap: CGFloat`
    case type(String)
    /// `let kind = Kind(rawValue: 3)`: a call of an initializer, which may fail.
    case made(MadeValue)
    /// `let tint = Color.red`: a static member of a type.
    case member(of: String, String)
    /// `let shade = Color.black.opacity(0.3)`, `let title = Text("Title").bold()`: what stands behind one of these, called or not.
    indirect case linked(DeclaredType, [String])
    /// `@Environment(\.theme.tint) var tint`
    case ofEnvironment([String])
    /// `if let gap = metrics.gap`, `case let gap?`: what is in an optional, which is none itself as far as nothing else shows.
    case unwrapped(NodeID)
    /// `ForEach(gaps) { gap in … }`: one of a collection's.
    case element(of: NodeID)
    /// `let tint = Color.red.opacity(0.5)` in a body: whatever that is.
    case value(NodeID)
    /// `let gap = metrics.gap`, or several declarations that differ.
    case unknown

    /// What the environment holds.
    fileprivate init?(ofWrapped binding: Binding) {
        guard !binding.isComputed, let declaration = binding.variable?.declaration else { return nil }
        if let type = declaration.environmentType {
            self = .type(type)
        } else if let path = declaration.environmentPath {
            self = .ofEnvironment(path)
        } else {
            return nil
        }
    }

    /// `@ScaledMetric var gap = 8`, which takes no integer.
    fileprivate init?(ofMetric binding: Binding) {
        guard let value = binding.value, binding.file.kind(value) == .numberLiteral,
            binding.variable?.declaration.attributes.contains("ScaledMetric") == true
        else { return nil }
        self = .type("Double")
    }

    /// What an obvious value shows: a literal, an initializer, a static member.
    fileprivate init(ofValue value: NodeID, in file: SourceFile) {
        self = .unknown
        switch file.kind(value) {
        case .numberLiteral: self = .type(file.isFloat(value) ? "Double" : "Int")
        case .stringLiteral: self = .type("String")
        case .boolLiteral: self = .type("Bool")
        case .call:
            if let type = file.collectionType(madeBy: value) {
                self = .type(type)
            } else if let call = Call(value, in: file), call.isPlain {
                if let name = call.typeName {
                    self = .made(MadeValue(type: name, call.arguments, in: file))
                } else if let base = call.base {
                    self = DeclaredType(ofValue: base, in: file).followed(by: DeclaredTypes.function(call.name))
                }
            }
        case .member:
            if let member = Member(value, in: file), let base = member.base {
                self =
                    file.isTypeName(base)
                    ? .member(of: file.text(of: base), member.name)
                    : DeclaredType(ofValue: base, in: file).followed(by: member.name)
            }
        // `[Spacer(), Spacer()]`
        case .array:
            let elements = file.children(of: value).map { DeclaredType(ofValue: $0, in: file) }
            guard let first = elements.first, elements.allSatisfy({ $0 == first }) else { break }
            switch first {
            case .type(let name): self = .type("[\(name)]")
            case .made(let value) where value.labels.isEmpty: self = .type("[\(value.type)]")
            default: break
            }
        default: break
        }
    }
}

extension DeclaredType {
    /// What a link of a value shows: `opacity(0.3)` of `Color.black.opacity(0.3)`.
    fileprivate func followed(by link: String) -> DeclaredType {
        switch self {
        case .member, .made: .linked(self, [link])
        case .linked(let base, let links): .linked(base, links + [link])
        default: .unknown
        }
    }
}

/// What is known of the type of a declared name.
package struct TypedName: Sendable {
    package let type: DeclaredType
    /// The first of its declarations.
    package let sighting: Sighting
    let access: Access
    /// How far it may be given another value.
    let setter: Access
    /// True for a property of a class that holds its value by itself, and does nothing when that changes.
    let isHeld: Bool

    package init(
        _ type: DeclaredType, _ sighting: Sighting, _ access: Access = .file, setter: Access? = nil,
        isHeld: Bool = false
    ) {
        self.type = type
        self.sighting = sighting
        self.access = access
        self.setter = setter ?? access
        self.isHeld = isHeld
    }

    /// The same of another type.
    func with(_ type: DeclaredType) -> TypedName {
        TypedName(type, sighting, access, setter: setter, isHeld: isHeld)
    }

    /// What two declarations of a name show together.
    package func agreeing(with other: TypedName) -> TypedName {
        TypedName(
            type == other.type ? type : .unknown, sighting, max(access, other.access),
            setter: min(setter, other.setter), isHeld: isHeld && other.isHeld)
    }

    /// The names that a binding declares.
    package static func all(
        of binding: Binding, _ lines: FileLines, _ access: Access = .file, setter: Access? = nil
    ) -> [(name: String, typed: TypedName)] {
        let names = binding.names
        let isOne = names.count == 1 && binding.name != nil
        let type =
            !isOne
            ? nil
            : binding.type.map { DeclaredType.type($0) }
                ?? DeclaredType(ofMetric: binding) ?? binding.value.map { DeclaredType(ofValue: $0, in: binding.file) }
                ?? DeclaredType(ofWrapped: binding)
        let sighting = lines.sighting(at: binding.range.lowerBound)
        let typed = TypedName(
            type ?? .unknown, sighting, access, setter: setter, isHeld: isOne && binding.isHeld)
        return names.map { ($0, typed) }
    }
}

extension Binding {
    /// `@Published var isOn = false` of a class.
    fileprivate var isHeld: Bool {
        guard accessorBlock == nil, let declaration = variable?.declaration, declaration.owner?.isClass == true else {
            return false
        }
        return declaration.attributes.allSatisfy { ["MainActor", "Published"].contains($0) }
            && declaration.modifiers.allSatisfy {
                !["lazy", "override", "static", "class", "unowned", "weak"].contains($0)
            }
    }
}

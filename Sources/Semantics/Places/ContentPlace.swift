import Syntax

/// Where a view or a function of the project's own puts the content that it is given: `content` of
/// `Menu("More") { content.opacity(0.5) }` in `Chrome<Content: View>`; a modifier, what it is applied to.
package struct ContentPlace: Sendable {
    /// The calls that are given it: `Menu`, `.toolbar`.
    var containers: Set<String> = []
    /// The modifiers that are applied to it and to what it stands in.
    var modifiers: Set<String> = []
    /// What is given it in turn: types that are made, and functions and modifiers, which the project may declare.
    var takers: Set<String> = []
    /// True where the view is that content, with whatever is applied to it.
    var isWhole = false
    /// True where something keeps it that others show: `copy.badge = AnyView(content)`.
    var isKept = false

    /// By the names of types and functions, those of a file; with a period before it, of what a modifier is applied to.
    static func all(in scopes: Scopes) -> [String: ContentPlace] {
        let mentions = NameMentions(in: scopes)
        return ofTypes(in: scopes, mentions).merging(ofFunctions(in: scopes, mentions)) { one, _ in one }
            .merging(ofProperties(in: scopes.file, mentions)) { one, _ in one }
    }

    /// `var inMenu: some View { Menu("More") { self } }` of an extension
    private static func ofProperties(in file: SourceFile, _ mentions: NameMentions) -> [String: ContentPlace] {
        file.viewProperties.reduce(into: [:]) { places, property in
            for mention in file.descendants(of: property.node) where file.name(mention) == "self" {
                places["." + property.name, default: ContentPlace()].add(mention, in: file, mentions)
            }
        }
    }

    /// `func menu<C: View>(@ViewBuilder items: () -> C) -> some View { contextMenu { items() } }`
    private static func ofFunctions(in scopes: Scopes, _ mentions: NameMentions) -> [String: ContentPlace] {
        let file = scopes.file
        return file.all(.functionDeclaration).reduce(into: [:]) { places, node in
            guard let function = FunctionDeclaration(node, in: file), let name = function.name, let body = function.body
            else { return }
            let given = (function.parameters ?? []).filter {
                $0.bareType.hasSuffix("some View") || file.isAnyContent($0.bareType, at: body)
            }.map(\.name)
            let view = function.modified
            if given.isEmpty, view == nil { return }
            for mention in file.descendants(of: body) {
                guard let word = file.name(mention) else { continue }
                if given.contains(word), scopes.isLocal(word, at: mention) {
                    places[name, default: ContentPlace()].add(mention, in: file, mentions)
                } else if let view, word == view.name || view.isCalled(word, at: mention, in: scopes) {
                    places[view.modifier, default: ContentPlace()].add(mention, in: file, mentions)
                }
            }
        }
    }

    private static func ofTypes(in scopes: Scopes, _ mentions: NameMentions) -> [String: ContentPlace] {
        let bodies = NamedBodies(in: scopes)
        let file = scopes.file
        let given = bodies.definitions.reduce(into: [String: Set<String>]()) { given, member in
            guard !member.owner.isEmpty, let type = member.type, file.isAnyContent(type, at: member.declaration) else {
                return
            }
            given[member.owner, default: []].insert(member.name)
        }
        if given.isEmpty { return [:] }
        return file.all(.name, .member).reduce(into: [:]) { places, node in
            let member = Member(node, in: file).flatMap { $0.isOfSelf ? $0.word : nil }
            guard let name = file.name(node) ?? member, let type = file.enclosingType(of: node)?.name,
                given[type]?.contains(name) == true,
                scopes.mayBeMember(name, at: node)
            else { return }
            places[type, default: ContentPlace()].add(node, in: file, mentions)
        }
    }

    private mutating func add(_ node: NodeID, in file: SourceFile, _ mentions: NameMentions) {
        var (open, seen): ([NodeID], Set<NodeID>) = ([node], [])
        while let next = open.popLast() {
            var (inner, isWhole) = (next, true)
            while let outer = file.parent(of: inner), !file.kind(outer).isTypeDeclaration, seen.insert(outer).inserted {
                if file.kind(outer).isMemberDeclaration {
                    open += mentions.mentions(of: outer, around: next)
                    let isBody = mentions.name(of: outer, around: next) == "body"
                    self.isWhole = self.isWhole || isWhole && isBody
                    break
                }
                if file.kind(outer) == .sequence,
                    FoldedSequence(of: outer, in: file).firstOperator?.isAssignment == true
                {
                    isKept = true
                }
                if let call = Call(outer, in: file) {
                    if !file.begins(outer, with: inner) {
                        isWhole = isWhole && call.initializedName == "Group"
                        // `contextMenu { … }` is one of `self`.
                        let name = call.initializedName == nil ? "." + call.name : call.dottedName
                        containers.formUnion(call.asContainer(named: name))
                        takers.insert(call.taker)
                    } else if call.isMember {
                        modifiers.insert(call.name)
                        // `content.modifier(Faded())`
                        let applied = call.soleArgument.flatMap { Call($0.value, in: file)?.initializedName }
                        if let applied { modifiers.insert(applied) }
                    }
                }
                inner = outer
            }
        }
    }
}

extension ProjectTypes {
    /// Where views, functions and modifiers of these names put what they are given, and what they give it to in turn.
    func contentPlaces(named names: [String]) -> [ContentPlace] {
        var (open, seen): ([String], Set<String>) = (names, [])
        var found: [ContentPlace] = []
        while let next = open.popLast() {
            let name = next.first == "." ? next : resolvedName(next)
            guard seen.insert(name).inserted else { continue }
            let places = table.contentPlaces[name]
            found += places
            open += places.flatMap(\.takers)
        }
        return found
    }
}

extension FileSemantics {
    /// Where the views of the project's own that are given what a node stands in put it, each and what these give it to.
    func contentPlaces(of node: NodeID) -> [ContentPlace] {
        index.project.contentPlaces(named: callsGiven(node).map(\.taker))
    }

    /// True for what a value of the project's that is no view holds, `RowAction(label: AnyView(row))`, or what something of the
    /// project's keeps: whoever shows that is out of sight.
    package func isKeptElsewhere(_ node: NodeID) -> Bool {
        let names = callsGiven(node).map(\.taker)
        let places = index.project.contentPlaces(named: names)
        return places.contains(where: \.isKept) || (names + places.flatMap(\.takers)).contains(where: isValue)
    }

    private func isValue(_ type: String) -> Bool {
        let project = types.names.project
        let name = project.resolvedName(type)
        guard project.isDeclared(name), project.isConcrete(name), !isView(name) else { return false }
        let kinds = project.ancestors(of: name)
        return !kinds.contains {
            $0.hasSuffix("Style") || $0.hasSuffix("Modifier") || $0.hasSuffix("HostingController")
        }
    }

    /// The modifiers that views of the project's own apply to what they are given, where a node stands in that.
    package func modifiersOfContainers(around node: NodeID) -> Set<String> {
        names(appliedBy: contentPlaces(of: node).flatMap(\.modifiers))
    }

    /// What of the project's own is given what a node stands in, and applies one of some modifiers to that; nil for nothing.
    package func container(around node: NodeID, applying modifiers: Set<String>) -> String? {
        callsGiven(node).map(\.taker).first { name in
            let places = index.project.contentPlaces(named: [name])
            return !names(appliedBy: places.flatMap(\.modifiers)).isDisjoint(with: modifiers)
        }
    }

    /// What is made of what a node stands in, and called with it, wherever that is.
    private func callsGiven(_ node: NodeID) -> [Call] {
        placesInPlace(of: node).flatMap { place in callsAround(place).filter { !isElsewhere(place, in: $0.node) } }
    }

    /// What the project may declare that is given what a node stands in.
    package func takers(of node: NodeID) -> [ViewName] {
        callsGiven(node).filter { call in call.initializedName.map { rules.fact(named: $0) == nil } ?? true }
            .flatMap { bodies.names(at: $0.node) + bodies.names(at: $0.callee) }
    }
}

extension Call {
    /// By which name the project may declare what is given something: a type's, or a function's.
    fileprivate var taker: String { initializedName ?? name }
}

extension FunctionDeclaration {
    /// What a modifier is applied to, as its body names it, and what that is applied by: `self` of `func card() -> some View`
    /// in an extension, `content` of the body of a `Card`.
    fileprivate var modified: ModifiedView? {
        guard let owner = declaration.owner, !declaration.isStatic, !isInitializer, let name,
            result?.hasSuffix("View") ?? false
        else { return nil }
        if owner.isExtension, name != "body" { return ModifiedView(name: "self", modifier: "." + name) }
        guard name == "body", let parameter = parameters?.first, parameter.bareType == "Content" else { return nil }
        return ModifiedView(name: parameter.name, modifier: "." + owner.name)
    }
}

private struct ModifiedView {
    /// `self`, or the parameter of `body(content:)`.
    let name: String
    /// With a period before it.
    let modifier: String

    /// True for `padding` of `Card { padding() }`, which is one of `self`.
    func isCalled(_ word: String, at mention: NodeID, in scopes: Scopes) -> Bool {
        name == "self" && !word.isTypeName && scopes.file.isCalled(mention) && !scopes.isLocal(word, at: mention)
    }
}

extension SourceFile {
    /// The calls that are given what a node stands in, the innermost first, as far as the type around it.
    func callsGiven(_ node: NodeID) -> [Call] {
        var (calls, inner): ([Call], NodeID) = ([], node)
        for outer in surroundings(of: node) {
            if kind(outer).isTypeDeclaration { break }
            if !begins(outer, with: inner), let call = Call(outer, in: self) { calls.append(call) }
            inner = outer
        }
        return calls
    }
}

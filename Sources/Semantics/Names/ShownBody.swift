import RuleModel
import Syntax

/// What the body of a declaration shows of views to files that do not hold it.
package final class ShownBody: Sendable {
    let sighting: Sighting
    let access: Access
    /// The types that the one which declares it stands in, the nearest first.
    let outers: [String]
    /// The views that it may be, and those that these stand for in its file.
    let views: [UnderlyingView]
    /// What is called in it, what it names, and what its type is declared to be.
    let content: GivenContent
    /// The types that it is declared to be of, as `Badge` of `let badge: Badge?`; empty where that may be anything.
    let types: [String]
    /// What its views are made of; nil for what initializers and inherited types put into a view.
    let parts: [ViewPart]?
    /// False where all that is known of it is its type, and what it may begin with.
    let hasBody: Bool
    /// nil for anything but a function.
    private let parameters: [CalledParameter]?
    var isFunction: Bool { parameters != nil }

    private init(
        _ sighting: Sighting, _ access: Access, outers: [String], views: [UnderlyingView] = [],
        content: GivenContent, types: [String] = [], parts: [ViewPart]? = nil, hasBody: Bool = true,
        parameters: [CalledParameter]? = nil
    ) {
        (self.sighting, self.access, self.outers) = (sighting, access, outers)
        (self.views, self.content, self.parameters) = (views, content, parameters)
        (self.types, self.parts, self.hasBody) = (types, parts, hasBody)
    }

    /// True for a function that a call with these labels may mean, also one that has been given a switch since.
    func mayTake(_ labels: [String?]) -> Bool {
        guard let parameters else { return false }
        if parameters.take(labels) { return true }
        return labels.indices.contains { place in
            labels[place] != nil && parameters.take(Array(labels[..<place] + labels[(place + 1)...]))
        }
    }

    /// By owner, empty for global ones, and name, those of a file in which something may be a view.
    ///
    /// The looks of a type are its `body`; what its initializers put into it, and what a style makes, belongs to that.
    static func all(in scopes: Scopes, _ lines: FileLines) -> [String: [String: [ShownBody]]] {
        guard scopes.file.isAboutViews else { return [:] }
        let bodies = NamedBodies(in: scopes)
        let file = scopes.file
        var all: [String: [String: [ShownBody]]] = [:]
        func add(_ body: ShownBody, _ name: String, to owner: String) {
            all[owner, default: [:]][name, default: []].append(body)
        }
        for member in bodies.definitions where member.type.map(mayBeView) ?? true {
            // What a function is given by default, its head says.
            let isFunction = file.kind(member.declaration) == .functionDeclaration
            let value = member.body ?? member.first
            let whole = isFunction ? member.declaration : value
            var content = GivenContent(of: [whole].compactMap(\.self), bodies)
            var views = value.map(bodies.underlyingViews(ofBody:)) ?? []
            let declaration = Declaration(member.declaration, in: file)
            if let name = declaration.environmentPath.flatMap(ViewName.init(environment:)) {
                views.append(UnderlyingView(node: nil, root: nil, links: [], names: [name]))
                content.add([], [name])
            }
            let outers = Array(file.typeNames(around: declaration.node).dropFirst())
            // `let badge: Badge`
            if let type = member.type.map(TypeText.init)?.value.name, type.isTypeName {
                let around = ([member.owner] + outers).filter { !$0.isEmpty }
                let body = ViewName.body(of: type.split(separator: ".").map(String.init), around: around)
                views.append(UnderlyingView(node: nil, root: plainTypeName(type), links: [], names: [body]))
                content.add([HeldCall(name: plainTypeName(type))], [body])
            }
            if content.isEmpty, views.isEmpty { continue }
            let shown = ShownBody(
                lines.sighting(at: declaration.nameOffset), declaration.access, outers: outers,
                views: views.map(\.withoutNode), content: content,
                types: member.type.map { file.declaredTypes(in: $0, at: declaration.node) } ?? [],
                parts: bodies.parts(of: member), hasBody: bodies.hasBody(member),
                parameters: FunctionDeclaration(member.declaration, in: file)?.parameters?.map { CalledParameter($0) })
            add(shown, Self.styleBody == member.name ? "body" : member.name, to: member.owner)
        }
        for type in file.nodes.indices.compactMap({ TypeDeclaration(NodeID($0), in: file) }) {
            let initializers = type.members.filter { file.kind($0) == .initializerDeclaration }
            var content = GivenContent(of: initializers, bodies)
            content.add(type.inheritedNames.map { HeldCall(name: $0) }, [])
            if !content.hasCalls { continue }
            let around = file.typeNames(around: type.members.first ?? type.node)
            // A protocol may give it initializers, and a body that is made of its members.
            content.add([], type.inheritedNames.map { .body(of: [$0], around: around) })
            if all[type.name]?["body"] == nil {
                content.add([], all[type.name]?.keys.map { ViewName($0, .around(around)) } ?? [])
            }
            // An extension is seen as far as what it adds.
            let added = type.isExtension ? initializers.map { Declaration($0, in: file).access } : []
            let shown = ShownBody(
                lines.sighting(at: type.declaration.nameOffset), added.reduce(type.declaration.access, max),
                outers: Array(around.dropFirst()), content: content)
            add(shown, "body", to: type.name)
        }
        return all
    }

    /// What makes a view of the configuration that a style is given.
    private static let styleBody = "makeBody"

    /// False for what is plainly no view, as most of what people declare is none.
    private static func mayBeView(_ type: String) -> Bool {
        let name = TypeText(type).value.name
        return name != "Void" && !ViewTypes.isValue(name)
    }
}

extension NamedBodies {
    /// True for what is always what it is in its declaration: no protocol's, and no variable.
    fileprivate func hasBody(_ member: Definition) -> Bool {
        if file.enclosingType(of: member.declaration)?.isProtocol == true { return false }
        // What is `some View` is always what it begins as.
        return member.body != nil || member.first != nil && member.type?.hasPrefix("some ") == true
    }
}

extension ViewName {
    /// `badge` of the environment.
    fileprivate init?(environment path: [String]) {
        guard let last = path.last else { return nil }
        let base = path.dropLast().reduce(ValuePath(root: .value("EnvironmentValues"))) {
            $0.appending(.init(name: $1))
        }
        self.init(last, .value(base, mayBeAny: false, isCalled: false))
    }
}

extension SourceFile {
    /// The names of types in one as it is written; empty where one of them is a generic parameter, or only a protocol is known.
    fileprivate func declaredTypes(in type: String, at node: NodeID) -> [String] {
        let names = type.namesInText.filter { $0.isTypeName || $0 == "some" }
        return names.allSatisfy { $0.isTypeName && genericClauses(of: $0, at: node).isEmpty } ? names : []
    }
}

extension UnderlyingView {
    /// What can be said of it where its file is not at hand.
    fileprivate var withoutNode: UnderlyingView { UnderlyingView(node: nil, root: root, links: links, names: names) }
}

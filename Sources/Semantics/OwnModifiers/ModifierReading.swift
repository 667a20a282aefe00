import RuleModel
import Syntax

/// Reads one declaration of an own modifier: with which arguments it does nothing.
struct ModifierReading {
    enum Subject {
        case function(FunctionDeclaration, in: DeclarationSource)
        /// What is applied as a modifier, by its initializer.
        case type(ViewModifierType)
    }

    let subject: Subject
    let signature: Signature
    /// From the name to the body.
    let head: String
    /// Where it is declared.
    let sighting: Sighting
    let context: ModifierContext

    enum Result {
        case forms([Form])
        /// It has an argument that switches it off, and branches there.
        case branch(Sighting)
    }

    private var rules: RuleBook { context.rules }

    func result() throws(ModifierObstacle) -> Result {
        if case .function(let function, _) = subject, case .other = function.modifierBody { _ = try unfolded([]) }
        var forms: [Form] = []
        var branch: Sighting?
        var size = Int.max
        var switchable: Set<Int> = []
        for attempt in switches.attempts where attempt.count <= size {
            guard let body = try? unfolded(attempt) else { continue }
            let links = links(of: body, switchedBy: Set(attempt.map(\.parameter.name))).map { $0?.inertness() }
            for (place, one) in links.enumerated() where one != nil { switchable.insert(place) }
            let known = links.compactMap(\.self)
            guard known.count == links.count else { continue }
            if let place = body.branch {
                branch = branch ?? place
            } else {
                let all = InertLink.Inertness(of: known)
                let found = [
                    form(attempt, body.remarks + all.remarks, on: all.platforms),
                    all.platforms.flatMap { _ in form(attempt, body.remarks + all.elsewhere) },
                ]
                if found[0] == nil { continue }
                forms += found.compactMap(\.self)
                size = attempt.count
            }
        }
        if !forms.isEmpty { return .forms(Array(forms.prefix(4))) }
        if let branch { return .branch(branch) }
        let body = try unfolded([])
        let links = links(of: body)
        if links.count == 1, let sole = links[0], body.remarks.isEmpty, isShort {
            let written = sole.inlined(isVisible: context.setsEnvironment)
            if !written.isEmpty { return .forms(written) }
        }
        throw obstacle(to: body, switchable)
    }

    /// What pages say of a choice between the values of two sides for a link of the body.
    var remarksOnChoices: [Remark] {
        guard let body = try? unfolded([]) else { return [] }
        return links(of: body).compactMap(\.self).flatMap(\.remarksOnChoices)
    }

    /// True if all is kept where a link of the body is written in its place: one argument at most, and a default that other
    /// files see, too.
    private var isShort: Bool {
        signature.parameters.count <= 1 && signature.parameters.allSatisfy { $0.defaultValue?.isPlain ?? true }
    }

    /// Why it is never off.
    private func obstacle(to body: UnfoldedBody, _ switchable: Set<Int>) -> ModifierObstacle {
        guard let place = body.links.indices.first(where: { !switchable.contains($0) }) else {
            return ModifierObstacle("nothing switches all of it off", sighting)
        }
        let link = body.links[place]
        let overloads = rules.overloads[link.name]
        // By a name of SwiftUI's it may call that.
        if overloads == nil, link.name == signature.name { return ModifierObstacle("it calls itself", link.sighting) }
        let why =
            overloads.map { $0.contains { !$0.forms.isEmpty } ? "is always applied" : "has no form" } ?? "has no rule"
        return ModifierObstacle("its `\(link.name)` \(why)", link.sighting)
    }

    private var switches: OffSwitches {
        var mentioned: Set<String>?
        if case .function(let function, _) = subject {
            mentioned = function.body.map { Set(function.file.words(of: $0)) }
        }
        return OffSwitches(signature, mentioned: mentioned, stated: stated, resolved: context.project.resolved)
    }

    /// By type, the values with which pages say that the links of the body do nothing: `.zero` of a `CGSize`.
    private var stated: [String: [String]] {
        let names = (try? unfolded([]))?.links.map(\.name).unique ?? []
        return names.flatMap { rules.overloads[$0] ?? [] }.reduce(into: [:]) { stated, overload in
            let signature = overload.signature
            for link in overload.forms.compactMap({ $0.inert.count == 1 ? $0.inert[0] : nil }) {
                guard let places = link.name == signature.name ? signature.bind(link) : nil else { continue }
                for (parameter, places) in zip(signature.parameters, places) where !parameter.isClosure {
                    let type = parameter.typeText.value.name
                    guard let place = places.first, signature.constraints[type] == nil,
                        case .expression(let value) = link.arguments[place].value, value.placeholders.isEmpty
                    else { continue }
                    // `.clear` of `Color.clear`, where a `Color` is taken.
                    let text = value.text.hasPrefix(type + ".") ? String(value.text.dropFirst(type.count)) : value.text
                    if text != "nil" { stated[type] = ((stated[type] ?? []) + [text]).unique }
                }
            }
        }
    }

    private func unfolded(_ attempt: [OffSwitches.Candidate]) throws(ModifierObstacle) -> UnfoldedBody {
        var values = Dictionary(uniqueKeysWithValues: attempt.map { ($0.parameter.name, $0.value) })
        switch subject {
        case .function(let function, let source): return try UnfoldedBody(function, in: source, values, context)
        case .type(let type):
            // What is not tried is what the user gives.
            let given = signature.parameters.map { parameter in
                ModifierProperties.Given(parameter.label, values.removeValue(forKey: parameter.name) ?? parameter.name)
            }
            return try UnfoldedBody(type, given: given, context)
        }
    }

    /// The same where some parameters have values that may switch it off.
    private func links(of body: UnfoldedBody, switchedBy off: Set<String>) -> [InertLink?] {
        let plain = (try? unfolded([])).map { links(of: $0) } ?? []
        return links(of: body).enumerated().map { place, link in
            guard var link else { return nil }
            link.off = off
            let same = place < plain.count ? plain[place] : nil
            if let same, same.call.name == link.call.name, same.words.count == link.words.count {
                link.asWritten = same.words
            }
            return link
        }
    }

    /// The links as they stand there; nil for one that must not be evaluated always, or may be something else.
    private func links(of body: UnfoldedBody) -> [InertLink?] {
        if body.links.isEmpty { return [] }
        let text = body.links.map(\.text).joined(separator: "\n")
        let file = SourceFile(parsing: Array("extension View { func \(head) {\nself\n\(text)\n} }".utf8))
        guard let function = file.soleFunction, case .chain(let calls) = function.modifierBody,
            calls.map(\.name) == body.links.map(\.name)
        else { return [nil] }
        let types = context.types(in: file, sighting.path)
        let totality = context.totality(in: file)
        let index = context.index
        let names = calls.map(\.name)
        return calls.enumerated().map { place, call in
            // What was evaluated only under the condition is evaluated always now.
            let arguments = call.arguments
            guard arguments.allSatisfy({ totality.obstacle(in: $0.value) == nil }) else { return nil }
            // The project may mean something else by that name.
            let base = ModifierBase(
                root: nil, isSomeView: place == 0 ? isOfAnyView : index.modifiers.giveSomeView(names[place - 1]))
            let own = index.modifiers.overload(of: call.name, on: base, taking: arguments.map(types.written))
            guard own == nil else { return nil }
            let untotal = arguments.indices.filter { place in
                file.kind(arguments[place].value) == .closure
                    && file.descendants(of: arguments[place].value).contains(where: file.mayTrap)
            }
            return InertLink(
                call: call, types: types, parameters: Set(signature.parameters.map(\.name)),
                earlier: Set(names[..<place]), later: Set(names[(place + 1)...]),
                untotal: Set(untotal))
        }
    }

    /// True where its body begins at what may be any view.
    private var isOfAnyView: Bool {
        guard case .function = subject else { return true }
        return signature.receiver == "View"
            && context.index.modifiers.declared(signature.name).contains {
                $0.sighting == sighting && $0.bounds.isEmpty
            }
    }

    /// The form that gives parameters these values; nil where an argument could be taken for another's.
    ///
    /// - Parameter platforms: where it is one; nil for everywhere.
    private func form(
        _ attempt: [OffSwitches.Candidate], _ remarks: [Remark], on platforms: Set<String>? = nil
    ) -> Form? {
        let last = signature.parameters.lastIndex { one in attempt.contains { $0.parameter.name == one.name } } ?? -1
        // Without its argument, what follows would be taken for it.
        let isAmbiguous = signature.parameters[...last].enumerated().contains { place, parameter in
            parameter.defaultValue != nil
                && signature.parameters[(place + 1)...].prefix(max(0, last - place)).contains { later in
                    later.label == parameter.label && attempt.contains { $0.parameter.name == later.name }
                }
        }
        if isAmbiguous { return nil }
        let arguments = signature.parameters[...last].enumerated().compactMap { place, parameter -> TemplateArgument? in
            let value = attempt.first { $0.parameter.name == parameter.name }.map { Template($0.value) }
            guard let value else {
                // Arguments are told apart by their labels, and where these are the same, by their order.
                let isNeeded = signature.parameters[(place + 1)...].contains { later in
                    later.label == parameter.label && attempt.contains { $0.parameter.name == later.name }
                }
                return isNeeded
                    ? TemplateArgument(label: parameter.label, value: .expression(Template("$" + parameter.name))) : nil
            }
            if parameter.isClosure, value.words.first == "{" {
                return TemplateArgument(label: parameter.label, value: .closure(value))
            }
            // What a default names may be out of sight where the modifier is called.
            let isPlain = parameter.defaultValue.map(\.isPlain) ?? true
            return TemplateArgument(
                label: parameter.label, value: isPlain ? .expression(value) : .written(off: value))
        }
        let link = TemplateLink(name: signature.name, arguments: Array(arguments))
        let requirement = platforms.map { platforms in
            DeploymentTarget(versions: DeploymentTarget.oldest.versions.filter { platforms.contains($0.key) })
        }
        return Form(active: nil, inert: [link], otherwise: nil, requirement: requirement, remarks: remarks)
    }
}

extension Template {
    /// True for a literal, and for `.white`: what means the same everywhere.
    fileprivate var isPlain: Bool {
        switch file.kind(root) {
        case .numberLiteral, .boolLiteral, .nilLiteral, .stringLiteral, .closure: true
        case .prefixOperation: words.count == 2
        case .array, .dictionary: words.count == 2
        case .member: words.count == 2
        default: false
        }
    }
}

extension OwnModifiers {
    /// The type whose `body(content:)` a link applies: `Card` of `.modifier(Card(radius: 8))`.
    ///
    /// - Parameter path: the file that the link stands in.
    func appliedType(_ link: ModifierUse, in path: Path) -> ViewModifierType? {
        guard let made = link.made, let name = made.plainTypeName, rules.takesModifier(link.name) else { return nil }
        let meant = viewModifiers(named: name, from: path).filter { isMeant($0, by: made) }
        return meant.count == 1 ? meant[0] : nil
    }

    /// False where another type of the name is meant: one of the type before the dot, or of an inner type around.
    private func isMeant(_ type: ViewModifierType, by call: Call) -> Bool {
        let words = call.typeName?.split(separator: ".").map(String.init) ?? []
        let outer = words.dropLast().last
        let project = index.project.seen(by: index.sight)
        if let outer = outer == "Self" ? call.file.enclosingType(of: call.node)?.name : outer {
            return type.owner == outer || type.owner == nil && project.isModule(outer, of: type.name)
        }
        // One that stands in a function is another.
        let isLocal = call.file.all(.structDeclaration).contains { node in
            TypeDeclaration(node, in: call.file).map { $0.name == type.name && $0.declaration.ownerName == nil }
                ?? false
        }
        if isLocal { return false }
        let all = index.project.table.viewModifiers[type.name].flatMap(\.self)
        let around = call.file.namesOfTypes(around: call.node).flatMap { [$0] + project.ancestors(of: $0) }
        if project.isRenamed(type.name, behind: nil, in: around) { return false }
        func distance(_ type: ViewModifierType) -> Int {
            type.owner.map { around.firstIndex(of: $0) ?? .max } ?? around.count
        }
        return distance(type) < .max && all.allSatisfy { distance(type) <= distance($0) }
    }
}

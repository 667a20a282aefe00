import RuleModel
import Syntax

/// A function of a type or an extension, as a page would state it: it may be an overload of a modifier.
package struct OwnModifier: Sendable {
    package let signature: Signature
    /// What `Self` must be besides: `View` of `extension Styled where Self: View`.
    let bounds: [String]
    package let sighting: Sighting
    /// Where its name begins in its file, in bytes.
    package let nameOffset: Int
    let access: Access
    /// From its name to its body, as it is written.
    package let text: String
    /// As it is written; nil for one that gives nothing.
    let result: String?
    /// With its body, if what it gives may be a view.
    package let source: DeclarationSource?

    /// True if nothing but a view is known of what it gives: `-> some View`.
    var givesSomeView: Bool { result.map { ["some View", "some SwiftUI.View"].contains($0) } ?? false }

    /// All of the declaration, as a page would state it; nil where none could.
    package var declared: Signature? { Signature(declared: text, on: signature.receiver) }

    package static func all(in file: SourceFile, _ lines: FileLines) -> [OwnModifier] {
        // The types that pages state have no module.
        let modules = Set(file.imports.map(\.module) + ["Swift", "SwiftUI"])
        return file.all(.functionDeclaration).compactMap { node in
            let declaration = Declaration(node, in: file)
            guard let owner = declaration.owner, !declaration.isStatic, let name = declaration.name,
                let parameters = file.parameters(of: node)
            else { return nil }
            let signature = Signature(
                receiver: owner.sameType ?? owner.name, name: name,
                // What those conform to is not asked; a type of the same name is none of them.
                constraints: Dictionary(file.genericParameters(of: node).map { ($0, []) }) { first, _ in first },
                parameters: parameters.map { Parameter($0, without: modules) },
                result: "")
            let function = FunctionDeclaration(node, in: file)
            let body = function?.body.map { file.range(of: $0).lowerBound }
            let text = file.text(declaration.nameOffset..<(body ?? file.range(of: node).upperBound))
            let givesView = function?.result.map { $0.hasPrefix("some ") || $0 == "AnyView" || $0 == owner.name }
            return OwnModifier(
                signature: signature, bounds: owner.boundsOfSelf + file.boundsOfSelf(node),
                sighting: lines.sighting(at: declaration.nameOffset), nameOffset: declaration.nameOffset,
                access: declaration.access, text: text,
                result: function?.result,
                source: body != nil && givesView == true
                    ? DeclarationSource(node, in: file, at: lines.sighting(at: file.range(of: node).lowerBound)) : nil)
        }
    }
}

/// What a project declares itself on views: a call may mean that, and not what a page states.
package struct OwnModifiers {
    let index: ProjectIndex

    init(of index: ProjectIndex) { self.index = index }

    private var table: ProjectTable { index.project.table }

    /// The function of a name that a project has on just this type of view, or on a protocol of such: `Text.muted`,
    /// `Shape.outlined`, if pages name the type.
    package func addition(_ name: String, to type: String) -> OwnModifier? {
        guard index.rules.isOwnType(type) else { return nil }
        return declared(name).first { modifier in
            let receiver = modifier.signature.receiver
            let isNarrower =
                receiver == "View" && modifier.bounds.contains { $0 != "View" && index.rules.isKnown(type, toBe: $0) }
            return receiver == type || isNarrower || receiver != "View" && index.rules.isKnown(type, toBe: receiver)
        }
    }

    /// True if functions of one name are in sight on a type, and on all views: which is meant, a view's type says.
    package func tellApart(_ type: String) -> Bool {
        table.modifiers.names.contains { name in
            addition(name, to: type) != nil
                && declared(name).contains { $0.signature.receiver == "View" && $0.bounds.allSatisfy { $0 == "View" } }
        }
    }

    /// True if something of that name is declared on any type.
    package func declares(_ name: String) -> Bool { !table.modifiers[name].isEmpty }

    /// The first declaration that could take these arguments, and of which no page of the project speaks.
    ///
    /// - Parameters:
    ///   - base: what the call is on,
    ///   - orStated: true for those, too, of which one speaks: it says nothing of the forms of other modifiers.
    package func overload(
        of name: String, on base: ModifierBase, taking arguments: [WrittenArgument], orStated: Bool = false
    ) -> OwnModifier? {
        guard index.rules.states(name) else { return nil }
        let isDerived = index.rules.derives(name)
        return declared(name).first { modifier in
            let receiver = modifier.signature.receiver
            // What it does has been read.
            if isDerived, receiver == "View" { return false }
            let isOfViews = ([receiver] + modifier.bounds).contains(where: index.helpers.isView)
            guard base.other.map({ index.rules.otherThanView(receiver) == $0 }) ?? isOfViews else { return false }
            let signature = modifier.signature.spelled(by: index.project)
            guard base.other != nil || mayBe(modifier, on: base), mayTake(arguments, signature) else { return false }
            guard !orStated, index.rules.teamStates(name: name), let declared = modifier.declared else { return true }
            return !index.rules.teamStates(declared, resolving: index.project.resolved)
        }
    }

    /// The type of that name that `.modifier(Card())` applies in a file; nil where none is in sight, or several are.
    package func viewModifier(named name: String, from path: Path) -> ViewModifierType? {
        let seen = viewModifiers(named: name, from: path)
        return seen.count == 1 ? seen[0] : nil
    }

    /// All that are in sight, those of the file alone where it has some.
    func viewModifiers(named name: String, from path: Path) -> [ViewModifierType] {
        let found = table.viewModifiers[name].flatMap(\.self)
        let own = found.filter { $0.sighting.path == path }
        return own.isEmpty ? found.filter { index.sees($0.access, $0.sighting, global: name) } : own
    }

    /// Where modifiers of a name are declared that views have, and types of it that can be applied as such.
    package func places(declaring name: String) -> [String] {
        let types = table.viewModifiers[name].flatMap(\.self).map(\.sighting)
        let functions = declared(name).filter { modifier in
            ([modifier.signature.receiver] + modifier.bounds).contains(where: index.helpers.isView)
        }
        return (functions.map(\.sighting) + types).map(\.shown)
    }

    /// The sources of all functions of a name, and of types that can be applied as modifiers.
    ///
    /// - Parameter path: of the file that has the name: a type that it declares is meant there; nil for any.
    func declarations(_ name: String, from path: Path? = nil) -> [DeclarationSource] {
        let types = table.viewModifiers[name].flatMap(\.self)
        let own = types.filter { $0.sighting.path == path }
        return table.modifiers[name].joined().compactMap(\.source) + (own.isEmpty ? types : own).map(\.source)
    }

    /// The sources of the properties of a name that are applied as modifiers are.
    func properties(_ name: String) -> [DeclarationSource] { table.viewProperties[name].flatMap(\.self) }

    /// The types of what a name may give that can be applied as a modifier: `Card` of `card` in
    /// `extension ViewModifier where Self == Card { static var card: Card { Card() } }`, and of a global one; of `Theme.card`, of
    /// the member.
    func typesGiven(by name: String) -> [String] {
        let path = name.split(separator: ".").map(String.init)
        let owners = path.count > 1 ? [index.project.resolvedName(path[0])] : ["ViewModifier", ""]
        return owners.flatMap { owner in
            [path[path.count - 1], DeclaredTypes.function(path[path.count - 1])].compactMap { member in
                guard case .type(let type)? = index.project.member(member, of: owner)?.type else { return nil }
                return plainTypeName(type)
            }
        }
    }

    var rules: RuleBook { index.rules }

    /// True if a call with these arguments may mean a declaration of the project's.
    func mayTake(_ arguments: [WrittenArgument], _ signature: Signature) -> Bool {
        OwnParameters(project: index.project.seen(by: index.sight), rules: rules).mayTake(arguments, signature)
    }

    /// The functions of a name that are in sight, in the order of the files.
    package func declared(_ name: String) -> some Sequence<OwnModifier> {
        table.modifiers[name].joined().lazy.filter { [index] in index.sees($0.access, $0.sighting) }
    }
}

/// What functions of the project's may be given, as far as the types of their parameters show.
struct OwnParameters {
    let project: ProjectTypes
    let rules: RuleBook

    /// True if a call with these arguments may mean a declaration of the project's.
    func mayTake(_ arguments: [WrittenArgument], _ signature: Signature) -> Bool {
        guard let places = rules.places(of: arguments, in: signature) else { return false }
        return !zip(signature.parameters, places).contains { parameter, places in
            places.contains { isOther(arguments[$0].evidence, than: parameter, of: signature) }
        }
    }

    /// True for a literal that no type of the project's can be, and for a value of another type than that.
    private func isOther(_ evidence: Evidence, than parameter: Parameter, of signature: Signature) -> Bool {
        if signature.constraints[parameter.typeText.value.name] != nil { return false }
        let name = plainTypeName(project.resolved(parameter.typeText.value.name))
        let declared = project.typesOfReachedModules(named: name).filter { $0.target == nil }
        guard !declared.isEmpty, !declared.contains(where: \.isProtocol) else { return false }
        let own = Set(project.ancestors(of: name))
        switch evidence {
        case .implicitMember(let member): return !mayHave(member, name) && isElsewhere(member, than: name)
        case .array: return own.isDisjoint(with: ["ExpressibleByArrayLiteral", "OptionSet", "SetAlgebra"])
        case .integer: return own.isDisjoint(with: ["ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral"])
        case .float: return own.isDisjoint(with: ["ExpressibleByFloatLiteral"])
        case .string:
            return own.isDisjoint(with: ["ExpressibleByStringLiteral", "ExpressibleByStringInterpolation"])
        case .boolean: return own.isDisjoint(with: ["ExpressibleByBooleanLiteral"])
        case .view: return !own.contains { $0 == "View" || rules.isKnown($0, toBe: "View") }
        case .type(let text):
            let other = plainTypeName(TypeText(text).value.name)
            // `DS.Color` is none of the library's.
            if other == name, rules.fact(named: text)?.isTeams == false, !project.isGlobal(name) {
                return project.isNested(parameter.typeText.value.name)
            }
            let isKnown =
                rules.fact(named: other)?.isTeams == false || project.types(named: other).contains { !$0.isProtocol }
            return isKnown && other != name && !project.ancestors(of: other).contains(name)
        default: return false
        }
    }

    /// True for a type of the project's that has a static member, a case or a static function of a name.
    private func mayHave(_ member: String, _ type: String) -> Bool {
        return ([type] + project.ancestors(of: type)).contains { owner in
            let names = DeclaredTypes.names(ofMember: member)
            return names.contains { project.member($0, of: owner) != nil }
                || rules.fact(named: owner)?.members.contains(names[0]) == true
        }
    }

    /// True for a member that pages or the project know of another type.
    private func isElsewhere(_ member: String, than type: String) -> Bool {
        !rules.facts(listing: member).isEmpty || project.owners(ofMember: member).contains { $0 != type }
    }
}

// Modifiers of the project's by the names of those that pages state.
extension TypeReader {
    /// False for the name of a function that the project has on views, and that gives something else: a token.
    func givesView(_ name: String) -> Bool {
        func isView(_ type: String) -> Bool { isDeclaredView(type) ?? rules.isKnown(type, toBe: "View") }
        return names.project.table.modifiers[name].joined().allSatisfy { modifier in
            let (owner, result) = (modifier.signature.receiver, modifier.result ?? "Void")
            let isOpen = result.hasPrefix("some ") || modifier.signature.constraints[result] != nil
            return isOpen || ["Self", "AnyView"].contains(result) || isView(result) || owner != "View" && !isView(owner)
        }
    }

    /// True for a call that may mean a function of the project's on a type that pages state: `Color.red.opacity(.low)` beside
    /// `extension View { func opacity(_ level: Level) -> some View }` is a view, and no color.
    func mayMeanOwn(_ call: Call, on type: String) -> Bool {
        let own = names.project.table.modifiers[call.name].joined()
        if own.isEmpty { return false }
        let (parameters, written) = (OwnParameters(project: names.project, rules: rules), call.arguments.map(written))
        return own.contains { modifier in
            let receiver = modifier.signature.receiver
            // A protocol of the project's may be the type's, another type's is not.
            let isOthers =
                rules.fact(named: receiver) == nil
                ? names.project.isConcrete(receiver) : !rules.isKnown(type, toBe: receiver)
            return !isOthers && parameters.mayTake(written, modifier.signature)
        }
    }
}

extension Signature {
    /// The same where a parameter of what is another name for a function takes that: `() -> Void` for `Action`.
    fileprivate func spelled(by project: ProjectTypes) -> Signature {
        Signature(
            receiver: receiver, name: name, constraints: constraints,
            parameters: parameters.map { parameter in
                let type = parameter.isClosure ? parameter.type : project.resolved(parameter.type)
                return type.contains("->") ? parameter.typed(type) : parameter
            }, result: result)
    }
}

/// Of a default nothing matters but that there is one; a name is not written elsewhere.
private let unreadDefault = Template("unread")

extension Parameter {
    fileprivate init(_ written: FunctionParameter, without modules: Set<String>) {
        self.init(
            label: written.label, name: written.name, type: written.bareType.without(modules),
            defaultValue: written.hasDefault ? unreadDefault : nil,
            isAutoclosure: written.isAutoclosure, isVariadic: written.isVariadic)
    }
}

extension String {
    /// `Color?` of `SwiftUI.Color?`
    fileprivate func without(_ modules: Set<String>) -> String {
        guard contains(".") else { return self }
        var rest = self[...]
        var text = ""
        while let end = rest.firstIndex(where: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
            let word = rest[..<end]
            let isModule = rest[end] == "." && text.last != "." && modules.contains(String(word))
            if !isModule { text += rest[...end] }
            rest = rest[rest.index(after: end)...]
        }
        return text + rest
    }
}

import RuleModel
import Syntax

/// Reads declarations of the project's own modifiers as pages would state them: the arguments with which every link of the
/// body does nothing, by its own page.
package struct DerivedRules {
    private let index: ProjectIndex
    private let project: ProjectTypes
    private let members: EvaluatedMembers
    /// With what has been read so far.
    package private(set) var rules: RuleBook
    /// The modifiers that are being read: what calls itself has no end.
    private var open: Set<String> = []
    private static let deepest = 8

    init(_ index: ProjectIndex, _ members: EvaluatedMembers) {
        self.index = index
        self.members = members
        project = members.project
        rules = index.rules
    }

    /// Adds what the declarations of a modifier say, where no page speaks of it.
    package mutating func derive(_ name: String) {
        guard !rules.states(name), !index.helpers.names.contains(name), !open.contains(name), open.count < Self.deepest
        else { return }
        let declared = Array(index.modifiers.declared(name).prefix(16))
        if declared.isEmpty { return }
        open.insert(name)
        var overloads: [Overload] = []
        for modifier in declared {
            let overload = overload(modifier)
            let other = overloads.firstIndex { $0.signature.takes(theSameAs: overload.signature) }
            if let other {
                overloads[other] = overloads[other].agreeing(with: overload)
            } else {
                overloads.append(overload)
            }
        }
        rules = rules.deriving(overloads, for: name)
        open.remove(name)
    }

    /// The same for the one declaration that a call means, whatever pages state by its name.
    package mutating func derive(_ modifier: OwnModifier) {
        let name = modifier.signature.name
        rules = rules.deriving([overload(modifier)], for: name)
    }

    /// The same for what is called in a body.
    private mutating func derive(_ names: [String], in path: Path) {
        let own = index.declarations(at: path)?.modifiers ?? [:]
        // What only that file sees may be another.
        let isSeen = index.sees(.file, Sighting(path: path, line: 1))
        for name in names where isSeen || own[name]?.contains(where: { $0.access == .file }) != true { derive(name) }
    }

    /// What a declaration says: its forms, or what stands in the way.
    private mutating func overload(_ modifier: OwnModifier) -> Overload {
        let page = modifier.sighting.shown
        func without(_ sentence: String) -> Overload {
            Overload(
                page: page, signature: modifier.declared ?? modifier.signature, forms: [], remarks: [],
                obstacle: sentence)
        }
        guard let signature = modifier.declared, modifier.signature.receiver == "View" else {
            return without("it is declared on `\(modifier.signature.receiver)` (\(page))")
        }
        guard let source = modifier.source else { return without("its body is out of sight (\(page))") }
        let file = source.file
        guard let function = file.soleFunction else { return without("its body is out of sight (\(page))") }
        derive(file.calls(in: function.node), in: source.path)
        return overload(.function(function, in: source), signature, modifier.text, modifier.sighting)
    }

    private func overload(
        _ subject: ModifierReading.Subject, _ signature: Signature, _ head: String, _ sighting: Sighting
    ) -> Overload {
        let signature = signature.withClosures(project.resolved)
        let reading = ModifierReading(
            subject: subject, signature: signature, head: head, sighting: sighting,
            context: ModifierContext(index: index, project: project, members: members, rules: rules))
        var (forms, remarks, obstacle): ([Form], [Remark], String?) = ([], [], nil)
        do throws(ModifierObstacle) {
            switch try reading.result() {
            case .forms(let found): forms = found
            case .branch(let place):
                obstacle = "its body branches (\(place.shown))"
                remarks = [Remark(kind: .branch, limits: [], reason: obstacle!)]
            }
        } catch {
            obstacle = error.sentence
        }
        return Overload(
            page: sighting.shown, signature: signature, forms: forms, remarks: remarks + reading.remarksOnChoices,
            obstacle: obstacle)
    }

    /// The same for a type that is applied as a modifier, by its name: what its initializer takes.
    package mutating func derive(_ type: ViewModifierType) {
        // What a generic one is given decides its type, and nothing here says what two values have in common.
        guard !rules.states(type.name), type.isOneType, let declaration = type.source.file.soleType else { return }
        derive(declaration.file.calls(in: declaration.node), in: type.sighting.path)
        // Another value may choose another of them.
        if index.hasSeveralInitializers(declaration) { return }
        guard let properties = try? ModifierProperties(declaration, of: type), let head = properties.head,
            let signature = Signature(declared: head, on: "View")
        else { return }
        rules = rules.deriving([overload(.type(type), signature, head, type.sighting)], for: type.name)
    }
}

extension Signature {
    fileprivate func takes(theSameAs other: Signature) -> Bool {
        receiver == other.receiver && parameters.map(\.label) == other.parameters.map(\.label)
            && parameters.map(\.type) == other.parameters.map(\.type)
    }
}

extension Overload {
    /// What two declarations say that take the same calls, such as those in the branches of a `#if`.
    fileprivate func agreeing(with other: Overload) -> Overload {
        let names = zip(signature.parameters, other.signature.parameters).allSatisfy {
            $0.name == $1.name && $0.defaultValue == $1.defaultValue
        }
        let forms = forms.compactMap { form -> Form? in
            guard names, let same = other.forms.first(where: { $0.inert == form.inert }) else { return nil }
            return Form(
                active: nil, inert: form.inert, otherwise: nil, requirement: nil, remarks: form.remarks + same.remarks)
        }
        let difference = "it is declared in several ways (\(page), \(other.page))"
        return Overload(
            page: page, signature: signature, forms: forms, remarks: remarks.isEmpty ? [] : other.remarks,
            obstacle: forms.isEmpty ? obstacle ?? other.obstacle ?? difference : nil)
    }
}

extension SourceFile {
    /// The names of what is called in a declaration, without types.
    fileprivate func calls(in declaration: NodeID) -> [String] {
        descendants(of: declaration).compactMap { Call($0, in: self) }.filter { !$0.name.isTypeName }.map(\.name)
            .unique
    }
}

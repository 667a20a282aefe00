import RuleModel
import Syntax

/// What the project's own modifiers apply, by name, with what these apply in turn. It belongs to one thread: a declaration
/// is read when it is asked for.
final class AppliedNames {
    private let modifiers: OwnModifiers
    private let path: Path?
    private var known: [String: Set<String>] = [:]

    /// - Parameter path: of the file that names them; nil for any.
    init(of modifiers: OwnModifiers, from path: Path? = nil) { (self.modifiers, self.path) = (modifiers, path) }

    /// - Parameter name: of a modifier, or of a type that is applied as one.
    /// - Returns: the name itself, and those of the modifiers in the bodies of what it may be.
    func names(appliedBy name: String) -> Set<String> {
        if let known = known[name] { return known }
        var (found, open): (Set<String>, [(name: String, path: Path?)]) = ([name], [(name, path)])
        while let next = open.popLast() {
            let sources = modifiers.declarations(next.name, from: next.path) + modifiers.properties(next.name)
            let inner = sources.flatMap { source in names(in: source.file).map { ($0, source.path) } }
            let types = modifiers.typesGiven(by: next.name).map { ($0, next.path) }
            // `Skeleton { self }`: itself, which another file may declare, and what its body applies to that
            let places = modifiers.index.project.contentPlaces(named: ["." + next.name])
            let given = places.flatMap { $0.takers.filter(\.isTypeName) + $0.modifiers }.map { ($0, next.path) }
            open += (inner + types + given).filter { found.insert($0.0).inserted }
        }
        known[name] = found
        return found
    }

    /// The same for several.
    func names(appliedBy names: some Sequence<String>) -> Set<String> {
        names.reduce(into: []) { $0.formUnion(self.names(appliedBy: $1)) }
    }

    /// The modifiers of the chain that a body is; where it is something else, all that is called in it.
    private func names(in file: SourceFile) -> [String] {
        let function = file.soleType?.modifierBody ?? file.soleFunction
        guard let body = function?.modifierBody ?? file.soleGetter.map({ file.modifierBody($0, around: file.root) })
        else { return [] }
        var (calls, properties): ([Call], [String]) = ([], [])
        if case .chain(let links) = body {
            calls = links + links.flatMap(file.callsOnWhatClosuresAreGiven)
        } else {
            let nodes = file.descendants(of: function?.node ?? file.root)
            let scopes = Scopes(of: file)
            calls = nodes.compactMap { Call($0, in: file) }.filter { $0.initializedName == nil }
            properties = nodes.compactMap { node in
                // A parameter is no property of that name.
                let name = file.name(node).flatMap { scopes.isLocal($0, at: node) ? nil : $0 }
                return file.property(ofViewAt: node)?.word ?? name
            }.filter { !modifiers.properties($0).isEmpty }
        }
        return properties + calls.flatMap { modifiers.rules.names(of: ModifierUse($0)) }
    }
}

extension SourceFile {
    /// `$0.opacity(0.5)` of `self.if(isOff) { $0.opacity(0.5) }`.
    package func callsOnWhatClosuresAreGiven(by link: Call) -> [Call] {
        link.arguments.flatMap { argument -> [Call] in
            guard let closure = Closure(argument.value, in: self) else { return [] }
            // The `$0` of a closure inside is another.
            let given = Set(closure.mentions(of: closure.parameter(0)))
            return descendants(of: closure.node).compactMap { Call($0, in: self) }.filter { call in
                call.isMember && given.contains(Chain(endingAt: call.node, in: self).beginning)
            }
        }
    }

    /// The types that are made in what gives a `ViewModifier`, and the names of what may give one.
    fileprivate func namesOfModifiers(givenBy value: NodeID) -> [String] {
        let value = withoutParentheses(value)
        if let sides = FoldedSequence(of: value, in: self).sides { return sides.flatMap(namesOfModifiers) }
        if let name = name(value) { return name.isTypeName ? [] : [name] }
        if let member = Member(value, in: self) {
            guard let base = member.base else { return [member.word] }
            return isTypeName(base) ? [lastWord(of: base) + "." + member.word] : []
        }
        guard let call = Call(value, in: self) else { return [] }
        if let type = call.initializedName { return [type] }
        guard let base = call.base, !isTypeName(base) else { return namesOfModifiers(givenBy: call.callee) }
        // `Pad().concat(Card())`
        return ([base] + call.arguments.map(\.value)).flatMap(namesOfModifiers)
    }
}

extension RuleBook {
    /// True for a modifier that applies a `ViewModifier`, as pages state it.
    package func takesModifier(_ name: String) -> Bool {
        (overloads[name] ?? []).map(\.signature).contains { signature in
            signature.parameters.count == 1
                && signature.protocols(of: signature.parameters[0]).contains("ViewModifier")
        }
    }

    /// The protocols of what draws a view, as its first argument says: a `ViewModifier`, a `LabelStyle`.
    func protocolsThatDraw(givenTo modifier: String) -> [String] {
        let taken = (overloads[modifier] ?? []).map(\.signature).flatMap { signature in
            signature.parameters.first.map { $0.label == nil ? signature.protocols(of: $0) : [] } ?? []
        }
        return taken.filter { $0 != "ShapeStyle" && ["Modifier", "Style"].contains(where: $0.hasSuffix) }.unique
    }

    /// The modifier of which pages say that it applies a `ViewModifier`; nil where none does.
    var modifiersTaker: String? { overloads.names.filter(takesModifier).min() }

    /// A modifier's name, and those of the types which it applies, or of what gives one: `modifier` and `Card` of
    /// `.modifier(Card())`, `card` of `.modifier(.card)` and `.modifier(card)`, `Theme.card` of `.modifier(Theme.card)`.
    package func names(of link: ModifierUse) -> [String] {
        guard takesModifier(link.name), link.arguments.count == 1, link.arguments[0].label == nil else {
            return [link.name]
        }
        let applied = link.file.namesOfModifiers(givenBy: link.arguments[0].value)
        return ([link.name] + applied).unique
    }
}

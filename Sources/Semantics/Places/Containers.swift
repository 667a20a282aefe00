import Syntax

extension Call {
    /// As `inside` limits write a container: `List`, and `List(editActions:)` for each label of what it is given.
    func asContainer(named name: String) -> [String] {
        [name] + arguments.compactMap(\.label).map { "\(name)(\($0):)" }
    }
}

extension FileSemantics {
    /// The containers in whose closures something stands, wherever that is: `Menu`, `.toolbar`; and those into which a view of
    /// the project's own puts what it is given.
    package func containers(of node: NodeID) -> Set<String> {
        let later = LaterModifiers(than: node, in: self).all
        // `$0` of `row.apply { Menu("More") { $0 } }`
        let given = later.filter { !rules.hasPage(for: $0.name) }.flatMap(\.arguments)
            .compactMap { Closure($0.value, in: file) }
            .filter { !isElsewhere($0.node, in: file.call(taking: $0.node)?.node ?? $0.node) }
            .flatMap { $0.mentions(of: $0.parameter(0)) }
        let around = (placesInPlace(of: node) + given).flatMap(callsAround).flatMap { call in
            call.asContainer(named: call.initializedName.map(types.names.project.resolvedName) ?? call.dottedName)
        }
        let modifiers = names(appliedBy: later.flatMap(rules.names)).map { "." + $0 }
        let places = contentPlaces(of: node) + index.project.contentPlaces(named: modifiers)
        return Set(around + places.flatMap(\.containers))
    }

    /// The calls that are given something, the innermost first, as far as the one that shows it elsewhere.
    func callsAround(_ node: NodeID) -> [Call] {
        let calls = file.callsGiven(node)
        let last = calls.firstIndex { isElsewhere(node, in: $0.node) } ?? calls.count - 1
        return Array(calls.prefix(last + 1))
    }

    /// True for what a call is given and shows in a place of its own: `Editor()` of `.sheet(isPresented: $isOn) { Editor() }`.
    func isElsewhere(_ node: NodeID, in outer: NodeID) -> Bool {
        guard let call = Call(outer, in: file) else { return false }
        let offset = file.range(of: node).lowerBound
        return shownViews.arguments(of: call, bodies) { shownViews.isElsewhere($0, from: path) }
            .contains { file.range(of: $0.value).contains(offset) }
    }

    /// The arguments of a call without those that a view of the project's own cannot show: `action: { save() }`.
    package func argumentsShown(by call: Call) -> [Argument] {
        let others = shownViews.arguments(of: call, bodies) { shownViews.isNoContent($0, from: path) }.map(\.value)
        return call.arguments.filter { !others.contains($0.value) }
    }

    /// True for what some call around it shows in a place of its own, in the member that it stands in.
    package func isElsewhere(_ node: NodeID) -> Bool {
        for outer in file.surroundings(of: node) {
            if file.kind(outer).isMemberDeclaration || file.kind(outer).isTypeDeclaration { return false }
            if isElsewhere(node, in: outer) { return true }
        }
        return false
    }

    /// Where something is shown: there and, in a property or a function, wherever its type mentions that in the file, and so on,
    /// but not what surrounds what is shown elsewhere.
    func placesInPlace(of node: NodeID) -> [NodeID] { places(of: node) { !isElsewhere($0) } }

    /// True for what is drawn where the view of the type around it is, as far as the file shows it.
    package func isInPlace(_ node: NodeID) -> Bool {
        placesInPlace(of: node).contains { place in
            guard !isElsewhere(place) else { return false }
            let member = file.surroundings(of: place).first { file.kind($0).isMemberDeclaration }
            return member.map { uses(of: $0, around: place).isEmpty } ?? true
        }
    }
}

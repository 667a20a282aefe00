import RuleModel
import Syntax

/// An argument of a call, as far as it decides where what it holds is shown: in place, or in one of its own.
struct GivenArgument: Sendable, Hashable {
    let call: Taker
    /// Which of those of the call it is.
    let place: Int

    struct Taker: Sendable, Hashable {
        let name: String
        let isModifier: Bool
        /// Those of all arguments, nil for none.
        let labels: [String?]
        /// How many of these stand behind the parentheses.
        let trailing: Int
        /// By what the project may declare it.
        let names: [ViewName]
    }
}

extension NamedBodies {
    /// - Parameter arguments: those of the call.
    func taker(_ call: Call, _ arguments: [Argument]) -> GivenArgument.Taker {
        let isModifier = call.initializedName == nil
        // `alert(isPresented: $isOn) { … }` is one of `self`.
        let names = names(at: isModifier && !call.isMember ? call.callee : call.node)
        return GivenArgument.Taker(
            name: call.initializedName ?? call.name, isModifier: isModifier, labels: arguments.map(\.label),
            trailing: arguments.count(where: \.isTrailing), names: names)
    }
}

extension ShownViews {
    /// True for what a call is given and shows in a place of its own: `Editor()` of `.sheet(isPresented: $isOn) { Editor() }`.
    ///
    /// - Parameter path: of the file with the call.
    func isElsewhere(_ argument: GivenArgument, from path: Path) -> Bool {
        let call = argument.call
        let isStated = rules.elsewhere.holds(
            argument.place, of: call.labels, trailing: call.trailing, calling: call.name, isModifier: call.isModifier)
        // The project may have an `alert` of its own, which it draws in place.
        return isStated && !mayBeOwn(call, from: path)
    }

    /// True for what is no part of a view where the call is: what it keeps for later and, where only the place counts, what it
    /// shows elsewhere.
    func isLeftOut(_ argument: GivenArgument, inPlace: Bool, from path: Path) -> Bool {
        isNoContent(argument, from: path) || inPlace && isElsewhere(argument, from: path)
    }

    /// Those of the arguments of a call for which that is true.
    func arguments(
        of call: Call, _ bodies: NamedBodies, where isOne: (GivenArgument) -> Bool
    ) -> [Argument] {
        let (name, type) = (call.name, call.initializedName)
        guard rules.elsewhere.states(type ?? name, isModifier: type == nil) || type.map(project.isDeclared) ?? false
        else { return [] }
        let arguments = call.arguments
        let taker = bodies.taker(call, arguments)
        return arguments.indices.filter { isOne(GivenArgument(call: taker, place: $0)) }.map { arguments[$0] }
    }

    private func mayBeOwn(_ call: GivenArgument.Taker, from path: Path) -> Bool {
        if !call.isModifier { return project.isDeclared(call.name) }
        return call.names.contains { declares($0, from: path) } || mayBeOfOneType(call.name, taking: call.labels)
    }
}

/// What some code calls and names, apart by what it is given to.
struct GivenContent: Sendable {
    private struct Part: Sendable {
        /// nil for what is given to nothing.
        let argument: GivenArgument?
        /// That in which the call stands.
        let outer: Int
        var calls: Set<HeldCall> = []
        var names: Set<ViewName> = []
    }

    /// Each behind the one in which it stands.
    private var parts = [Part(argument: nil, outer: 0)]

    /// - Parameter nodes: what does not stand in each other.
    init(of nodes: [NodeID], _ bodies: NamedBodies) {
        var open = nodes.map { (node: $0, part: 0) }
        var given: [NodeID: Int] = [:]
        while let (node, outer) = open.popLast() {
            let part = given[node] ?? outer
            if let call = Call(node, in: bodies.file) {
                parts[part].calls.formUnion(call.notes)
                let arguments = call.arguments
                let taker = arguments.isEmpty ? nil : bodies.taker(call, arguments)
                for (place, argument) in arguments.enumerated() {
                    given[argument.value] = parts.count
                    parts.append(Part(argument: taker.map { GivenArgument(call: $0, place: place) }, outer: part))
                }
            }
            parts[part].names.formUnion(bodies.names(at: node))
            open += bodies.file.children(of: node).map { ($0, part) }
        }
        drop()
    }

    /// Leaves out what holds nothing.
    private mutating func drop() {
        var kept = Set([0])
        for (place, part) in parts.enumerated().reversed()
        where kept.contains(place) || !part.calls.isEmpty || !part.names.isEmpty {
            kept.formUnion([place, part.outer])
        }
        var places: [Int: Int] = [:]
        var left: [Part] = []
        for (place, part) in parts.enumerated() where kept.contains(place) {
            places[place] = left.count
            left.append(Part(argument: part.argument, outer: places[part.outer]!, calls: part.calls, names: part.names))
        }
        parts = left
    }

    /// Adds what stands there by itself.
    mutating func add(_ calls: [HeldCall], _ names: [ViewName]) {
        parts[0].calls.formUnion(calls)
        parts[0].names.formUnion(names)
    }

    var isEmpty: Bool { parts.allSatisfy { $0.calls.isEmpty && $0.names.isEmpty } }
    var hasCalls: Bool { parts.contains { !$0.calls.isEmpty } }

    /// What is called, and what is named.
    ///
    /// - Parameter leavesOut: true for an argument of which nothing is asked, whatever stands in it.
    func all(leavingOut leavesOut: (GivenArgument) -> Bool = { _ in false }) -> (
        calls: Set<HeldCall>, names: Set<ViewName>
    ) {
        var left: Set<Int> = []
        var found = (calls: parts[0].calls, names: parts[0].names)
        for (place, part) in parts.enumerated().dropFirst() {
            if left.contains(part.outer) || part.argument.map(leavesOut) ?? false {
                left.insert(place)
            } else {
                found.calls.formUnion(part.calls)
                found.names.formUnion(part.names)
            }
        }
        return found
    }
}

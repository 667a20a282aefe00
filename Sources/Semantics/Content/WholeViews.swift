import RuleModel
import Syntax

/// Tells whether views are made of some kinds of views and nothing else, and all of that is in sight. It belongs to one thread.
final class WholeViews {
    private let kinds: ViewKinds
    private let file: SourceFile
    private let path: Path
    private let bodies: NamedBodies
    private let views: ShownViews
    private let index: ProjectIndex
    /// By what a chain of the file goes on from.
    private var chains: [NodeID: Bool] = [:]
    private var known: [Followed: Bool] = [:]
    private var read: [Read: [Followed]?] = [:]

    private var rules: RuleBook { views.rules }

    /// A name that has to be made of the same.
    private struct Followed: Hashable {
        let name: ViewName
        /// True in what a modifier is, where the view that it is applied to is looked at, too.
        let isGiven: Bool
    }

    private struct Read: Hashable {
        let body: ObjectIdentifier
        let isGiven: Bool
    }

    init(
        _ kinds: ViewKinds, in file: SourceFile, at path: Path, _ bodies: NamedBodies, _ views: ShownViews,
        _ index: ProjectIndex
    ) {
        (self.kinds, self.file, self.path, self.bodies) = (kinds, file, path, bodies)
        (self.views, self.index) = (views, index)
    }

    /// True for a view of the file with its modifiers. What a chain goes on from is asked about once.
    ///
    /// - Parameter isGiven: True in a closure that is given a view that is looked at, too.
    func isWhole(_ view: NodeID, given isGiven: Bool) -> Bool {
        if isGiven { return areWhole(bodies.parts(of: view), given: true) }
        var (links, next): ([Call], NodeID) = ([], file.withoutParentheses(view))
        var isWhole: Bool?
        while isWhole == nil {
            if let known = chains[next] {
                isWhole = known
            } else if let call = Call(next, in: file), call.isModifier, let base = call.base {
                links.append(call)
                next = file.withoutParentheses(base)
            } else {
                isWhole = areWhole(bodies.parts(of: next), given: false)
                chains[next] = isWhole
            }
        }
        for link in links.reversed() {
            isWhole = isWhole == true && areWhole(bodies.part(of: link), given: false)
            chains[link.node] = isWhole
        }
        return isWhole == true
    }

    private func areWhole(_ parts: [ViewPart], given isGiven: Bool) -> Bool {
        further(in: parts, from: path, isGiven)?.allSatisfy { isWhole($0) } ?? false
    }

    private func isWhole(_ followed: Followed) -> Bool {
        if let known = known[followed] { return known }
        let isWhole = isWhole(all: followed)
        known[followed] = isWhole
        return isWhole
    }

    private func isWhole(all followed: Followed) -> Bool {
        var seen: Set<Read> = []
        var open = [(followed, path)]
        while let (next, path) = open.popLast() {
            guard let found = views.allBodies(next.name, from: path) else { return false }
            for body in found where seen.insert(Read(body: ObjectIdentifier(body), isGiven: next.isGiven)).inserted {
                guard let further = read(body, next.isGiven) else { return false }
                open += further.map { ($0, body.sighting.path) }
            }
        }
        return true
    }

    private func read(_ body: ShownBody, _ isGiven: Bool) -> [Followed]? {
        let key = Read(body: ObjectIdentifier(body), isGiven: isGiven)
        if let known = read[key] { return known }
        let found = body.parts.flatMap { further(in: $0, from: body.sighting.path, isGiven) }
        read[key] = .some(found)
        return found
    }

    /// The names that have to be made of the same so that some parts are; nil where these are not.
    private func further(in parts: [ViewPart], from path: Path, _ isGiven: Bool) -> [Followed]? {
        var found: [Followed] = []
        for part in parts {
            guard let further = further(in: part, from: path, isGiven) else { return nil }
            found += further
        }
        return found
    }

    private func further(in part: ViewPart, from path: Path, _ isGiven: Bool) -> [Followed]? {
        switch part.kind {
        case .unseen: nil
        case .given: isGiven ? [] : nil
        case .name(let name):
            if kinds.takesUndeclared, views.isUndeclared(name) {
                []
            } else if let content = part.content, let property = views.propertyOfViews(name, from: path) {
                further(in: content, from: path, isGiven).map { $0 + [Followed(name: property, isGiven: true)] }
            } else {
                [Followed(name: name, isGiven: isGiven)]
            }
        case .ownCall(let name, let modifier):
            if views.declares(name, from: path) {
                [Followed(name: name, isGiven: isGiven)]
            } else {
                isGiven ? further(in: part, ofModifier: modifier, from: path) : nil
            }
        case .member(let name): isValue(name) ? [] : nil
        case .memberOfType(let name):
            !views.declares(name, from: path) && name.base.typeName.map(isStyle) ?? false
                ? [] : [Followed(name: name, isGiven: isGiven)]
        case .type(let name): further(in: part, ofType: name, from: path, isGiven)
        case .modifier(let name): further(in: part, ofModifier: name, from: path)
        }
    }

    private func further(
        in part: ViewPart, ofType name: ViewName, from path: Path, _ isGiven: Bool
    ) -> [Followed]? {
        let type = index.project.resolvedName(name.bodyOfType ?? "")
        let isOwn = views.isOwn(name)
        if views.bodies(name, from: path).contains(where: { $0.parts != nil }) {
            // What it is given is among its views where its body says so.
            return isOwn ? [Followed(name: name, isGiven: true)] : nil
        }
        if isOwn {
            let protocols = index.project.ancestors(of: type)
            let isPlain = protocols.contains { rules.isOne($0, of: kinds.plain) }
            return isPlain && part.content == nil ? [] : nil
        }
        if case .type(let words, _) = name.base, rules.isOther(words) { return nil }
        // One of the project's own may put anything into it.
        if kinds.containers.contains(type), !views.initializers(of: type).isEmpty { return nil }
        if let content = part.content {
            return kinds.containers.contains(type) ? further(in: content, from: path, isGiven) : nil
        }
        return rules.isOne(type, of: kinds.plain) ? [] : nil
    }

    private func further(in part: ViewPart, ofModifier name: ViewName, from path: Path) -> [Followed]? {
        if index.helpers.areAllPlain(named: name.name) {
            guard let content = part.content, part.argumentCount < 2 else { return nil }
            return further(in: content, from: path, true)
        }
        // What another type of the project's has may be meant, where nothing shows what the view is.
        if case .modifier(let labels?, let type) = name.base,
            views.types(having: name.name, taking: labels).contains(where: {
                $0 != type.last && index.project.isConcrete($0) && !ViewTypes.types.contains($0)
            })
        {
            return nil
        }
        let isOwn = views.declares(name, from: path)
        let own = isOwn ? [Followed(name: name, isGiven: true)] : []
        guard rules.hasPage(for: name.name) else { return isOwn ? own : nil }
        let isElsewhere = kinds.isInPlace && !isOwn && rules.elsewhere.states(name.name, isModifier: true)
        if isElsewhere || !rules.takesViews(name.name) { return own }
        return further(in: (part.content ?? []) + part.arguments.filter { !isValue($0) }, from: path, false).map {
            own + $0
        }
    }

    /// True for an argument that is no view.
    private func isValue(_ argument: ViewPart) -> Bool {
        switch argument.kind {
        case .name(let name): views.isValue(name)
        case .type(let name): name.bodyOfType.map(ViewTypes.isValue) ?? false
        default: false
        }
    }

    /// True for a member that is a style or a view of these kinds, or none at all, whatever it is a member of.
    private func isValue(_ member: String) -> Bool {
        let facts = rules.facts(listing: member)
        return !facts.isEmpty
            && facts.allSatisfy { fact in
                rules.isOne(fact.name, of: kinds.plain)
                    || !["View", "ShapeStyle"].contains { rules.isKnown(fact.name, toBe: $0) }
            }
    }

    /// True for `Color`, whose members are colours.
    private func isStyle(_ type: String) -> Bool {
        !index.project.isDeclared(type) && rules.isKnown(type, toBe: "ShapeStyle") && rules.isOne(type, of: kinds.plain)
    }
}

extension Call {
    /// True for what is called on a view; of `Theme.title()` it is another type's.
    fileprivate var isModifier: Bool {
        guard let base, initializedName == nil else { return false }
        return !file.isTypeName(base) && file.name(base) != "self"
    }
}

extension ViewName.Base {
    /// The type that it is a member of, as it is written.
    fileprivate var typeName: String? { if case .type(let names, _) = self { names.last } else { nil } }
}

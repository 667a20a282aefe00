import RuleModel
import Semantics
import Syntax

/// Plans how a declaration is given a switch: its links are merged under it by the planner of calls, each by its own rule,
/// and it is handed on to what the links call.
struct SwitchPlanner {
    let subject: SwitchSubject
    let own: FileSemantics
    let context: Context

    private var file: SourceFile { subject.file }
    private var id: DeclarationID { subject.id }
    private var declaration: Declaration { Declaration(subject.kind.node, in: file) }

    func plan() throws(SwitchObstacle) -> Switch {
        try checkDeclaration()
        let copier = Copier(file)
        var context = self.context
        context.isPlanningSwitch = true
        context.deploymentTarget = Availability(in: file).deploymentTarget(
            at: subject.call.range.lowerBound, in: context.deploymentTarget, isAssumed: context.assumesDeploymentTarget)
        let links = try mergedLinks(copier, context)
        let edits = try links.map { applied, merged throws(SwitchObstacle) in
            try edit(applied, merged, copier)
        }
        let parameter = Parameter(
            label: subject.name, name: subject.name, type: "Bool", defaultValue: Template("true"))
        var signature: Signature
        let place: Int
        let others: [Edit]
        var remarks: [Remark] = []
        switch subject.kind {
        case .function(let function):
            signature = try self.signature(of: function)
            place = SwitchParameter.place(among: signature.parameters, resolved: own.types.names.project.resolved)
            others = SwitchParameter.edits("\(subject.name): Bool = true", to: function, at: place, copier)
            if declaration.access >= .package { remarks.append(interface("`\(id.name)`")) }
        case .type(let type):
            try checkInitializers(of: type)
            let property = try SwitchProperty(of: type, name: subject.name, copier: copier, own)
            guard let stated = property.signature else { throw .unknownSyntax }
            signature = stated
            place = SwitchParameter.place(among: signature.parameters, resolved: own.types.names.project.resolved)
            others = property.edits(at: place)
            if property.access >= .package { remarks.append(interface("the initializer of `\(id.name)`")) }
            remarks += property.keepers.map { keeper in
                Remark(
                    kind: .level(.lifecycle), limits: [],
                    reason: "`@\(keeper)` of `\(id.name)` lives also while this one is off")
            }
        }
        remarks = inherited(links, by: signature) + remarks
        var parameters = signature.withClosures(own.types.names.project.resolved).parameters
        parameters.insert(parameter, at: place)
        signature = signature.with(parameters)
        let off = TemplateArgument(label: subject.name, value: .expression(Template("false")))
        let form = Form(
            active: nil, inert: [TemplateLink(name: signature.name, arguments: [off])], otherwise: nil,
            requirement: nil, remarks: [])
        let sets = links.flatMap { [$0.applied.link.name] + $0.merged.result.names + $0.merged.sets }.unique
        let needs = Set(links.compactMap(\.merged.declaration))
        return Switch(
            name: subject.name,
            overload: Overload(page: "", signature: signature, forms: [form], remarks: remarks, sets: sets),
            untotalDefaults: untotalDefaults,
            edits: (edits + others).sorted { $0.range.lowerBound < $1.range.lowerBound },
            needs: needs,
            files: needs.reduce(into: [id.path]) { files, id in
                if case .given(let plan)? = context.switches[id] { files.formUnion(plan.files) }
            },
            links: sets)
    }

    // What holds of the declaration, whatever its body is.

    private func checkDeclaration() throws(SwitchObstacle) {
        let node = subject.kind.node
        if file.saysThatItIsGenerated { throw .generated }
        if own.isNearUnknownSyntax(node) { throw .unknownSyntax }
        if Suppression(in: own, calls: []).reason(forDeclaration: node) != nil { throw .suppressed }
        let attributes = ["MainActor", "ViewBuilder", "available", "discardableResult", "warn_unqualified_access"]
        if let other = declaration.attributes.first(where: { !attributes.contains($0) }) { throw .marked("@" + other) }
        let modifiers = ["public", "package", "internal", "private", "fileprivate", "nonisolated"]
        if let other = declaration.modifiers.first(where: { !modifiers.contains($0) }) { throw .marked(other) }
        if let helper = own.callsNamedLikeHelpers(in: subject.kind.body?.body ?? subject.call.node).first {
            throw .callsHelper(helper.name)
        }
        guard case .function(let function) = subject.kind else { return }
        if let place = own.index.modifiers.requirement(of: id.name) { throw .required(place.shown) }
        guard let owner = declaration.owner, owner.isExtension, owner.name == "View" else {
            throw .onOtherType(declaration.owner?.name ?? "")
        }
        if let result = function.result, result != "some View", result != "some SwiftUI.View" {
            throw .givesOther(result)
        }
    }

    /// The parts of defaults that must not be evaluated always, by parameter: a call that gives a value does without them.
    private var untotalDefaults: [String: String] {
        guard case .function(let function) = subject.kind else { return [:] }
        let found = function.defaults.compactMap { name, value in
            own.totality().obstacle(in: value).map { (name, file.text(of: $0)) }
        }
        return Dictionary(found) { first, _ in first }
    }

    /// Others may ask for the initializers that a type has, or add some.
    private func checkInitializers(of type: TypeDeclaration) throws(SwitchObstacle) {
        // What is derived for these takes one more property as it comes; decoding would ask for it in data.
        let harmless: Set = ["Animatable", "AnimatableModifier", "Equatable", "Hashable", "Sendable", "ViewModifier"]
        let conformances = own.types.names.project.conformances(of: type.name) ?? []
        if let other = conformances.subtracting(harmless).min() { throw .conforms(other) }
        // Where such values are compared, nothing is shown anew for a switch that is not.
        if conformances.union([type.name]).contains(where: { own.types.names.project.member("==", of: $0) != nil }) {
            throw .comparesItself
        }
        if own.index.hasSeveralInitializers(type) { throw .severalInitializers }
    }

    private func signature(of function: FunctionDeclaration) throws(SwitchObstacle) -> Signature {
        let end = function.body.map { file.range(of: $0).lowerBound } ?? function.range.upperBound
        guard let signature = Signature(declared: file.text(declaration.nameOffset..<end), on: "View") else {
            throw .unknownSyntax
        }
        return signature
    }

    private func interface(_ what: String) -> Remark {
        Remark(
            kind: .level(.interface), limits: [],
            reason: "other modules see \(what), which would take one more argument")
    }

    // What becomes of its links.

    private typealias MergedLinks = [(applied: AppliedLink, merged: MergedLink)]

    private func mergedLinks(_ copier: Copier, _ context: Context) throws(SwitchObstacle) -> MergedLinks {
        let site = Site(
            call: subject.call, context: context, own: own, types: own.types, copier: copier, underlyingViews: [])
        if subject.call.isTooDeep(in: file) { throw .unknownSyntax }
        let merge = CallMerge(site: site)
        let sides: [[AppliedLink]]
        do throws(Refusal) { sides = try merge.sides() } catch { throw .link(subject.call.links[0].name, error) }
        let links = merge.merged(sides.joined().map { PairedLink(applied: $0) })
        if case .noSwitch(id.name, .callsItself, id.sighting.shown)? = links.left?.refusal { throw .callsItself }
        if let left = links.left { throw .link(left.modifier, left.refusal) }
        if let dead = links.dead { throw .branchingLink(dead.modifier, dead.reason) }
        return Array(zip(sides.joined(), links.merged))
    }

    /// A link with its form, in its place.
    private func edit(
        _ applied: AppliedLink, _ merged: MergedLink, _ copier: Copier
    ) throws(SwitchObstacle) -> Edit {
        let link = applied.link
        let isLost = file.comments(in: link.range).contains { comment in
            !merged.result.passage.sources.contains {
                $0.lowerBound <= comment.range.lowerBound && comment.range.upperBound <= $0.upperBound
            }
        }
        if isLost { throw .comment }
        var passage = merged.result.passage
        if file.bytes[link.range.lowerBound] != UInt8(ascii: ".") {
            if passage.lines[0].text.hasPrefix(".") { passage = passage.droppingFirst() }
            passage = passage.mapLines { place, line in
                if place > 0, line.text.hasPrefix(".") { line.text = copier.unit + line.text }
            }
        }
        return Edit(link.range, passage.text(at: copier.indentation(at: link.range.lowerBound)))
            .withoutEqualLines(in: file)
    }

    /// What is said of the links' forms, as it holds where the declaration is called.
    private func inherited(_ links: MergedLinks, by signature: Signature) -> [Remark] {
        var seen: Set<String> = []
        return links.flatMap { applied, merged in
            (merged.remarks.compactMap { asked($0, signature) } + changes(applied, merged)).map { remark in
                let name = applied.link.name
                let isSaid = remark.reason.contains("`\(name)`") || merged.declaration != nil
                return Remark(
                    kind: remark.kind, limits: remark.limits,
                    reason: isSaid ? remark.reason : "`\(name)`: \(remark.reason)", modifiers: remark.modifiers
                ).speaking(of: ([name] + merged.result.names).unique)
            }
        }
        .filter { seen.insert("\($0.kind) \($0.limits) \($0.reason) \($0.modifiers)").inserted }
    }
}

// What depends on where it is called.
extension SwitchPlanner {
    /// A remark that asks what a name has in common with the condition, as a call shows it: by the argument for that
    /// parameter. Of what is read from elsewhere no call shows anything, so there it holds always; what the type keeps for
    /// itself no condition outside of it mentions.
    private func asked(_ remark: Remark, _ signature: Signature) -> Remark? {
        guard let place = remark.limits.firstIndex(where: \.asksForCondition),
            case .given(let name, _) = remark.limits[place]
        else { return remark }
        if signature.parameters.contains(where: { $0.name == name }), !readsByItself(name) { return remark }
        if case .type(let type) = subject.kind, type.keeps(name) { return nil }
        var limits = remark.limits
        limits.remove(at: place)
        return remark.limited(to: limits)
    }

    /// True for a property with a value of its own that is read from elsewhere: `@ObservedObject var model = Model.shared`
    private func readsByItself(_ name: String) -> Bool {
        guard case .type(let type) = subject.kind else { return false }
        let values = type.members.compactMap { VariableDeclaration($0, in: file) }.flatMap(\.bindings)
            .filter { $0.names.contains(name) }.compactMap(\.value)
        let literals: [NodeKind] = [.numberLiteral, .boolLiteral, .stringLiteral, .nilLiteral]
        return values.contains { !literals.contains(file.kind($0)) }
    }

    /// Where another modifier stands for one by default without being equal to it, all calls of the declaration change. What a
    /// note adds to a level is said of the form when it is off.
    private func changes(_ applied: AppliedLink, _ merged: MergedLink) -> [Remark] {
        let isOther = merged.declaration == nil && !merged.result.names.contains(applied.link.name)
        guard isOther, [.safe, .approx].contains(merged.level), let note = merged.notes.first else { return [] }
        return [
            Remark(
                kind: .level(.approx), limits: [], reason: "it changes where it is never switched off, too: \(note)")
        ]
    }
}

extension TypeDeclaration {
    /// True for the name of a property that nobody else sets or reads: `@State private var isBig = false`
    fileprivate func keeps(_ name: String) -> Bool {
        let own: Set = ["AccessibilityFocusState", "FocusState", "GestureState", "Namespace", "State"]
        return members.compactMap { VariableDeclaration($0, in: file) }.contains { variable in
            variable.bindings.contains { $0.names.contains(name) }
                && !own.isDisjoint(with: variable.declaration.attributes)
        }
    }
}

extension Edit {
    /// The same without the lines at its beginning and at its end that stay as they are.
    fileprivate func withoutEqualLines(in file: SourceFile) -> Edit {
        let old = file.bytes[range]
        let new = Array(replacement.utf8)
        let shared = zip(old, new).prefix { $0 == $1 }.count
        let start = new[..<shared].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let (oldRest, newRest) = (old.dropFirst(start), new.dropFirst(start))
        let behind = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
        let tail = newRest.suffix(behind)
        let end = tail.firstIndex(of: UInt8(ascii: "\n")).map { tail.endIndex - $0 } ?? 0
        return Edit(
            range.lowerBound + start..<range.upperBound - end,
            String(decoding: newRest.dropLast(end), as: UTF8.self))
    }
}

extension SourceFile {
    /// True for what a tool has written, and writes again: `// Generated by …`, `DO NOT EDIT`.
    fileprivate var saysThatItIsGenerated: Bool {
        comments(before: 0).contains { comment in
            let text = text(comment.range).lowercased()
            return text.contains("do not edit") || text.contains("generated by") || text.contains("@generated")
                || text.contains("autogenerated") || text.contains("auto-generated")
                || text.drop { "/* \t".contains($0) }.hasPrefix("generated")
        }
    }
}

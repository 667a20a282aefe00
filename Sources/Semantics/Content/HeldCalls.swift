import RuleModel
import Syntax

/// Which of the calls that the `holding` and `drawing` limits of pages name a call may be.
struct HeldCalls {
    private let views: ShownViews
    private let rules: RuleBook
    /// By name, and as they are spelled.
    private let limits: [String: [(text: String, limit: HeldCall)]]

    init(_ rules: RuleBook, _ views: ShownViews) {
        (self.rules, self.views) = (rules, views)
        limits = rules.contents.reduce(into: [:]) { limits, text in
            let limit = HeldCall(limit: text)
            limits[limit.name, default: []].append((text, limit))
        }
    }

    /// - Parameter path: of the file in which the call stands.
    func limits(on call: HeldCall, in path: Path) -> [String] {
        let names = call.isModifier ? [call.name] : views.index.project.resolvedNames(call.name)
        return names.flatMap { limits[$0] ?? [] }.filter { _, limit in
            guard rules.mayBe(call, limit) else { return false }
            return limit.member == nil || limit.member == call.member || !isOwnValue(call, from: path)
        }.map(\.text)
    }

    /// True for `.centerIcon` of `static let centerIcon = VerticalAlignment(CenterIcon.self)`, which is no other's name.
    private func isOwnValue(_ call: HeldCall, from path: Path) -> Bool {
        let names = ViewName.all(givenTo: call, rules)
        let types = rules.typesOfFirstArgument(of: call.name)
        let shown = names.flatMap { views.bodies($0, from: path) }.flatMap(\.views)
        return !shown.isEmpty
            && shown.allSatisfy { value in
                value.root.map(types.contains) ?? (value.links == ["init"])
            }
    }
}

extension ViewName {
    /// What the first argument of a call stands for, where such a limit asks for it, or it is a modifier:
    /// `.modifier(.card(radius: 8))`, `.labelStyle(.closable)`.
    static func all(givenTo call: HeldCall, _ rules: RuleBook) -> [ViewName] {
        guard let member = call.member else { return [] }
        let drawing = rules.protocolsThatDraw(givenTo: call.modifierName)
        let isAsked = drawing.isEmpty && rules.unlistedMember(of: call) != nil
        return (isAsked ? rules.typesOfFirstArgument(of: call.name) : drawing).map {
            ViewName(member, .type([$0], around: []))
        }
    }
}

extension Call {
    /// `Row` of `Home.Row()`, `.padding` of `row.padding()`; of `padding()`, which may be called on `self`, both.
    var notes: [HeldCall] {
        if let type = initializedName { return [HeldCall(name: type)] }
        return (isMember ? [dottedName] : [name, "." + name]).map { HeldCall(name: $0, member: memberGiven) }
    }

    /// `top` of `alignmentGuide(.top) { … }` and of `alignmentGuide(VerticalAlignment.top) { … }`, `card` of
    /// `modifier(.card(radius: 8))`.
    private var memberGiven: String? {
        guard let first = arguments.first, first.label == nil,
            let member = Member(Call(first.value, in: file)?.callee ?? first.value, in: file),
            member.base.map(file.isTypeName) ?? true, !member.word.isTypeName
        else { return nil }
        return member.name
    }
}

import RuleModel
import Syntax

/// Holds what pages say of declarations against an interface.
struct Comparison {
    /// What pages say wrong, sorted by place.
    private(set) var differences: [String] = []
    /// The declarations on View that no page states: of modifiers that have a page, and of those that have none.
    private(set) var unstated: [String] = []
    private(set) var withoutPage: [String] = []

    private let declared: [String: [InterfaceDeclaration]]
    private let types: [String: [String]]

    init(_ pages: [Page], with interface: [InterfaceDeclaration]) {
        declared = Dictionary(grouping: interface, by: \.signature.name)
        types = Dictionary(pages.flatMap(\.types).map { ($0.name, $0.conformances) }) { $0 + $1 }
        for page in pages.sorted(by: { $0.path < $1.path }) {
            for overload in page.overloads {
                let found = objections(to: overload, on: page).map { "\(page.path):\(overload.line): \($0)" }
                differences += found
            }
        }
        let stated = Dictionary(grouping: pages.flatMap(\.overloads), by: \.signature.name)
        for (name, declarations) in declared {
            let missing = declarations.map(\.signature).filter { signature in
                signature.receiver == "View"
                    && !(stated[name] ?? []).contains {
                        $0.signature.receiver == "View"
                            && (Self.covers($0.signature.parameters, signature)
                                || Self.covers(signature.parameters, $0.signature))
                    }
            }
            let calls = Set(missing.map(\.call)).sorted()
            if stated[name] == nil { withoutPage += calls } else { unstated += calls }
        }
        unstated.sort()
        withoutPage.sort()
    }

    private func objections(to overload: Overload, on page: Page) -> [String] {
        let signature = overload.signature
        // What a page says of View's modifiers on one type of view is a narrower overload.
        let named = declared[signature.name] ?? []
        let own = named.filter { $0.signature.receiver == signature.receiver }
        let isView =
            types[signature.receiver]?.contains { $0 == "View" || types[$0]?.contains("View") == true } ?? false
        let all = own.isEmpty && isView ? named.filter { $0.signature.receiver == "View" } : own
        guard !all.isEmpty else { return ["nothing declares `\(signature.receiver).\(signature.name)`"] }
        let fitting = all.filter { Self.covers(signature.parameters, $0.signature) }
        guard !fitting.isEmpty else {
            let calls = Set(all.map(\.signature.call)).sorted().map { "`\($0)`" }.joined(separator: ", ")
            return ["nothing declares `\(signature.call)`; there is \(calls)"]
        }
        let reviews = fitting.map { ($0, SignatureReview(signature, against: $0.signature, types: types).differences) }
        let (best, found) = reviews.min { $0.1.count < $1.1.count }!
        return found.map { "`\(signature.call)`: \($0)" }
            + overload.forms.flatMap { availabilityFlaws(of: $0, best.availability, signature) }
    }

    /// True if these are the arguments of the other: all of them, or all but some that have a default.
    private static func covers(_ stated: [Parameter], _ declared: Signature) -> Bool {
        var rest = declared.parameters[...]
        for parameter in stated {
            while let next = rest.first, next.label != parameter.label {
                if next.defaultValue == nil { return false }
                rest.removeFirst()
            }
            guard rest.popFirst() != nil else { return false }
        }
        return rest.allSatisfy { $0.defaultValue != nil }
    }

    /// What the written form needs beyond what the modifier itself does, platform by platform.
    private func availabilityFlaws(of form: Form, _ own: Availability, _ signature: Signature) -> [String] {
        guard let written = form.active else { return [] }
        let calls = written.map { link in
            (declared[link.name] ?? []).filter { declaration in
                [signature.receiver, "View"].contains(declaration.signature.receiver)
                    && Self.takes(link, declaration.signature)
            }
        }
        return DeploymentTarget.platforms.compactMap { platform in
            let since = own.since(platform)
            let isOut = form.requirement?.otherPlatforms.contains(platform) ?? false
            let stated = form.requirement?.versions[platform]
            guard let since else {
                if form.requirement == nil || isOut { return nil }
                let what = stated.map { "`requires \(platform) \($0)`" } ?? "`available` is missing"
                return "`\(signature.call)` is not on \(platform): \(what)"
            }
            if isOut { return "`\(signature.call)` is on \(platform) since \(since), and `available` does not say it" }
            let needs = calls.map { declarations in declarations.compactMap { $0.availability.since(platform) }.min() }
            if needs.contains(where: { $0 == nil }) {
                let isSaid = form.requirement != nil && stated == nil
                return isSaid ? nil : "the form of `\(signature.call)` is not on \(platform)"
            }
            let need = needs.compactMap(\.self).max() ?? since
            guard need > since, (stated ?? since) < need else { return nil }
            return "the form of `\(signature.call)` needs \(platform) \(need)"
        }
    }

    /// True if a call as a page writes it could be one of the function.
    private static func takes(_ link: TemplateLink, _ signature: Signature) -> Bool {
        var rest = signature.parameters[...]
        for argument in link.arguments {
            while let next = rest.first, next.label != argument.label, !(argument.isTrailing && next.isClosure) {
                if next.defaultValue == nil { return false }
                rest.removeFirst()
            }
            guard rest.popFirst() != nil else { return false }
        }
        return rest.allSatisfy { $0.defaultValue != nil }
    }
}

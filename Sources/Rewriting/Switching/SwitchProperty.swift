import RuleModel
import Semantics
import Syntax

/// The switch of a type: a property, which its initializer takes.
struct SwitchProperty {
    let type: TypeDeclaration
    let name: String
    let copier: Copier
    private let own: FileSemantics
    private let stored: [Stored]
    private let initializer: FunctionDeclaration?

    private var file: SourceFile { type.file }

    private struct Stored {
        let variable: VariableDeclaration
        let binding: Binding
        let attributes: [String]
        let modifiers: [String]

        /// Of the attributes, those that keep nothing for the view's life and run nothing.
        private static let plain: Set<String> = [
            "AppStorage", "Binding", "Bindable", "Environment", "EnvironmentObject", "FocusState", "GestureState",
            "MainActor", "Namespace", "ObservedObject", "ScaledMetric", "SwiftUI", "ViewBuilder", "available",
        ]
        private static let given: Set<String> = ["Binding", "Bindable", "ObservedObject", "ViewBuilder"]

        /// What keeps something as long as the view is there.
        var keeper: String? { attributes.first { !Self.plain.contains($0) } }
        /// True for what a view around must have set: `@EnvironmentObject`, `@Environment(Theme.self)` of no optional, and a
        /// property of the environment that traps then.
        func mayBeMissing(_ totality: Totality) -> Bool {
            if attributes.contains("EnvironmentObject") { return true }
            return variable.declaration.environmentProperty.map(totality.trapsWhereUnset)
                ?? (variable.declaration.hasAttribute("Environment", withType: true) && binding.type?.last != "?"
                    && !variable.file.tokenTexts(of: variable.node).prefix(8).contains("?"))
        }
        /// `@Default(.size)`
        private var isSetUp: Bool {
            variable.file.tokenTexts(of: variable.node).prefix(3).last == "("
        }
        /// True for one that a memberwise initializer takes.
        var isGiven: Bool {
            !(binding.isLet && binding.value != nil)
                && attributes.allSatisfy { Self.given.contains($0) || $0 == keeper && binding.value == nil && !isSetUp }
        }

        /// True for one that makes the memberwise initializer private: `private var radius = 8`
        var hidesInitializer: Bool {
            isGiven && attributes.isEmpty && modifiers.contains { ["private", "fileprivate"].contains($0) }
        }

        /// `radius: CGFloat = 8`
        ///
        /// - Parameter shown: the type that its value shows.
        func parameter(_ shown: String?) -> String? {
            guard let name = binding.name else { return nil }
            let type = binding.type ?? shown ?? "Unknown"
            let full = attributes.contains("Binding") ? "Binding<\(type)>" : type
            let isBuilder = attributes.contains("ViewBuilder")
            // What a builder gives is made by a closure: `@ViewBuilder let label: Label`
            let builder = isBuilder ? "@ViewBuilder " + (type.contains("->") ? "" : "() -> ") : ""
            let isOptional = !binding.isLet && full.last == "?"
            let normal = binding.value.map { binding.file.text(of: $0) } ?? (isOptional ? "nil" : nil)
            return "\(name): \(builder)\(full)" + (normal.map { " = " + $0 } ?? "")
        }
    }

    init(of type: TypeDeclaration, name: String, copier: Copier, _ own: FileSemantics) throws(SwitchObstacle) {
        self.own = own
        self.type = type
        self.name = name
        self.copier = copier
        let file = type.file
        let members = type.members
        // What stands in a `#if` may be a property, too.
        if let node = members.first(where: { file.kind($0) == .ifConfig }) {
            let line = LineStarts(of: file.bytes).line(at: file.range(of: node).lowerBound) + 1
            throw .body("its declaration holds `#if`", line: line)
        }
        stored = members.compactMap { VariableDeclaration($0, in: file) }
            .filter { !$0.declaration.isStatic && !$0.declaration.modifiers.contains("lazy") }
            .flatMap { variable in
                let (attributes, modifiers) = (variable.declaration.attributes, variable.declaration.modifiers)
                return variable.bindings.filter { !$0.isComputed }.map {
                    Stored(variable: variable, binding: $0, attributes: attributes, modifiers: modifiers)
                }
            }
        initializer = members.lazy.compactMap { FunctionDeclaration($0, in: file) }.first(where: \.isInitializer)
        if stored.contains(where: { $0.variable.bindings.count > 1 }) { throw .propertiesOnOneLine }
        let onlySets =
            initializer?.statements.allSatisfy { statement in
                file.kind(statement) == .sequence && file.tokenTexts(of: statement).contains("=")
            } ?? true
        if !onlySets { throw .busyInitializer }
        let totality = own.totality()
        if let trapping = stored.first(where: { $0.mayBeMissing(totality) })?.binding.name {
            throw .injectedProperty(trapping)
        }
        // The memberwise initializer is as private as what it takes.
        if initializer == nil, let hidden = stored.first(where: \.hidesInitializer)?.binding.name {
            throw .privateProperty(hidden)
        }
    }

    /// True for a property that shares its lines with nothing but comments.
    private static func isAlone(_ stored: Stored, _ copier: Copier) -> Bool {
        let range = copier.file.range(of: stored.variable.node)
        return copier.isFirstOnLine(range.lowerBound)
            && copier.lineMayEnd(behind: range.upperBound)
    }

    /// The property wrappers that keep something as long as the view is there.
    var keepers: [String] { stored.compactMap(\.keeper).unique }

    /// The initializer, as a page would state it; nil where none could.
    var signature: Signature? {
        if let initializer {
            let list = initializer.parametersOffset
            let end = initializer.body.map { file.range(of: $0).lowerBound } ?? initializer.range.upperBound
            let parameters = file.text(list..<end)
            return Signature(declared: type.name + parameters + " -> some View", on: "View")
        }
        let given = stored.filter(\.isGiven)
        let parameters = given.map { $0.parameter(shownType(of: $0)) }
        guard parameters.allSatisfy({ $0 != nil }) else { return nil }
        let isUnknown = given.contains { $0.binding.type == nil && shownType(of: $0) == nil }
        let text = parameters.compactMap(\.self).joined(separator: ", ")
        return Signature(declared: "\(type.name)\(isUnknown ? "<Unknown>" : "")(\(text)) -> some View", on: "View")
    }

    /// `Double` of `var radius = 8.5`; nil for what a property's value does not show.
    private func shownType(of property: Stored) -> String? {
        guard let value = property.binding.value else { return nil }
        return switch own.type(of: value) {
        case .integer: "Int"
        case .float: "Double"
        case .string: "String"
        case .boolean: "Bool"
        case .type(let name): name
        default: nil
        }
    }

    /// How far the initializer is seen.
    var access: Access { initializer?.declaration.access ?? .module }

    /// - Parameter place: that of the switch among the parameters of `signature`.
    func edits(at place: Int) -> [Edit] {
        guard let initializer else {
            let given = stored.filter(\.isGiven)
            return [property("var \(name) = true", before: place < given.count ? given[place] : nil)]
        }
        let parameter = SwitchParameter.edits("\(name): Bool = true", to: initializer, at: place, copier)
        let assignment = "self.\(name) = \(name)"
        let statement: Edit
        if let last = initializer.statements.last {
            let range = file.range(of: last)
            let isLine = copier.isFirstOnLine(range.lowerBound) && copier.lineMayEnd(behind: range.upperBound)
            let end = isLine ? file.endOfLine(range.upperBound) : range.upperBound
            statement = Edit(
                end..<end,
                isLine ? copier.lineBreak + copier.indentation(at: range.lowerBound) + assignment : "; " + assignment)
        } else {
            let start = file.range(of: initializer.body!).lowerBound + 1
            statement = Edit(start..<start, " \(assignment) ")
        }
        return [property("let \(name): Bool", before: nil)] + parameter + [statement]
    }

    /// The property before another one, or behind the last that it is like and all that a memberwise initializer takes before
    /// it; on a line of its own where that one has one.
    private func property(_ text: String, before next: Stored?) -> Edit {
        let plain = stored.filter { $0.attributes.isEmpty }
        let last = stored.last { $0.attributes.isEmpty || initializer == nil && $0.isGiven }
        let model = next ?? last ?? stored.last
        // The memberwise initializer takes it.
        let isPrivate =
            initializer == nil ? nil : plain.last?.modifiers.first { ["private", "fileprivate"].contains($0) }
        let line = (isPrivate.map { $0 + " " } ?? "") + text
        guard let model else {
            let block = file.range(of: type.members.first ?? type.node)
            guard copier.isFirstOnLine(block.lowerBound) else {
                let start = file.range(of: file.child(.memberBlock, of: type.node) ?? type.node).lowerBound + 1
                return Edit(start..<start, " \(line);")
            }
            let start = copier.startOfLine(startWithComments(of: block.lowerBound))
            return Edit(
                start..<start, copier.indentation(at: block.lowerBound) + line + copier.lineBreak + copier.lineBreak)
        }
        let range = file.range(of: model.variable.node)
        guard Self.isAlone(model, copier) else {
            return next == nil
                ? Edit(range.upperBound..<range.upperBound, "; " + line)
                : Edit(range.lowerBound..<range.lowerBound, line + "; ")
        }
        let depth = copier.indentation(at: range.lowerBound)
        if next != nil {
            let start = copier.startOfLine(startWithComments(of: range.lowerBound))
            return Edit(start..<start, depth + line + copier.lineBreak)
        }
        let end = file.endOfLine(range.upperBound)
        return Edit(end..<end, copier.lineBreak + depth + line)
    }

    /// Where the comments right above a declaration begin.
    private func startWithComments(of offset: Int) -> Int {
        let comments = file.comments(before: file.firstToken(endingAfter: offset)).filter {
            copier.isFirstOnLine($0.range.lowerBound)
        }
        return comments.first?.range.lowerBound ?? offset
    }
}

extension Copier {
    /// True if a line may be put behind the one of `offset`: nothing stands there but comments that end with it.
    fileprivate func lineMayEnd(behind offset: Int) -> Bool {
        let rest = offset..<file.endOfLine(offset)
        return file.tokenTexts(in: rest).isEmpty
            && file.comments(in: rest).allSatisfy { $0.range.upperBound <= rest.upperBound }
    }
}

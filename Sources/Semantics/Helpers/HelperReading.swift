import RuleModel
import Syntax

extension HelperDeclaration {
    /// The functions of a file that are helpers, and those that a call of one could be confused with.
    ///
    /// What they are called on may be no view: only all files together can tell.
    package static func all(in file: SourceFile, _ lines: FileLines) -> [HelperDeclaration] {
        let aliases = file.all(.typealiasDeclaration).compactMap { TypeAlias($0, in: file) }
        let closureTypes = Set(aliases.filter(\.isClosure).compactMap(\.name))
        let functions = file.all(.functionDeclaration, .initializerDeclaration).compactMap { node in
            FunctionDeclaration(node, in: file).flatMap { HelperDeclaration($0, closureTypes, lines) }
        }
        return functions + modifiers(in: file, lines)
    }

    /// The names of the helpers that a file declares.
    package static func names(in file: SourceFile) -> Set<String> {
        Set(all(in: file, FileLines(of: file, path: "")).filter(\.isHelper).map(\.name))
    }

    /// Reads a function with a condition and a closure, which a call of a helper could mean; nil for any other.
    ///
    /// - Parameter closureTypes: the names that the file gives to types of closures.
    private init?(_ function: FunctionDeclaration, _ closureTypes: Set<String>, _ lines: FileLines) {
        guard var written = function.readParameters, let name = function.name,
            // What there may be none of decides itself.
            written.count >= 2 || written.first?.holdsViewModifier == true
        else { return nil }
        for index in written.indices where !closureTypes.isEmpty {
            written[index].isNamedClosure = closureTypes.contains(plainTypeName(written[index].bareType))
        }
        guard written.contains(where: { $0.isTransform || $0.isViewModifier || $0.holdsViewModifier }),
            let subject = HelperSubject(of: function, written)
        else {
            return nil
        }
        // `some SwiftUI.View`
        let result = (function.result ?? "Void").replacing("SwiftUI.", with: "")
        // What a function does matters only where it has a closure over its view, and most have none.
        let closures = subject.closures(among: written)
        let mayApply =
            !closures.isEmpty
            || written.contains { $0.isNamedClosure || $0.isViewModifier || $0.holdsViewModifier || $0.isContent }
        var body = HelperBody(view: subject.name, result: result, parameters: written, file: function.file)
        let reading = HelperMeaning(
            of: body.value(of: mayApply ? function.statements : []), parameters: written, closures: closures)
        var meaning = reading.meaning
        if case .applies = meaning {
            // A parameter that plays no part and cannot be left out makes the function something more.
            let more = written.first { !$0.hasDefault && reading.parts[$0.name] == nil && $0.name != subject.name }
            if let more { meaning = .exceeds(.takes(more.label ?? more.name)) }
        }
        if function.isInitializer {
            // An initializer is there for functions to hand on to.
            guard meaning.isHelper, !meaning.isExcess else { return nil }
        } else if subject.isArgument {
            guard meaning.isHelper else { return nil }
            meaning = .exceeds(.takesView)
        }
        let parts = meaning == .other ? [:] : reading.parts
        self.init(
            name: name, receiver: subject.receiver,
            parameters: written.map { Parameter($0, parts[$0.name], in: function.file) },
            result: result, meaning: meaning, erases: function.file.words(in: function.range).contains("AnyView"),
            range: function.range, sighting: lines.sighting(at: function.parametersOffset),
            access: function.declaration.access, cases: body.cases, erasures: body.erasures,
            bounds: subject.bounds)
    }
}

extension FunctionDeclaration {
    /// The parameters, with what is known of those that are modifiers.
    var readParameters: [FunctionParameter]? {
        parameters?.map { parameter in
            func isModifier(_ type: String) -> Bool {
                ["some ViewModifier", "any ViewModifier"].contains(type) || requires(type, toBe: "ViewModifier")
            }
            var parameter = parameter
            parameter.isViewModifier = isModifier(parameter.givenType)
            parameter.holdsViewModifier = parameter.heldType.map(isModifier) ?? false
            return parameter
        }
    }
}

extension HelperDeclaration.Parameter {
    init(_ written: FunctionParameter, _ part: HelperMeaning.Part?, in file: SourceFile) {
        let isPlain = written.isClosure && part == nil
        self.init(
            label: written.label, role: part?.role, hasDefault: written.hasDefault,
            isFunction: written.isClosure && !written.isOptionalClosure
                && [.condition, .payload].contains(part?.role),
            closure: isPlain ? HelperDeclaration.ClosureShape(view: 0, payload: nil) : part?.closure,
            isVariadic: written.isVariadic, type: written.bareType, modifier: part?.modifier,
            taken: written.takenTypes.isEmpty ? nil : written.takenTypes.count { !$0.isEmpty })
        if role == .transform || role == .otherwise, let value = written.defaultValue, !file.keepsView(value) {
            otherDefault = file.excerpt(file.range(of: value))
        }
    }
}

extension SourceFile {
    /// True for a default that leaves a view as it is: `{ $0 }`, `nil`, `EmptyModifier()`.
    fileprivate func keepsView(_ value: NodeID) -> Bool {
        if kind(value) == .nilLiteral || Call(value, in: self)?.plainTypeName == "EmptyModifier" { return true }
        guard let closure = Closure(value, in: self), let result = closure.soleExpression else { return false }
        return closure.mentions(of: closure.parameter(0)).contains(erasedView(result) ?? result)
    }
}

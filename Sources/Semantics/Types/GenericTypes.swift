import RuleModel
import Syntax

// What the declaration of a generic parameter shows of values of that type.
extension TypeReader {
    /// What a generic parameter's declaration shows of a value: `some ShapeStyle` of `style: S` where `S: ShapeStyle`; nil
    /// for another type.
    func generic(_ type: String, at node: NodeID) -> Evidence? {
        guard let written = file.constraints(ofGeneric: type, at: node) else { return nil }
        if namesViews { return .type("some " + written.joined(separator: " & ")) }
        let stated = written.map(plainTypeName).flatMap { [$0] + names.project.ancestors(of: $0) }
            .filter { rules.fact(named: $0) != nil }
        // What no page speaks of may imply more.
        let isKnown = written.map(plainTypeName).allSatisfy {
            rules.fact(named: $0) != nil || names.project.isDeclared($0)
        }
        guard isKnown, !written.isEmpty else { return nil }
        // Of protocols of the project's alone it has their members.
        return self.type(written: "some " + (stated.isEmpty ? written : stated.unique).joined(separator: " & "))
    }

    /// What a closure gives that a function takes: `some View` of `label()` where `label: () -> V` and `V: View`.
    func resultOfParameter(_ name: String, at node: NodeID) -> Evidence? {
        guard case .type(let type)? = names.typed(name, at: node)?.type, type.contains("->") else { return nil }
        return generic(String(type.drop { $0 != ">" }.dropFirst().drop { $0 == " " }), at: node)
    }
}

extension ProjectTypes {
    /// `(Int) -> Void` for `Handler<Int>`, where `typealias Handler<T> = (T) -> Void`.
    func genericTarget(of type: String) -> String? {
        guard type.hasSuffix(">"), case let found = Array(types(named: plainTypeName(type))), found.count == 1,
            let (parameters, target) = found[0].genericTarget,
            let values = values(of: parameters, in: type)
        else { return nil }
        return target.mappingNames { values[$0] ?? $0 }
    }

    /// A member of a value, as what it is there: of type `Color` for `value: T` in `Box<Color>`; unknown where nothing shows that.
    func specialized(_ member: TypedName, in type: String) -> TypedName {
        let owner = plainTypeName(type)
        guard case .type(let text) = member.type, text.namesInText.contains(where: { isLeftOpen($0, in: [owner]) })
        else {
            return member
        }
        let found = Array(types(named: owner))
        let values = found.count == 1 ? values(of: found[0].parameters, in: type) : nil
        // Nothing shows what `T.ID` is.
        let shown = text.mappingNames { name in
            isLeftOpen(String(name.prefix { $0 != "." }), in: [owner]) ? values?[name] : name
        }
        return member.with(shown.map { .type($0) } ?? .unknown)
    }

    /// What the parameters of a generic type stand for where it is written; nil where not all that is plain.
    private func values(of parameters: [String], in type: String) -> [String: String]? {
        guard type.hasSuffix(">"), let angle = type.firstIndex(of: "<") else { return nil }
        let given = type[type.index(after: angle)...].dropLast().split(separator: ",").map { $0.drop { $0 == " " } }
        guard given.count == parameters.count, !given.contains(where: { $0.contains { "<([".contains($0) } }) else {
            return nil
        }
        return Dictionary(zip(parameters, given.map(String.init))) { first, _ in first }
    }
}

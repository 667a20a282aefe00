import RuleModel
import Syntax

/// Reads the body of a function: does it choose between its view and its view with a closure applied?
///
/// Everything else in the body makes it no helper: a helper does one thing.
struct HelperBody {
    /// The view's name in the body: `self`, or a parameter of an initializer.
    let view: String
    /// What the function gives back: `some View`, `AnyView`.
    let result: String
    let parameters: [WrittenParameter]
    let file: SourceFile

    typealias Reading = (meaning: HelperDeclaration.Meaning, parts: [String: HelperDeclaration.Part])

    /// What is given back on one side.
    private enum Value {
        case view
        case applied(closure: String, shape: HelperDeclaration.ClosureShape)
    }

    func meaning(of statements: [NodeID]) -> Reading? {
        switch statements.count {
        case 1:
            let statement = unwrapped(statements[0])
            switch file.kind(statement) {
            case .ifStatement:
                let parts = file.children(of: statement)
                guard parts.count == 3 else { return nil }
                return choice(test(parts[0]), value(of: parts[1]), value(of: parts[2]), negated: false)
            case .sequence:
                let parts = file.children(of: statement)
                guard parts.count == 3 else { return nil }
                if file.kind(parts[1]) == .ternary, let active = file.children(of: parts[1]).first {
                    return choice(test(parts[0]), value(of: active), value(of: parts[2]), negated: false)
                }
                return nil
            case .call:
                return group(statement).flatMap { meaning(of: $0) } ?? delegation(statement)
            default: return nil
            }
        case 2:
            // `if condition { return transform(self) }`, `guard condition else { return self }`, and what follows.
            let parts = file.children(of: statements[0])
            guard parts.count == 2 else { return nil }
            switch file.kind(statements[0]) {
            case .ifStatement:
                return choice(test(parts[0]), value(of: parts[1]), value(of: statements[1]), negated: false)
            case .guardStatement:
                let condition = test(parts[0])
                return choice(condition, value(of: statements[1], condition), value(of: parts[1]), negated: false)
            default: return nil
            }
        default: return nil
        }
    }

    private func choice(_ test: HelperTest?, _ first: Value?, _ second: Value?, negated: Bool) -> Reading? {
        guard let test, let first, let second else { return nil }
        let role: KnownHelper.Role = test.isPayload ? .payload : .condition
        var parts = [test.parameter: HelperDeclaration.Part(role: role)]
        var isNegated = test.isNegated
        switch (first, second) {
        case (.applied(let closure, let shape), .view):
            parts[closure] = HelperDeclaration.Part(role: .transform, closure: shape)
        case (.view, .applied(let closure, let shape)):
            parts[closure] = HelperDeclaration.Part(role: .transform, closure: shape)
            isNegated.toggle()
        case (.applied(let one, let oneShape), .applied(let other, let otherShape)) where one != other:
            let swapped = test.isNegated
            parts[swapped ? other : one] = .init(role: .transform, closure: swapped ? otherShape : oneShape)
            parts[swapped ? one : other] = .init(role: .otherwise, closure: swapped ? oneShape : otherShape)
            isNegated = false
        default: return nil
        }
        // Nothing is unwrapped where an optional is nil.
        if test.isPayload, isNegated { return nil }
        return (.applies(isNegated: isNegated, isErased: result == "AnyView"), parts)
    }

    private func test(_ node: NodeID) -> HelperTest? { HelperTest(node, parameters: parameters, file: file) }

    /// What a block or an expression gives back. `test` shows the names under which an optional is unwrapped in it.
    private func value(of node: NodeID, _ test: HelperTest? = nil, mayErase: Bool = true) -> Value? {
        switch file.kind(node) {
        case .codeBlock, .closure:
            let statements = file.statements(of: node)
            guard statements.count == 1 else { return nil }
            return value(of: statements[0], test ?? self.test(around: node))
        default: break
        }
        let expression = unwrapped(node)
        if file.name(expression) == view { return .view }
        guard let call = CallParts(of: expression, in: file) else { return nil }
        if !call.isMember, let closure = parameters.first(where: { $0.name == call.name }), closure.isClosure {
            return shape(of: call, test ?? self.test(around: node)).map { .applied(closure: call.name, shape: $0) }
        }
        if let statements = group(expression), statements.count == 1 { return value(of: statements[0], test) }
        // `transform(self).erased()`: what gives back this type and takes nothing is an erasure.
        if result == "AnyView", mayErase, call.isMember, call.arguments.isEmpty, let base = call.base {
            return value(of: base, test, mayErase: false)
        }
        return nil
    }

    /// The condition of the `if` whose branch a node is or lies in.
    private func test(around node: NodeID) -> HelperTest? {
        for ancestor in file.ancestors(of: node) where file.kind(ancestor) == .ifStatement {
            return file.child(.conditions, of: ancestor).flatMap { test($0) }
        }
        return nil
    }

    /// `transform(self)`, `transform(self, value)`, `transform(AnyView(self), value!)`
    private func shape(of call: CallParts, _ test: HelperTest?) -> HelperDeclaration.ClosureShape? {
        var viewPlace: Int?
        var payloadPlace: Int?
        for (place, argument) in call.arguments.enumerated() {
            var value = unwrapped(argument.value)
            if file.kind(value) == .forceUnwrap, let inner = file.children(of: value).first { value = inner }
            guard let name = file.name(value) else { return nil }
            if name == view {
                viewPlace = place
            } else if let test, test.isPayload, name == test.unwrapped || name == test.parameter {
                payloadPlace = place
            } else {
                return nil
            }
        }
        return viewPlace.map { HelperDeclaration.ClosureShape(view: $0, payload: payloadPlace) }
    }

    /// The statements in `Group { … }`.
    private func group(_ node: NodeID) -> [NodeID]? {
        guard let call = CallParts(of: node, in: file), !call.isMember, call.name == "Group",
            call.arguments.count == 1, file.kind(call.arguments[0].value) == .closure
        else { return nil }
        return file.statements(of: call.arguments[0].value)
    }

    /// Without `return`, parentheses, `AnyView(…)` and the case that an initializer assigns: `self = .some(…)`.
    private func unwrapped(_ node: NodeID) -> NodeID {
        var node = file.withoutParentheses(node)
        while true {
            let children = file.children(of: node)
            switch file.kind(node) {
            case .returnStatement where children.count == 1:
                node = file.withoutParentheses(children[0])
            case .call:
                guard let call = CallParts(of: node, in: file), !call.isMember, call.name == "AnyView",
                    call.arguments.count == 1, call.arguments[0].label == nil || call.arguments[0].label == "erasing"
                else { return node }
                let value = call.arguments[0].value
                if file.kind(value) == .closure { return node }
                node = file.withoutParentheses(value)
            case .sequence where view != "self":
                guard children.count == 3, file.name(children[0]) == "self", file.text(of: children[1]) == "=",
                    let call = CallParts(of: children[2], in: file), call.isMember, call.arguments.count == 1
                else { return node }
                node = file.withoutParentheses(call.arguments[0].value)
            default: return node
            }
        }
    }

    /// `self.if(condition, transform: transform)`, `EitherView(condition: condition, input: self, modify: transform)`
    private func delegation(_ node: NodeID) -> Reading? {
        guard view == "self", let call = CallParts(of: node, in: file) else { return nil }
        let isInitializer = !call.isMember && call.name.first?.isUppercase == true
        if call.isMember, call.base.flatMap({ file.name($0) }) != "self" { return nil }

        var isNegated = false
        var arguments: [HelperDeclaration.Delegation.Argument] = []
        for argument in call.arguments {
            var passed = file.withoutParentheses(argument.value)
            if file.kind(passed) == .closure {
                guard let forwarded = forwarded(by: passed) else { return nil }
                passed = forwarded
            }
            let test = HelperTest(passed, parameters: parameters, file: file)
            let name = test?.parameter ?? file.name(passed)
            let place = parameters.firstIndex { $0.name == name }
            guard place != nil || (isInitializer && name == view) else { return nil }
            if let test, test.isNegated { isNegated = true }
            arguments.append(.init(label: argument.label, parameter: place, isTrailing: argument.isTrailing))
        }
        let passed = arguments.compactMap(\.parameter).map { parameters[$0] }
        guard passed.contains(where: \.isClosure), passed.contains(where: { !$0.isClosure }) else { return nil }
        return (
            .delegates(
                .init(name: call.name, isInitializer: isInitializer, arguments: arguments, isNegated: isNegated)), [:]
        )
    }

    /// The callee of `{ transform($0) }` and `{ view in transform(view) }`.
    private func forwarded(by closure: NodeID) -> NodeID? {
        let statements = file.statements(of: closure)
        guard statements.count == 1, let call = CallParts(of: unwrapped(statements[0]), in: file), !call.isMember,
            call.arguments.allSatisfy({ file.kind($0.value) == .name && $0.label == nil })
        else { return nil }
        return file.children(of: call.node).first
    }
}

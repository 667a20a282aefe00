import RuleModel
import Syntax

/// Who makes views of the statements of a closure.
package enum BuilderClosure {
    /// `VStack { … }`, and as far as its text says `Button("Save") { … }`.
    case container
    /// A modifier whose page says so: `.overlay { … }`.
    case modifier
    /// `#Preview { … }`
    case macro
}

extension SourceFile {
    /// nil for a closure of which nothing shows that it builds views.
    package func builder(_ closure: NodeID, _ rules: RuleBook) -> BuilderClosure? {
        for outer in surroundings(of: closure) {
            switch kind(outer) {
            case .arguments, .argument, .labelledClosure: continue
            case .macroExpansion: return .macro
            case .call:
                guard let call = Call(outer, in: self),
                    let argument = call.arguments.first(where: { $0.value == closure })
                else { return nil }
                if !call.isMember { return call.name.isTypeName && call.name != "AnyView" ? .container : nil }
                let parameters = (rules.overloads[call.name] ?? []).flatMap(\.signature.parameters)
                let builds = parameters.contains {
                    $0.isBuilder && (argument.label == nil || argument.label == $0.label)
                }
                return builds ? .modifier : nil
            default: return nil
            }
        }
        return nil
    }

    /// True for what is shown while a program is written, and by no program: in `#Preview { … }` and in a `PreviewProvider`.
    package func isInPreview(_ node: NodeID) -> Bool {
        surroundings(of: node).contains { outer in
            kind(outer) == .macroExpansion && identifiers(of: outer).first == "Preview"
                || TypeDeclaration(outer, in: self)?.inheritedNames.contains("PreviewProvider") ?? false
        }
    }
}

import RuleModel
import Syntax

// Where a declaration could be that nobody has looked at.
extension OwnModifiers {
    /// What another file would have to declare so that more could be said of what some modifiers do, or types that are
    /// applied as modifiers: those in their bodies, and what is evaluated there.
    func wanted(_ names: Set<String>) -> (names: Set<String>, paths: Set<ValuePath>) {
        var (seen, open) = (names, Array(names))
        var paths: Set<ValuePath> = []
        while let name = open.popLast() {
            let sources = declarations(name)
            for file in sources.map(\.file) {
                let scopes = Scopes(of: file)
                for node in file.all(.keyPath) { seen.formUnion(file.identifiers(of: node)) }
                for node in file.all(.call) {
                    guard let call = Call(node, in: file) else { continue }
                    let isPage = rules.states(call.name)
                    if isPage {
                        for argument in call.arguments {
                            paths.formUnion(Totality.paths(askedBy: argument.value, in: scopes))
                        }
                    }
                    // `.modifier(Card())`
                    let applied =
                        rules.takesModifier(call.name) ? call.soleArgument.flatMap { Call($0.value, in: file) } : nil
                    let inner = [isPage ? nil : call.name, applied?.name].compactMap(\.self)
                    open += inner.filter { seen.insert($0).inserted }
                }
            }
        }
        return (seen, paths)
    }
}

import Semantics
import Syntax

extension EitherViewScope {
    /// What shows that files which are taken for one module are several; nil where nothing does, or where it is known which
    /// files are part of which.
    func partition(of here: Modules) -> String? {
        if here.isKnown { return nil }
        if let division = modules.division { return division }
        var seen: Set<HelperSignature> = []
        for file in declarations where file.declaresHelper {
            let others = modules.modules(of: file.path)
            guard !others.isKnown, others.overlap(here) else { continue }
            for signature in file.helperSignatures {
                if !seen.insert(signature).inserted { return "several files declare `\(signature.name)`" }
            }
            if file.declaresPublicHelper, let name = modules.importedFolder(around: file.path) {
                return "`\(name)` is imported"
            }
        }
        return nil
    }

    /// True if whoever compiles this file or sees the helper that it calls sees what a file declares.
    func isWithHelper(_ other: Path, _ call: ConditionalCall) -> Bool {
        if other == path || other == policy.support || mentionsType { return true }
        let helpers = declarations.filter { $0.declaresHelper(named: call.helper) }
        return !helpers.isEmpty && helpers.allSatisfy { declares($0.path) }
    }
}

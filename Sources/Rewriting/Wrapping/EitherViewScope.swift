import Semantics
import Syntax

/// Where the calls of one file find `EitherView`.
struct EitherViewScope {
    let policy: BranchPolicy
    let path: Path
    let declarations: [Declarations]
    private let modules: ModuleMap
    /// The modules that the file imports.
    private let imports: Set<String>

    init(_ own: FileSemantics, _ policy: BranchPolicy) {
        self.policy = policy
        path = own.path
        declarations = own.index.declarations
        modules = own.index.modules
        imports = Set(own.file.importedWords)
    }

    enum Place: Equatable {
        /// It is declared already.
        case declared
        /// This file is to declare it.
        case file(Path)
    }

    /// The one type of that name in sight, if there is one.
    private var visible: EitherViewType? {
        let own = modules.modules(of: path)
        return declarations.firstNonNil { file -> EitherViewType? in
            guard let type = file.eitherView else { return nil }
            if file.path == path { return type }
            if type.isPrivate { return nil }
            let others = modules.modules(of: file.path)
            return others.areSeen(from: own) || (type.isPublic && modules.name(others, in: imports)) ? type : nil
        }
    }

    /// True if nothing in sight says that `EitherView` is another type than ours.
    func isOurs(_ kind: ConditionKind) -> Bool { visible?.takes(kind) != false }

    /// True if a file declares one itself.
    func declares(_ path: Path) -> Bool { declarations.contains { $0.path == path && $0.eitherView != nil } }

    /// True if there is a type of that name in some of the modules, though it may be out of sight in others.
    private func isDeclared(inPartOf own: Modules) -> Bool {
        declarations.contains { file in
            file.eitherView?.isPrivate == false && modules.modules(of: file.path).overlap(own)
        }
    }

    /// What there is of that name takes the call.
    func check(_ call: ConditionalCall) throws(Refusal) {
        guard let type = visible, !type.takes(call.kind) else { return }
        throw call.kind == .optional && type.takesCondition ? .noPayloadInitializer : .otherEitherView
    }

    /// Where a call finds it, or is going to.
    func place(for call: ConditionalCall) throws(Refusal) -> Place {
        if visible != nil { return .declared }
        let own = modules.modules(of: path)
        if let support = policy.support, modules.modules(of: support).areSeen(from: own) { return .file(support) }
        let homes = declarations.filter { file in
            let others = modules.modules(of: file.path)
            return file.declaresHelper && others.areSeen(from: own) && !isDeclared(inPartOf: others)
        }
        let helpers = homes.filter { $0.declaresHelper(named: call.helper) }
        // Of several files that declare the same, any would do; the first is the same one for every call.
        if let home = helpers.map(\.path).filter(policy.targets.contains).min() { return .file(home) }
        // The file of another helper does as well: what it declares for a call of that one is seen from here.
        let others = homes.filter { policy.targets.contains($0.path) }
        if let most = others.map(\.helperCount).max(), let home = others.first(where: { $0.helperCount == most }) {
            return .file(home.path)
        }
        throw helpers.isEmpty ? .noPlaceForEitherView : .helperIsNoTarget(call.helper)
    }
}

import Syntax

/// Where the calls of one file find `EitherView`.
struct EitherViewScope {
    let policy: BranchPolicy
    let path: String
    let declarations: [Declarations]
    /// The modules that the file imports.
    private let imports: Set<String>

    init(_ own: FileContext) {
        policy = own.context.branches
        path = own.path
        declarations = own.context.declarations
        imports = own.file.importedNames
    }

    enum Place: Equatable {
        /// It is declared already.
        case declared
        /// This file is to declare it.
        case file(String)
    }

    /// The one type of that name in sight, if there is one.
    private var visible: EitherViewType? {
        let module = policy.module(of: path)
        return declarations.lazy.compactMap { file -> EitherViewType? in
            guard let type = file.eitherView else { return nil }
            if file.path == path { return type }
            if type.isPrivate { return nil }
            let other = policy.module(of: file.path)
            let name = other.split(separator: "/").last.map(String.init)
            return other == module || (type.isPublic && name.map(imports.contains) == true) ? type : nil
        }.first
    }

    /// True if nothing in sight says that `EitherView` is another type than ours.
    func isOurs(_ kind: PlannedCall.Kind) -> Bool { visible?.takes(kind) != false }

    /// True if a file declares one itself.
    func declares(_ path: String) -> Bool { declarations.contains { $0.path == path && $0.eitherView != nil } }

    func place(for call: ConditionalCall) throws(Refusal) -> Place {
        if let type = visible {
            guard type.takes(call.kind) else { throw .otherEitherView }
            return .declared
        }
        let module = policy.module(of: path)
        if let support = policy.support, policy.module(of: support) == module { return .file(support) }
        let helpers = declarations.filter { file in
            policy.module(of: file.path) == module && file.helpers.contains { $0 == call.declaration }
        }
        // Of several files that declare the same, any would do; the first is the same one for every call.
        if let helper = helpers.map(\.path).filter(policy.targets.contains).min() { return .file(helper) }
        throw helpers.isEmpty ? .noPlaceForEitherView : .helperIsNoTarget(call.helper)
    }
}

extension SourceFile {
    /// `App` of `import App`, `@testable import struct App.Row`.
    fileprivate var importedNames: Set<String> {
        nodes.indices.reduce(into: []) { names, index in
            guard nodes[index].kind == .importDeclaration else { return }
            for token in tokenIndices(of: NodeID(index)) where tokens[token].kind == .identifier {
                names.insert(word(at: token))
            }
        }
    }
}

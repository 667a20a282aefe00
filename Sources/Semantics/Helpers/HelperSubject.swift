import Syntax

/// What a function treats as its view: what it is called on, or one of its parameters.
struct HelperSubject {
    /// Its name in the body.
    let name: String
    /// What the function is called on, without its module. Empty for a global function.
    let receiver: String
    /// What it must be besides: `Themed` of `extension View where Self: Themed`, and of `extension Themed where Self: View`.
    private(set) var bounds: [String] = []
    /// True for a parameter of what is no initializer.
    let isArgument: Bool
    /// How closures spell its type.
    private let types: Set<String>

    /// nil for a function without a view, as far as its declaration shows.
    init?(of function: FunctionDeclaration, _ parameters: [FunctionParameter]) {
        let owner = function.declaration.owner
        if function.isInitializer {
            guard let owner, let parameter = parameters.first(where: { !$0.isClosure && $0.isGeneric }) else {
                return nil
            }
            (name, receiver, isArgument, types) = (parameter.name, owner.name, false, [parameter.type])
            return
        }
        let taken = Set(parameters.flatMap(\.takenTypes))
        let isMember = owner != nil && !function.declaration.isStatic
        let own: Set<String> = owner.map { ["Self", $0.name, $0.sameType ?? $0.name] } ?? []
        // `AnyView`, and a generic parameter that is required to be a view.
        func mayBeView(_ type: String) -> Bool {
            ViewTypes.types.contains(type) || function.requires(type, toBe: "View")
        }
        let argument = parameters.first {
            !$0.isClosure && !$0.isCondition && taken.contains($0.bareType) && mayBeView($0.bareType)
        }
        if let argument, !isMember || taken.isDisjoint(with: own) {
            guard owner != nil || function.declaration.isAtTopLevel else { return nil }
            (name, receiver, isArgument, types) = (argument.name, owner?.name ?? "", true, [argument.bareType])
        } else if let owner, isMember {
            name = "self"
            // `extension Styled where Self: View`
            receiver = owner.sameType ?? (owner.boundsOfSelf.contains("View") ? "View" : owner.name)
            isArgument = false
            types = own.union(["AnyView"])
            if receiver == "View", owner.sameType == nil {
                bounds = ([owner.name] + owner.boundsOfSelf).filter { $0 != "View" }
            }
        } else {
            return nil
        }
    }

    /// The closures that take the view, with what they are given.
    func closures(among parameters: [FunctionParameter]) -> [(name: String, shape: HelperDeclaration.ClosureShape)] {
        parameters.compactMap { parameter in
            let taken = parameter.takenTypes
            guard let view = taken.firstIndex(where: types.contains) else { return nil }
            return (parameter.name, .init(view: view, payload: taken.count > 1 ? (view == 0 ? 1 : 0) : nil))
        }
    }
}

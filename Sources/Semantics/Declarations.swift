import RuleModel
import Syntax

/// What one file declares that plans of other files depend on.
public final class Declarations: Sendable {
    /// Where the file lies, as the context names it; tells modules apart.
    public let path: Path
    /// Those that differ only in where they stand are kept once.
    let helpers: [HelperDeclaration]
    /// Where the file's own helpers stand: what they forward is theirs.
    package let helperRanges: SortedRanges
    package let names: DeclaredTypes
    /// The protocols that a type is declared to conform to, without their modules, where views are among them.
    package let conformances: [String: Set<String>]
    /// By the names of types, the labels of initializers that can fail.
    let failingInitializers: [String: [[String?]]]
    /// By the names of types, what makes their values.
    let initializers: [String: [OwnInitializer]]
    /// The types that it declares, and other names for types.
    package let types: [OwnType]
    package let flags: [ConstantFlag]
    /// By name, the functions of types and extensions, among which may be overloads of modifiers.
    package let modifiers: [String: [OwnModifier]]
    /// By name, the computed properties of extensions that give a view: of `View`, say.
    let viewProperties: [String: [DeclarationSource]]
    /// By name, the types that can be applied as modifiers.
    package let viewModifiers: [String: [ViewModifierType]]
    package let eitherView: EitherViewType?
    /// The conditions of the `#if` in which it would declare that type beside its helpers.
    package let conditionsOfViews: [String]
    /// Of its helpers, but for those that no other file sees.
    package let helperSignatures: Set<HelperSignature>
    let eitherViews: EitherViewMentions
    /// By enum, the cases of which it shows what they hold.
    let shownCases: [String: Set<String>]
    /// The methods that give an `AnyView` of what they are called on.
    let erasures: Set<String>
    /// Those that do more than that.
    let erasuresOfMore: Set<String>
    /// By name, what has a body.
    let bodies: [String: [EvaluatedBody]]
    /// By owner and name, what its bodies show of views.
    let shownBodies: [String: [String: [ShownBody]]]
    /// True if it has a `!` of its own: `prefix func ! (value: Flags) -> Bool`.
    let declaresNegation: Bool
    /// The types of which values are compared in a way of their own: `static func == (a: Size, b: Size) -> Bool`.
    let comparedTypes: Set<String>
    /// By the names of types, and of functions named like types, the types of what they are given.
    let takenTypes: [String: Set<String>]
    /// The members of `AnyView`, and of what is known to hold one.
    let membersOfAnyView: Set<String>
    /// By the names of views, where they put the content that they are given.
    let contentPlaces: [String: ContentPlace]
    /// What types are called by it that stand in others: `Color.Background`.
    let nested: [String]
    /// Of these, what it only extends.
    let extended: [String]
    /// The names of what it declares, and of the types of which that is.
    let words: Set<String>

    public init(of file: SourceFile, path: Path) {
        self.path = path
        let lines = FileLines(of: file, path: path)
        let all = HelperDeclaration.all(in: file, lines)
        var seen: Set<HelperDeclaration> = []
        helpers = all.filter { seen.insert($0.withoutPlace).inserted }
        helperRanges = SortedRanges(all.filter { $0.isHelper && $0.excess == nil }.map(\.range))
        names = DeclaredTypes(in: file, lines)
        conformances = file.conformances
        failingInitializers = file.failingInitializers
        initializers = OwnInitializer.all(in: file)
        types = OwnType.all(in: file, lines)
        let scopes = Scopes(of: file)
        flags = ConstantFlag.all(in: scopes, lines)
        bodies = EvaluatedBody.all(in: scopes, at: path)
        shownBodies = ShownBody.all(in: scopes, lines)
        modifiers = Dictionary(grouping: OwnModifier.all(in: file, lines), by: \.signature.name)
        viewProperties = file.viewProperties(lines)
        viewModifiers = Dictionary(grouping: ViewModifierType.all(in: file, lines), by: \.name)
        declaresNegation = file.all(.functionDeclaration).contains { node in
            file.tokenTexts(of: node).prefix(16).drop { $0 != "func" }.dropFirst().first == "!"
        }
        comparedTypes = file.comparedTypes
        takenTypes = file.takenTypes
        membersOfAnyView = file.membersOfAnyView
        eitherView = EitherViewType(in: file, helpers: helpers)
        eitherViews = EitherViewMentions(in: file)
        conditionsOfViews = helpers.contains(where: \.isHelper) ? file.conditionsOfViews : []
        helperSignatures = HelperSignature.all(of: helpers, in: file)
        shownCases = file.shownCases
        (erasures, erasuresOfMore) = file.erasures
        contentPlaces = ContentPlace.all(in: scopes)
        nested = Set(names.members.keys).union(conformances.keys).filter { $0.contains(".") }.sorted()
        let declared = Set(types.map(\.path))
        extended = nested.filter { !declared.contains($0) }
        words = types.reduce(into: Set(conformances.keys.map(plainTypeName)).union(bodies.keys)) { $0.insert($1.name) }
            .union(names.words).union(shownBodies.keys).union(shownBodies.values.flatMap(\.keys))
    }

    /// True if nothing else in its module may be a global `EitherView`, wherever that is seen.
    package var takesNameOfEitherView: Bool { eitherView?.isMember == false || eitherViews.isGlobalName }

    package func declaresHelper(named name: String) -> Bool { helpers.contains { $0.isHelper && $0.name == name } }

    /// True if a call may be one of a helper that it declares.
    public var declaresHelper: Bool { helpers.contains(where: \.isHelper) }

    /// True for a file of which another module may see a helper.
    package var declaresPublicHelper: Bool { helpers.contains { $0.isHelper && $0.access == .everywhere } }

    package var helperCount: Int { helpers.count(where: \.isHelper) }
}

extension SourceFile {
    /// What each type of the file is declared to inherit and conform to, by its name behind that of the type in which it
    /// stands: `Color.Background`.
    package var conformances: [String: Set<String>] {
        nodes.indices.reduce(into: [:]) { found, index in
            guard let type = TypeDeclaration(NodeID(index), in: self) else { return }
            let names = type.inheritedNames
            if !names.isEmpty { found[type.path, default: []].formUnion(names) }
        }
    }
}

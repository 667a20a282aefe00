import RuleModel
import Syntax

/// What the sources of a project show. It never changes.
///
/// What a file declares is put in order once, when it is parsed, and questions go from file to file; so a project with a
/// file as it is now is another list of files. Only the helpers, which hand on to each other, are put in order for all.
public struct ProjectIndex: Sendable {
    public private(set) var rules: RuleBook
    /// What each file declares, in the order of their paths.
    public let declarations: [Declarations]
    package let helpers: HelperTable
    /// Their types, in sight or not.
    let project: ProjectTypes
    public private(set) var modules: ModuleMap
    /// What of all that one file sees; nil for all of it.
    package private(set) var sight: Sight?

    public init(rules: RuleBook, declarations: [Declarations], modules: ModuleMap = ModuleMap()) {
        let declarations = declarations.sorted { $0.path < $1.path }
        self.init(rules, declarations, HelperTable(declarations: declarations, rules: rules), modules)
    }

    private init(
        _ rules: RuleBook, _ declarations: [Declarations], _ helpers: HelperTable, _ modules: ModuleMap,
        _ project: ProjectTypes? = nil
    ) {
        self.rules = rules
        self.declarations = declarations
        self.helpers = helpers
        self.modules = modules
        self.project = (project ?? ProjectTypes(declarations)).beside(rules.typeNames)
    }

    /// The same with other modules.
    public func with(_ modules: ModuleMap) -> ProjectIndex {
        var copy = self
        copy.modules = modules
        copy.sight = nil
        return copy
    }

    /// The same with what other pages say.
    package func with(_ rules: RuleBook) -> ProjectIndex {
        var copy = self
        copy.rules = rules
        return copy
    }

    /// The same as one file sees it: answers about single names leave out what is out of its sight.
    package func seen(by sight: Sight) -> ProjectIndex {
        var copy = self
        copy.sight = sight
        return copy
    }

    /// True for a declaration that is in sight.
    func sees(_ access: Access, _ sighting: Sighting?, global: String? = nil) -> Bool {
        sight?.sees(access, sighting, global: global) ?? true
    }

    /// All that a call of a name could mean, as far as it is in sight.
    func helpers(named name: String) -> [HelperTable.Entry] {
        helpers.entries(named: name).filter {
            sees($0.declaration.access, $0.declaration.sighting, global: $0.declaration.receiver.isEmpty ? name : nil)
        }
    }

    /// The helpers on views that some files declare.
    package func helpers(in files: Set<Path>) -> [HelperDeclaration] {
        declarations.filter { files.contains($0.path) }.flatMap(\.helpers).filter {
            $0.isPlain && helpers.isView($0.receiver)
        }
    }

    /// The names by which files know `EitherView`.
    package var eitherViewNames: Set<String> {
        declarations.reduce(into: [EitherViewType.name]) { $0.formUnion($1.eitherViews.names) }
    }

    /// What the project calls its types.
    package var types: OwnTypes { OwnTypes(of: self) }

    /// What the project adds to the modifiers of pages.
    package var modifiers: OwnModifiers { OwnModifiers(of: self) }

    /// What another file would have to declare so that it could say more.
    ///
    /// - Parameters:
    ///   - paths: of what these ask for,
    ///   - derived: of what these modifiers of the project's do, or types that are applied as modifiers,
    ///   - applied: of which modifiers these apply,
    ///   - views: of what is in the views that names stand for.
    package func wanted(
        by paths: Set<ValuePath>, derived: Set<String>, applied: Set<String>, views: ViewSearch?
    ) -> Set<WantedDeclaration> {
        let (derived, asked) = modifiers.wanted(derived)
        let applied = AppliedNames(of: modifiers).names(appliedBy: applied).filter { !rules.hasPage(for: $0) }
        let members = EvaluatedMembers(project, rules)
        let shown = ShownViews(self, members)
        let names = Set(derived.union(applied).map { WantedDeclaration(path: $0) })
            .union(views.map(shown.wanted) ?? [])
        let paths = paths.union(asked)
        if paths.isEmpty { return names }
        return names.union(EvaluatedBodies(members).wanted(by: paths))
    }

    /// True if calls of a type's name may mean several initializers: those that its braces write, extensions of it and of what
    /// it conforms to, and where its braces write none, the one that it has by its properties.
    package func hasSeveralInitializers(_ type: TypeDeclaration) -> Bool {
        let owners = Set([type.name] + project.ancestors(of: type.name))
        let written = declarations.reduce(0) { count, file in
            count + (file.bodies[ValuePath.initializer] ?? []).count { owners.contains($0.owner) }
        }
        let own = type.members.count { type.file.kind($0) == .initializerDeclaration }
        return own > 1 || written > own
    }

    /// True if a type, or what it is declared to conform to, has a property of a name, in its braces or in an extension.
    package func declaresMember(_ name: String, of type: String) -> Bool {
        ([type] + project.ancestors(of: type)).contains { owner in
            project.member(name, of: owner) != nil
                || project.table.bodies[name].joined().contains { $0.owner == owner }
        }
    }

    /// What a file of the project declares; nil for one that is not among them.
    public func declarations(at path: Path) -> Declarations? {
        let place = declarations.firstPlace { $0.path >= path }
        return place < declarations.count && declarations[place].path == path ? declarations[place] : nil
    }

    /// True for an index of the same files, each as it was.
    public func isSame(as other: ProjectIndex) -> Bool { project.isSame(as: other.project) }

    /// The same project with some files as they are now, in place of what they were.
    public func replacing(_ files: [Declarations]) -> ProjectIndex {
        if files.isEmpty { return self }
        let paths = Set(files.map(\.path))
        let others = declarations.filter { !paths.contains($0.path) }
        let all = (others + files).sorted { $0.path < $1.path }
        // Most changes leave helpers and views as they are.
        let isSame = files.allSatisfy { file in
            let old = declarations(at: file.path)
            return file.helpers == old?.helpers ?? [] && file.conformances == old?.conformances ?? [:]
                && file.shownCases == old?.shownCases ?? [:]
                && file.otherNamesOfViews == old?.otherNamesOfViews ?? [:]
        }
        // Files that come to it leave the others as they are.
        let types = others.count < declarations.count ? nil : ProjectTypes(project.table.adding(files))
        return ProjectIndex(rules, all, isSame ? helpers : HelperTable(declarations: all, rules: rules), modules, types)
    }
}

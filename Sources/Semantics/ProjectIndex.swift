import RuleModel
import Syntax

/// What the sources of a project show. It never changes.
///
/// What a file declares is put in order once, when it is parsed, and questions go from file to file; so a project with a
/// file as it is now is another list of files. Only the helpers, which hand on to each other, are put in order for all.
public struct ProjectIndex: Sendable {
    public let rules: RuleBook
    /// What each file declares, in the order of their paths.
    public let declarations: [Declarations]
    package let helpers: HelperTable

    public init(rules: RuleBook, declarations: [Declarations]) {
        let declarations = declarations.sorted { $0.path < $1.path }
        self.init(rules, declarations, HelperTable(declarations: declarations, rules: rules))
    }

    private init(_ rules: RuleBook, _ declarations: [Declarations], _ helpers: HelperTable) {
        self.rules = rules
        self.declarations = declarations
        self.helpers = helpers
    }

    /// The flags that never change.
    package var flags: ConstantFlags { ConstantFlags(declarations) }

    /// What the project calls its types.
    package var types: OwnTypes { OwnTypes(declarations) }

    /// What the project adds to the modifiers of pages.
    package var modifiers: OwnModifiers { OwnModifiers(of: self) }

    /// What a file of the project declares; nil for one that is not among them.
    public func declarations(at path: Path) -> Declarations? {
        let place = declarations.firstPlace { $0.path >= path }
        return place < declarations.count && declarations[place].path == path ? declarations[place] : nil
    }

    /// The same project with some files as they are now, in place of what they were.
    public func replacing(_ files: [Declarations]) -> ProjectIndex {
        if files.isEmpty { return self }
        let paths = Set(files.map(\.path))
        let others = declarations.filter { !paths.contains($0.path) }
        let all = (others + files).sorted { $0.path < $1.path }
        // Most files declare no helper, and no view that they did not declare before.
        let isSame = files.allSatisfy { file in
            let old = declarations(at: file.path)
            return file.helpers == old?.helpers ?? [] && file.conformances == old?.conformances ?? [:]
        }
        return ProjectIndex(rules, all, isSame ? helpers : HelperTable(declarations: all, rules: rules))
    }
}

import Syntax

/// One rule page: Markdown that explains a modifier, states what is known of it, and shows it by examples.
///
/// The language is explained in `Rules/README.md`.
public struct Page: Sendable {
    /// The title, which is also the name of the file: `frame`.
    public let name: String
    public let path: Path
    public let text: String
    /// The first paragraph.
    public let summary: String
    public let overloads: [Overload]
    public private(set) var types: [TypeFact]
    public let helpers: [KnownHelper]
    /// Calls that keep a closure for later: `later Button(action: @escaping () -> Void)`.
    public let later: [Signature]
    /// What is shown in a place of its own: `elsewhere .sheet, .popover`.
    public let elsewhere: Elsewhere
    public let examples: [Example]
    /// What must be stated by this page or another.
    let mentions: [Mention]

    /// True for a file of a folder of rules that is a page: `frame.md`, but not `README.md`.
    public static func isPage(path: Path) -> Bool {
        path.hasSuffix(".md") && path.name != "README.md"
    }

    /// Reads a page.
    ///
    /// - Parameter path: where it lies; its last part is the title with `.md` behind it.
    /// - Throws: every mistake of the page.
    public init(reading text: String, path: Path) throws(PageErrors) {
        let markdown = Markdown(text)
        var errors = markdown.mistakes.map { PageError(path: path, line: $0.line, message: $0.flaw.description) }
        let file = String(path.name.spelling.dropLast(3))
        if let title = markdown.title {
            if title.name != file {
                errors.append(
                    PageError(
                        path: path, line: title.line,
                        message: "the title `\(title.name)` is not the file's name: `# \(file)`")
                )
            }
        } else {
            errors.append(PageError(path: path, line: 1, message: "a page begins with its title: `# \(file)`"))
        }
        var rules = RuleReader(page: file, path: path)
        var examples: [Example] = []
        for fence in markdown.fences {
            if fence.kind == .rule {
                rules.read(Statement.all(in: fence.lines, from: fence.line + 1))
                continue
            }
            do throws(PageError) {
                examples.append(try Example(fence, path: path))
            } catch {
                errors.append(error)
            }
        }
        if !markdown.fences.contains(where: { $0.kind == .rule }), markdown.mistakes.isEmpty {
            errors.append(PageError(path: path, line: 1, message: "a page without a `rule` fence says nothing"))
        }
        errors += rules.errors
        if errors.isEmpty, rules.isEmpty {
            errors.append(PageError(path: path, line: 1, message: "a page whose `rule` fence is empty says nothing"))
        }
        guard errors.isEmpty else { throw PageErrors(errors.sorted { $0.line < $1.line }) }
        name = file
        self.path = path
        self.text = text
        summary = markdown.summary
        overloads = rules.overloads
        types = rules.types
        helpers = rules.helpers
        later = rules.later
        elsewhere = rules.elsewhere
        self.examples = examples
        mentions = rules.mentions
    }

    /// True for a page whose rule nothing shows and nothing proves.
    private var lacksExample: Bool {
        let names = Set(overloads.filter { !$0.forms.isEmpty || !$0.remarks.isEmpty }.map(\.signature.name))
        return !names.isEmpty && !examples.contains { $0.applies(names) }
    }

    /// Reads the pages of one folder. Two of the same name are a mistake, and so is a rule without an example.
    public static func read(_ files: [(path: Path, text: String)]) throws(PageErrors) -> [Page] {
        var pages: [Page] = []
        var errors: [PageError] = []
        for file in files {
            do throws(PageErrors) {
                let page = try Page(reading: file.text, path: file.path)
                if let twin = pages.first(where: { $0.name == page.name }) {
                    errors.append(PageError(path: file.path, line: 1, message: "a page of this name is \(twin.path)"))
                }
                if page.lacksExample {
                    let message =
                        "a page without an example: show in a `diff` fence what becomes of a conditional call of it"
                    errors.append(PageError(path: file.path, line: 1, message: message))
                }
                pages.append(page)
            } catch {
                errors += error.errors
            }
        }
        guard errors.isEmpty else { throw PageErrors(errors) }
        return pages
    }
}

extension Page {
    /// What a line of a page begins with that is still to be written.
    public static let placeholder = "TODO"

    /// The types that it names and that neither it nor any of these rules states, in the order of the page.
    public func unstatedTypes(in rules: RuleBook) -> [String] {
        var stated = rules.typeNames.union(types.map(\.name))
        return mentions.compactMap { mention in
            guard case .type(let name) = mention.kind, stated.insert(name).inserted else { return nil }
            return name
        }
    }

    /// The same page as one that a team adds.
    public var asTeams: Page {
        var page = self
        for index in types.indices { page.types[index].isTeams = true }
        return page
    }
}

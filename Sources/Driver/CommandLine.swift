import RuleModel
import Syntax

/// The command: reads its arguments, does the job, says what it did.
public enum FixmodsCommand {
    /// Runs the command with the arguments of the process, and ends the process.
    public static func main() -> Never {
        Interrupt.beginNoticing()
        guard let arguments = Environment.arguments else {
            say([.error(nil, "the system does not tell with which arguments it was called")])
            endProcess(ExitStatus.trouble)
        }
        let status = Threads.onDeepStack { run(arguments, Threads.all(isDeep: $0)) }
        guard let failure = Stream.failure else { endProcess(status) }
        say([.error(nil, "the output could not be written: \(failure.sentence)")])
        endProcess(ExitStatus.trouble)
    }

    /// - Returns: the exit code.
    static func run(_ arguments: [Path], _ threads: Threads) -> Int32 {
        let options = Options(arguments)
        guard options.mistakes.isEmpty else {
            var messages = options.mistakes.map { Message.error(nil, $0.sentence) }
            if options.isFilter {
                passInputOn()
                return fail(messages, options)
            }
            // An editor would show nothing of what is wrong, as long as it is served.
            guard options.areUsable, options.verb != .languageServer else { return fail(messages, options) }
            if options.verb == .rewrite { messages.append(.note("so this is a preview, and nothing is written")) }
            say(messages)
            return max(ExitStatus.trouble, perform(options, threads, messages))
        }
        return perform(options, threads)
    }

    /// - Parameter mistakes: what was said already of the command line.
    private static func perform(_ options: Options, _ threads: Threads, _ mistakes: [Message] = []) -> Int32 {
        if options.asksForHelp {
            Stream.output.say(Help.text)
            return ExitStatus.done
        }
        if options.asksForVersion {
            Stream.output.say("fixmods \(version)\n")
            return ExitStatus.done
        }
        do throws(RulePages.Failure) {
            return switch options.verb {
            case .rewrite, .baseline: try rewrite(options, threads, mistakes)
            case .test: try test(options, threads)
            case .rules: try list(options, mistakes)
            case .explain: try explain(options)
            case .newRule: newRule(options, threads)
            case .config: config(options)
            case .makeConfig: try makeConfig(options, threads)
            case .installHook: installHook(options)
            case .undo: end(Undo(in: FileSystem.currentFolder).run(), options)
            case .languageServer: try serve(options, threads)
            case .completions: say(Shell(rawValue: options.paths[0].spelling)!.completion)
            case .man: say(ManPage.text)
            }
        } catch {
            if options.isFilter { passInputOn() }
            return fail(error.messages, after: mistakes, options)
        }
    }

    /// What a pipe puts in comes out of it, whatever is wrong.
    private static func passInputOn() {
        if let input = try? Stream.input() { Stream.output.say(input) }
    }

    private static func rewrite(
        _ options: Options, _ threads: Threads, _ mistakes: [Message]
    ) throws(RulePages.Failure) -> Int32 {
        // Nobody wants files rewritten without the report that was asked for.
        if let obstacle = Sink(options.output).obstacle {
            return fail([.error(options.output, "cannot be written: \(obstacle.sentence)")], after: mistakes, options)
        }
        let rules = try RulePages.rules(options.rulesFolders)
        var options = options
        var input: [UInt8]?
        do throws(SystemError) {
            if options.inputName != nil { input = try Stream.input() }
        } catch {
            return fail([.error("-", "cannot be read: \(error.sentence)")], after: mistakes, options)
        }
        var said: [Message] = []
        for file in options.pathLists {
            do throws(SystemError) {
                let list = try PathList(file, isZeroEnded: options.hasZeroEndedLists)
                options.listedPaths += list.paths
                said += [list.message].compactMap(\.self)
            } catch {
                said.append(.error(file, "cannot be read: \(error.sentence)"))
            }
        }
        if said.contains(where: { $0.kind == .error }) { return fail(said, after: mistakes, options) }
        var threads = threads
        if !options.isQuiet { threads.progress = .ofReports() }
        var result = Job(options: options, rules: rules, input: input, threads: threads).run()
        result.messages = said + result.messages
        threads.progress?.end()
        if options.verb == .baseline { return writeBaseline(of: result, options) }
        if options.isOverview {
            let errors = (result.messages + result.files.compactMap(\.failure)).filter { $0.kind == .error }
            if result.fileCount == 0, !errors.isEmpty { return fail(errors, options) }
            let paint = Paint(isOn: Stream.output.wantsColour)
            let folder = FileSystem.currentFolder.name
            Stream.output.say(
                Overview(result: result, folder: folder, paint: paint, width: Stream.output.width).text)
            say(errors)
            return ExitStatus.of(result, options: options)
        }
        let sink = Sink(options.output)
        let isFilter = input != nil && !options.isPreview
        let text = isFilter ? result.files.first?.text ?? input! : text(of: result, options, to: sink)
        sink.say(output(of: result, options, mistakes).bytes ?? text)
        let paint = Paint(isOn: Stream.errors.wantsColour)
        Stream.errors.say(Report(result: result, options: options, paint: paint, width: Stream.errors.width).text)
        if let failure = sink.failure {
            say([.error(options.output, "cannot be written: \(failure.sentence)")])
            return ExitStatus.trouble
        }
        return ExitStatus.of(result, options: options)
    }

    private static func writeBaseline(of result: Job.Result, _ options: Options) -> Int32 {
        let baselines = Baselines(for: result.targets, options)
        let errors = (result.messages + result.files.compactMap(\.failure)).filter { $0.kind == .error }
        guard baselines.messages.isEmpty else { return fail(errors + baselines.messages, options) }
        let (messages, paths) = baselines.write(result)
        Stream.output.say(paths.map { "\($0)\n" }.joined())
        say(errors + messages)
        return (errors + messages).contains { $0.kind == .error } ? ExitStatus.trouble : ExitStatus.done
    }

    private static func output(of result: Job.Result, _ options: Options, _ mistakes: [Message]) -> RunOutput {
        let names = RepositoryNames(currentFolder: FileSystem.currentFolder) {
            FileSystem.exists($0.appending(".git"))
        }
        return RunOutput(result: result, options: options, mistakes: mistakes, names: names)
    }

    /// Diffs, and what `--check` lists.
    private static func text(of result: Job.Result, _ options: Options, to sink: Sink) -> [UInt8] {
        if options.isCounting { return Array(Statistics(result.files).text.utf8) }
        let paint = Paint(isOn: sink.wantsColour)
        let diffs = result.files.filter { !options.isCheck || result.hasNews($0) }.map { file in
            // A program is to get the very bytes, a terminal none that it would obey.
            paint.diff(sink.isTerminal ? Shown.lines(file.diff) : file.diff)
        }
        guard options.isCheck, !options.isDryRun else { return Array(diffs.joined()) }
        let list = CheckList(result: result, options: options, paint: paint, width: sink.width)
        return diffs.joined() + Array(list.text.utf8)
    }

    private static func test(_ options: Options, _ threads: Threads) throws(RulePages.Failure) -> Int32 {
        let pages = try RulePages.all(options.rulesFolders + options.paths)
        let tested = options.rulesFolders.isEmpty && options.paths.isEmpty ? pages.pages : pages.team
        let examples = tested.flatMap(\.examples)
        let failures = threads.map(examples) { example, _ in ExampleRun(example, rules: pages.rules).failure() }
        let report = ExampleReport(pages: tested.count, examples: Array(zip(examples, failures)))
        Stream.errors.say(Shown.lines(Array(report.text.utf8)))
        let status = report.holds ? ExitStatus.done : ExitStatus.found
        guard let project = options.project else { return status }
        let audit = PageAudit(pages.team, against: project, builtin: BuiltinShelf.book(), threads: threads)
        if audit.messages.isEmpty { return status }
        let trouble = fail(audit.messages, options)
        return audit.messages.contains { $0.kind == .error } ? max(status, trouble) : status
    }

    private static func list(_ options: Options, _ mistakes: [Message]) throws(RulePages.Failure) -> Int32 {
        let pages = try RulePages.all(rulesFolders(options)).pages
        let list = RuleList(pages, paint: Paint(isOn: Stream.output.wantsColour))
        let text =
            options.format == .json ? list.json(mistakes).bytes : Array(list.text(width: Stream.output.width).utf8)
        Stream.output.say(text)
        return ExitStatus.done
    }

    /// The folders of pages that hold where the command runs.
    private static func rulesFolders(_ options: Options) throws(RulePages.Failure) -> [Path] {
        var roots = ProjectRoot()
        let root = roots.root(of: FileSystem.currentFolder) ?? FileSystem.currentFolder
        var search = ConfigSearch()
        let config = search.config(for: root)
        guard search.mistakes.isEmpty else { throw .config(search.mistakes) }
        return Settings(options: options, config: config, foundRules: search.found(for: root).rules).rulesFolders
    }

    private static func newRule(_ options: Options, _ threads: Threads) -> Int32 {
        do throws(NewRule.Failure) {
            let rule = try NewRule(
                options.paths[0].spelling, declaredIn: options.paths[1],
                folder: options.rulesFolders.first ?? NewRule.folder, threads)
            try rule.write()
            Stream.output.say("\(rule.path)\n")
            say(rule.advice)
            return ExitStatus.done
        } catch {
            return fail(error.messages, options)
        }
    }

    private static func explain(_ options: Options) throws(RulePages.Failure) -> Int32 {
        var pages: [Page] = []
        var flaws: [Message] = []
        do throws(RulePages.Failure) {
            pages = try RulePages.all(rulesFolders(options)).pages
        } catch {
            // What the team's pages have nothing to do with is explained all the same.
            flaws = error.messages
            pages = try RulePages.all([]).pages
        }
        do throws(Explanation.Unknown) {
            let paint = Paint(isOn: Stream.output.wantsColour)
            let width = min(Stream.output.width, Prose.widest)
            Stream.output.say(
                try Explanation(of: options.paths[0].spelling, pages: pages, paint: paint, width: width).text)
        } catch {
            return fail(flaws + [.error(nil, error.sentence)], options)
        }
        say(flaws)
        return flaws.isEmpty ? ExitStatus.done : ExitStatus.trouble
    }

    private static func config(_ options: Options) -> Int32 {
        do throws(ConfigMistakes) {
            Stream.output.say(try ConfigReport(for: options.paths.first).text)
        } catch {
            return fail(error.messages, options)
        }
        return ExitStatus.done
    }

    private static func makeConfig(_ options: Options, _ threads: Threads) throws(RulePages.Failure) -> Int32 {
        let folder: Path
        do throws(ConfigMaking.Existing) {
            folder = try ConfigMaking.folder(around: FileSystem.currentFolder)
        } catch {
            return fail([error.message], options)
        }
        var looking = Options([])
        looking.paths = [folder]
        let result = Job(options: looking, rules: try RulePages.rules([]), threads: threads).run()
        return end([ConfigMaking(result: result, folder: folder).write()], options)
    }

    private static func serve(_ options: Options, _ threads: Threads) throws(RulePages.Failure) -> Int32 {
        var server = LanguageServer(options, try RulePages.rules(options.rulesFolders), threads: threads)
        // Nothing is ever half done.
        Interrupt.endNoticing()
        do throws(MessageReader.Failure) {
            return try server.serve(
                Stream.someInput, isAsked: { Stream.hasInput(within: $0) }, isGone: { Program.isGone($0) }
            ) { Stream.output.say($0) }
        } catch {
            return fail([.error(nil, error.sentence)], options)
        }
    }

    private static func installHook(_ options: Options) -> Int32 {
        do throws(Git.Failure) {
            return end(try Hook(around: FileSystem.currentFolder).install(), options)
        } catch {
            return fail([.error(nil, error.sentence)], options)
        }
    }

    /// Says what was done, or why nothing was.
    private static func end(_ messages: [Message], _ options: Options) -> Int32 {
        if messages.contains(where: { $0.kind == .error }) { return fail(messages, options) }
        say(messages)
        return ExitStatus.done
    }

    /// Says why nothing is done: to people, and to the program that asked for JSON.
    private static func fail(_ messages: [Message], after mistakes: [Message] = [], _ options: Options) -> Int32 {
        say(messages)
        let all = mistakes + messages
        if options.verb == .rules {
            if options.format == .json { Stream.output.say(RuleList([], paint: Paint(isOn: false)).json(all).bytes) }
        } else if let bytes = output(of: Job.Result(), options, all).bytes {
            Sink(options.output).say(bytes)
        }
        return ExitStatus.trouble
    }

    private static func say(_ text: String) -> Int32 {
        Stream.output.say(text)
        return ExitStatus.done
    }

    private static func say(_ messages: [Message]) {
        let paint = Paint(isOn: Stream.errors.wantsColour)
        let lines = messages.map { Paragraph(text: $0.said(paint)).lines(width: Stream.errors.width) }
        Stream.errors.say(lines.joined())
    }
}

import RuleModel
import Syntax

/// The command: reads its arguments, does the job, says what it did.
public enum FixmodsCommand {
    /// Runs the command with the arguments of the process, and ends the process.
    public static func main() -> Never {
        Interrupt.beginNoticing()
        let status = Threads.onDeepStack { run(Environment.arguments) }
        guard let failure = Stream.failure else { endProcess(status) }
        endProcess(fail([.error(nil, "the output could not be written: \(failure.sentence)")]))
    }

    /// - Returns: the exit code.
    static func run(_ arguments: [Path]) -> Int32 {
        let options = Options(arguments)
        guard options.mistakes.isEmpty else {
            var messages = options.mistakes.map { Message.error(nil, $0.sentence) }
            guard options.areUsable else { return fail(messages) }
            if options.verb == .rewrite { messages.append(.note("so this is a preview, and nothing is written")) }
            let trouble = fail(messages)
            return max(trouble, perform(options))
        }
        return perform(options)
    }

    private static func perform(_ options: Options) -> Int32 {
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
            case .rewrite: try rewrite(options)
            case .test: try test(options)
            case .rules: try list(options)
            case .explain: try explain(options)
            }
        } catch {
            return fail(error.messages)
        }
    }

    private static func rewrite(_ options: Options) throws(RulePages.Failure) -> Int32 {
        let result = Job(options: options, rules: try RulePages.rules(options.rulesFolders)).run()
        switch options.format {
        case .text:
            for file in result.files { Stream.output.say(Paint(isOn: Stream.output.wantsColour).diff(file.diff)) }
        case .json:
            Stream.output.say(JSONReport(result: result).json.bytes)
        }
        Stream.errors.say(Report(result: result, options: options, paint: Paint(isOn: Stream.errors.wantsColour)).text)
        return ExitStatus.of(result, options: options)
    }

    private static func test(_ options: Options) throws(RulePages.Failure) -> Int32 {
        let pages = try RulePages.all(options.rulesFolders + options.paths)
        let tested = options.rulesFolders.isEmpty && options.paths.isEmpty ? pages.pages : pages.team
        let examples = tested.flatMap(\.examples)
        let failures = Threads.all.map(examples) { example, _ in ExampleRun(example, rules: pages.rules).failure() }
        let report = ExampleReport(pages: tested.count, examples: Array(zip(examples, failures)))
        Stream.errors.say(report.text)
        let status = report.holds ? ExitStatus.done : ExitStatus.found
        guard let project = options.project else { return status }
        let audit = PageAudit(pages.team, against: project, builtin: BuiltinShelf.book(), threads: .all)
        return audit.messages.isEmpty ? status : max(status, fail(audit.messages))
    }

    private static func list(_ options: Options) throws(RulePages.Failure) -> Int32 {
        let pages = try RulePages.all(options.rulesFolders).pages
        let list = RuleList(pages, paint: Paint(isOn: Stream.output.wantsColour))
        switch options.format {
        case .text: Stream.output.say(list.text)
        case .json: Stream.output.say(list.json.bytes)
        }
        return ExitStatus.done
    }

    private static func explain(_ options: Options) throws(RulePages.Failure) -> Int32 {
        let pages = try RulePages.all(options.rulesFolders).pages
        do throws(Explanation.Unknown) {
            let paint = Paint(isOn: Stream.output.wantsColour)
            Stream.output.say(try Explanation(of: options.paths[0].spelling, pages: pages, paint: paint).text)
        } catch {
            return fail([.error(nil, error.sentence)])
        }
        return ExitStatus.done
    }

    private static func fail(_ messages: [Message]) -> Int32 {
        let paint = Paint(isOn: Stream.errors.wantsColour)
        Stream.errors.say(messages.map { $0.line(paint) + "\n" }.joined())
        return ExitStatus.trouble
    }
}

import Rewriting
import Semantics
import Syntax

extension Project {
    /// What the calls of a modifier of its own are called on, and what is around the places where a view or a member of its own
    /// is shown, in all of its files, and in those of the projects that import it: each is asked once, whoever asks. What is
    /// called on the view of another modifier is on whatever that one is called on, and what is shown in a view is in whatever
    /// that one is in.
    ///
    /// - Returns: what is said to each of the questions.
    func callers(_ questions: [Callers.Question], buffer: ReadBuffer) -> [Callers] {
        // All at once, so that few rounds go through the files; then each finds its answers.
        _ = callers(of: questions, buffer)
        return questions.map { callers(of: [$0], buffer) }
    }

    /// More is asked of nothing that people write themselves.
    private static let mostQuestions = 400

    private func callers(of questions: [Callers.Question], _ buffer: ReadBuffer) -> Callers {
        var callers = Callers()
        let projects = [self] + viewers
        var open = projects.indices.map { $0 == 0 ? questions : questions.filter(\.isOfOthersToo) }
        var (asked, all) = (open.map { Set($0) }, Set(questions))
        while let place = open.firstIndex(where: { !$0.isEmpty }) {
            let next = open[place]
            open[place] = []
            for answer in projects[place].answers(to: next, buffer) {
                for objection in answer.objections { callers.add(objection) }
                for question in answer.further {
                    all.insert(question)
                    for other in projects.indices
                    where (other == place || question.isOfOthersToo) && asked[other].insert(question).inserted {
                        open[other].append(question)
                    }
                }
            }
            if all.count > Self.mostQuestions {
                callers.add(.endless(place: questions[0].name))
                break
            }
        }
        return callers
    }

    /// What the files of the project alone say.
    private func answers(to questions: [Callers.Question], _ buffer: ReadBuffer) -> [Callers.Answer] {
        let known = questions.map { answers.answer(to: $0) }
        let unknown = zip(questions, known).filter { $1 == nil }.map(\.0)
        return known.compactMap(\.self) + ask(unknown, buffer: buffer)
    }

    /// Asks every file of the project that may know, each once.
    private func ask(_ questions: [Callers.Question], buffer: ReadBuffer) -> [Callers.Answer] {
        if questions.isEmpty { return [] }
        var found = questions.map { _ in Callers.Answer() }
        let all = sources + ignored
        // Which files matter, the way of a view through the project shows at its end.
        let whole = answers.whole {
            let others = sources.filter { context.index.declarations(at: $0.location) == nil }
            let index = context.index.replacing(others.compactMap { try? $0.declarations(buffer) })
            return (index, WordIndex(of: all, buffer))
        }
        let asked = questions.indices.reduce(into: [Int: [Int]]()) { asked, question in
            for place in whole.words.places(of: questions[question].words) {
                asked[place, default: []].append(question)
            }
        }
        for (place, asked) in asked.sorted(by: { $0.key < $1.key }) {
            let source = all[place]
            do {
                let file = try source.tree(buffer)
                guard file.isAboutViews else { continue }
                let reading = FileReading(file, path: source.location)
                note(reading, on: asked.map { ($0, questions[$0]) }, in: whole.index, to: &found)
            } catch {
                for place in asked {
                    found[place].objections.append(
                        .unseen("the file cannot be read", place: source.location.name.spelling))
                }
            }
        }
        for (question, answer) in zip(questions, found) { answers.keep(answer, to: question) }
        return found
    }

    /// Notes what the calls in one file say, and what has to be asked, too.
    private func note(
        _ reading: FileReading, on questions: [(place: Int, question: Callers.Question)], in index: ProjectIndex,
        to answers: inout [Callers.Answer]
    ) {
        let (file, path) = (reading.file, reading.path)
        for (place, question) in questions {
            // What is not read may call it.
            if let unread = file.all(.unexpected).first(where: { file.words(of: $0).contains(question.name) }) {
                let sighting = reading.lines.sighting(at: file.range(of: unread).lowerBound)
                answers[place].objections.append(
                    .unseen("it stands in what is no Swift that is known", place: sighting.shown))
            }
        }
        let words = Set(file.all(.name, .member).compactMap { file.lastWord(of: $0) })
        let open = questions.filter { $0.question.asksForDeclarations || words.contains($0.question.name) }
        if open.isEmpty { return }
        var context = context(at: path)
        context.index = index
        let said = context.objections(to: open.map(\.question), in: reading, isDeclared: mayDeclare)
        for ((place, _), (found, further)) in zip(open, said) {
            answers[place].objections += found
            answers[place].further += further
        }
    }
}

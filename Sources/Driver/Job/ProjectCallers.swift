import Rewriting
import Semantics
import Syntax

extension Project {
    /// What the calls of a modifier of its own are called on, and what is around the places where a view or a member of its own
    /// is shown, in all of its files: each is asked once, whoever asks. What is called on the view of another modifier is on
    /// whatever that one is called on, and what is shown in a view is in whatever that one is in.
    func callers(_ question: Callers.Question, buffer: ReadBuffer) -> Callers {
        var callers = Callers()
        var (open, seen) = ([question], Set([question]))
        while !open.isEmpty {
            let answers = open.map { switches.answer(to: $0) }
            let unknown = zip(open, answers).filter { $1 == nil }.map(\.0)
            let found = ask(unknown, buffer: buffer)
            open = []
            for answer in answers.compactMap(\.self) + found {
                for objection in answer.objections { callers.add(objection) }
                open += answer.further.filter { seen.insert($0).inserted }
            }
        }
        return callers
    }

    /// Asks every file of the project, each once.
    private func ask(_ questions: [Callers.Question], buffer: ReadBuffer) -> [Callers.Answer] {
        if questions.isEmpty { return [] }
        var found = questions.map { _ in Callers.Answer() }
        // A name of one letter is everywhere.
        let words = questions.map { $0.words.allSatisfy { $0.utf8.count > 1 } ? $0.words.map { ByteSearch([$0]) } : [] }
        let any = words.contains(where: \.isEmpty) ? nil : ByteSearch(questions.compactMap(\.words.first))
        for source in sources + ignored {
            do {
                let asked = try source.withBytes(buffer) { bytes -> [Int] in
                    guard any?.occurs(in: bytes) ?? true else { return [] }
                    return questions.indices.filter { words[$0].allSatisfy { $0.occurs(in: bytes) } }
                }
                if asked.isEmpty { continue }
                let file = try source.tree(buffer)
                guard file.isAboutViews else { continue }
                let reading = FileReading(file, path: source.location)
                for place in asked { try note(reading, of: source, on: questions[place], to: &found[place], buffer) }
            } catch {
                for place in found.indices {
                    found[place].objections.append(
                        .unseen("the file cannot be read", place: source.location.name.spelling))
                }
            }
        }
        for (question, answer) in zip(questions, found) { switches.keep(answer, to: question) }
        return found
    }

    /// Notes what the calls in one file say, and what has to be asked, too.
    private func note(
        _ reading: FileReading, of source: Source, on question: Callers.Question, to answer: inout Callers.Answer,
        _ buffer: ReadBuffer
    ) throws {
        let (file, path) = (reading.file, reading.path)
        // Taken as a value, it may be called on anything.
        if let takesBools = question.takesBools,
            let use = context.index.useWithoutCall(
                of: question.name, in: file, at: path, takingBools: takesBools)
        {
            let place = FileLines(of: file, path: path).sighting(at: file.range(of: use).upperBound)
            answer.objections.append(.unseen("it is used without a call there", place: place.shown))
        }
        // What is not read may call it.
        if let unread = file.all(.unexpected).first(where: { file.words(of: $0).contains(question.name) }) {
            let place = FileLines(of: file, path: path).sighting(at: file.range(of: unread).lowerBound)
            answer.objections.append(.unseen("it stands in what is no Swift that is known", place: place.shown))
        }
        let isMentioned = file.all(.name, .member).contains { file.lastWord(of: $0) == question.name }
        guard isMentioned || question.asksForDeclarations else { return }
        let own = try source.declarations(buffer)
        var context = context(at: path)
        if question.asksForContent {
            (context, _) = self.context(forCallsOf: file, at: path, own, buffer: buffer)
        } else if context.index.declarations(at: path) == nil {
            context.index = context.index.replacing([own])
        }
        context.index = index(of: context, at: path, buffer: buffer) { $0.wanted(by: question, in: reading) }
        let (found, further) = context.objections(to: question, in: reading, isDeclared: mayDeclare)
        answer.objections += found
        answer.further += further
    }
}

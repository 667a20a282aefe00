import Rewriting
import Semantics
import Syntax

extension Project {
    /// What the calls of a modifier of its own are called on, in all of its files: asked once, whoever asks.
    func callers(_ question: Callers.Question, buffer: ReadBuffer) -> Callers {
        if let known = switches.callers(question) { return known }
        let found = answer(to: question, buffer: buffer)
        switches.keep(found, to: question)
        return found
    }

    private func answer(to question: Callers.Question, buffer: ReadBuffer) -> Callers {
        var callers = Callers()
        // What is called on the view of another modifier is on whatever that one is called on.
        var (open, seen) = ([question], Set([question]))
        while let next = open.popLast() {
            for source in sources + ignored {
                open += note(source, on: next, to: &callers, buffer: buffer).filter { seen.insert($0).inserted }
            }
        }
        return callers
    }

    /// Notes what the calls in one file say.
    ///
    /// - Returns: what has to be asked, too.
    private func note(
        _ source: Source, on question: Callers.Question, to callers: inout Callers, buffer: ReadBuffer
    ) -> [Callers.Question] {
        do {
            // A name of one letter is everywhere.
            let search = question.name.utf8.count < 2 ? nil : ByteSearch([question.name])
            guard try source.withBytes(buffer, { search?.occurs(in: $0) ?? true }) else { return [] }
            let (file, path) = (try source.tree(buffer), source.location)
            guard file.isAboutViews else { return [] }
            // Taken as a value, it may be called on anything.
            let use = context.index.useWithoutCall(
                of: question.name, in: file, at: path, takingBools: question.takesBools)
            if let use {
                let place = FileLines(of: file, path: path).sighting(at: file.range(of: use).upperBound)
                callers.add(.unseen("it is used without a call there", place: place.shown))
            }
            // What is not read may call it.
            if let unread = file.all(.unexpected).first(where: { file.words(of: $0).contains(question.name) }) {
                let place = FileLines(of: file, path: path).sighting(at: file.range(of: unread).lowerBound)
                callers.add(.unseen("it stands in what is no Swift that is known", place: place.shown))
            }
            guard !file.calls(of: [question.name]).isEmpty else { return [] }
            let own = try source.declarations(buffer)
            var context = context(at: path)
            if question.asksForContent {
                (context, _) = self.context(forCallsOf: file, at: path, own, buffer: buffer)
            } else if context.index.declarations(at: path) == nil {
                context.index = context.index.replacing([own])
            }
            context.index = index(of: context, at: path, buffer: buffer) { $0.wanted(by: question, in: file, path: path) }
            let (found, further) = context.objections(to: question, in: file, path: path, isDeclared: mayDeclare)
            for objection in found { callers.add(objection) }
            return further
        } catch {
            callers.add(.unseen("the file cannot be read", place: source.location.name.spelling))
            return []
        }
    }
}

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
        let search = ByteSearch([question.name])
        for source in sources + ignored {
            do {
                guard try source.withBytes(buffer, search.occurs) else { continue }
                let (file, path) = (try source.tree(buffer), source.location)
                guard file.isAboutViews else { continue }
                // Taken as a value, it may be called on anything.
                if let use = context.index.useWithoutCall(of: question.name, in: file) {
                    let place = FileLines(of: file, path: path).sighting(at: file.range(of: use).upperBound)
                    return .excluded("it is used without a call there", place: place.shown)
                }
                // What is not read may call it.
                if let unread = file.all(.unexpected).first(where: { file.words(of: $0).contains(question.name) }) {
                    let place = FileLines(of: file, path: path).sighting(at: file.range(of: unread).lowerBound)
                    return .excluded("it stands in what is no Swift that is known", place: place.shown)
                }
                guard !file.calls(of: [question.name]).isEmpty else { continue }
                let own = try source.declarations(buffer)
                let (context, _) = context(forCallsOf: file, at: path, own, buffer: buffer)
                let objection = context.objection(to: question, in: file, path: path, isDeclared: mayDeclare)
                if let objection { return objection }
            } catch {
                return .excluded("the file cannot be read", place: source.location.name.spelling)
            }
        }
        return .plain
    }
}

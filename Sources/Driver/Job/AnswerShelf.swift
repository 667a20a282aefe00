import Rewriting
import Semantics

/// What a project has said of the places where its views are shown and its modifiers are called: each question is asked once,
/// whoever asks, of all that it declares.
final class AnswerShelf: @unchecked Sendable {
    /// What all files of a project declare, and where words stand in them.
    typealias Whole = (index: ProjectIndex, words: WordIndex)

    private let lock = Lock()
    private var answers: [Callers.Question: Callers.Answer] = [:]
    private var whole: Whole?

    /// - Parameter make: called by the first who asks.
    func whole(_ make: () -> Whole) -> Whole {
        lock.whileHeld {
            let made = whole ?? make()
            whole = made
            return made
        }
    }

    func answer(to question: Callers.Question) -> Callers.Answer? { lock.whileHeld { answers[question] } }

    func keep(_ answer: Callers.Answer, to question: Callers.Question) {
        lock.whileHeld { answers[question] = answer }
    }
}

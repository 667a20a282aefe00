import RuleModel
import Semantics
import Syntax

/// What is known of the views that a modifier of the project's own is called on, and of the places of a view of its own and
/// what that is given.
///
/// `func isHidden(_ on: Bool) -> some View { if on { hidden() } else { self } }` may be called on any view, and a page says on
/// which views, and before what, a modifier in it is another than its form. The calls that are in sight can be asked.
public struct Callers: Sendable, Hashable {
    /// What stands against some form, each with the first call that shows it.
    public private(set) var objections: [Objection] = []

    public init() {}

    public struct Objection: Sendable, Hashable {
        let level: Level
        let reason: String
        /// Where it is called.
        let place: String
        /// True where such a view may be there, and nothing shows which is.
        let isUnseen: Bool
        /// True where there was no end of what has to be asked.
        var isEndless = false

        /// What a page says against a form.
        init(_ remark: Remark, place: String) {
            let level = if case .level(let level) = remark.kind { level } else { Level.approx }
            self.init(level: level, reason: remark.reason, place: place, isUnseen: false)
        }

        private init(level: Level, reason: String, place: String, isUnseen: Bool) {
            (self.level, self.reason, self.place, self.isUnseen) = (level, reason, place, isUnseen)
        }

        /// One of a call of which not all is in sight.
        public static func unseen(_ reason: String, place: String) -> Objection {
            Objection(level: .approx, reason: reason, place: place, isUnseen: true)
        }

        /// One where more would have to be asked than anybody waits for.
        public static func endless(place: String) -> Objection {
            var objection = unseen("it is shown in more places than can be looked at", place: place)
            objection.isEndless = true
            return objection
        }
    }

    /// What the calls of one name say, and what has to be asked, too.
    public struct Answer: Sendable {
        public var objections: [Objection] = []
        public var further: [Question] = []

        public init() {}
    }

    public mutating func add(_ objection: Objection) {
        if !objections.contains(where: { $0.reason == objection.reason }) { objections.append(objection) }
    }

    /// What is asked, whichever file declares something of that name.
    public struct Question: Sendable, Hashable, Comparable {
        /// What is shown somewhere: `isHidden`, `Hiding`, `Badge`, `header`.
        public let name: String
        package let subject: Subject
        /// The modifier of SwiftUI's in its body.
        let modifier: String

        package enum Subject: Sendable, Hashable {
            /// A modifier of the project's own: `isHidden`, or the type of one: `Hiding`.
            ///
            /// - `argumentCount`: how many arguments a call of it has at least: `hidden()` is none of `hidden(_ on: Bool)`.
            /// - `isSeenWhole`: true where all of its calls are in sight.
            /// - `property`: of one that is applied without a call.
            case modifier(argumentCount: Int, isType: Bool, isSeenWhole: Bool, property: SharedMember?)
            /// A view.
            case view(OwnViewAround)
            /// A property or a function that gives a view.
            case member(SharedMember)
            /// One that says `AnyView`: whether others ask for that type.
            case result(ErasedResult)
            /// What gives such a view to others, in its own result: whether it is itself in the words of the one.
            case carrier(SharedMember, of: ErasedResult)
            /// A type that has one, or a protocol that it conforms to: whether something out of sight asks for its members.
            case type
        }

        /// nil where what stands around a call is no modifier of all views.
        init?(of modifier: String, around call: NodeID, in own: FileSemantics) {
            guard let found = own.anyViewModifier(around: call) else { return nil }
            (name, self.modifier) = (found.name, modifier)
            subject = .modifier(
                argumentCount: found.argumentCount, isType: found.isType,
                isSeenWhole: found.isSeenWhole, property: found.property)
        }

        /// - Parameter view: the view whose makers are asked.
        init(of modifier: String, in view: OwnViewAround) {
            (name, subject, self.modifier) = (view.name, .view(view), modifier)
        }

        private init(of modifier: String, in member: SharedMember) {
            (name, subject, self.modifier) = (member.name, .member(member), modifier)
        }

        init(name: String, subject: Subject, modifier: String = "") {
            (self.name, self.subject, self.modifier) = (name, subject, modifier)
        }

        /// Whether others ask for the type of a result, and what may ask its type for it.
        static func all(about result: ErasedResult) -> [Question] {
            let member = result.member
            return [Question(name: member.name, subject: .result(result))]
                + (member.owner.isEmpty ? [] : [Question(name: member.owner, subject: .type)])
        }

        /// What is to be asked of the places where others show what something stands in.
        ///
        /// - Parameter view: the view of the project's own around it.
        static func all(
            of modifier: String, around node: NodeID, in view: OwnViewAround?, _ own: FileSemantics
        ) -> [Question] {
            // What is presented has what is set around what presents it, and is not drawn with that.
            let inPlace = !own.rules.reachesPresented(modifier)
            let members = own.sharedMembers(around: node, inPlace: inPlace).map { Question(of: modifier, in: $0) }
            guard let view, view.given != .nothing || !inPlace || own.isInPlace(node) else { return members }
            return [Question(of: modifier, in: view)] + members
        }

        /// The words that a file has in which it is called, made or mentioned.
        public var words: [String] {
            if case .member(let member) = subject, member.isOfView { [name, member.owner] } else { [name] }
        }

        /// True where declarations matter, too, and not only what is made, called or mentioned.
        public var asksForDeclarations: Bool {
            switch subject {
            case .modifier, .member, .carrier: false
            case .view, .result, .type: true
            }
        }

        /// True for the type of a modifier.
        var isOfType: Bool { if case .modifier(_, true, _, _) = subject { true } else { false } }

        /// True for what other projects may make or call.
        public var isOfOthersToo: Bool {
            switch subject {
            case .modifier(_, _, let isSeenWhole, _): !isSeenWhole
            case .view(let view): !view.isSeenWhole
            case .member, .result, .carrier, .type: false
            }
        }

        public static func < (a: Question, b: Question) -> Bool {
            (a.name, a.modifier, "\(a.subject)") < (b.name, b.modifier, "\(b.subject)")
        }
    }
}

extension Erasure {
    /// What becomes of `AnyView`s where other files may ask for one.
    func decided(by callers: [Callers.Question: Callers]) -> Erasure {
        guard case .asked(let result, let type) = self else { return self }
        let answers = Callers.Question.all(about: result).map { callers[$0] }
        return answers.allSatisfy { $0?.objections.isEmpty == true } ? .dropped(resultType: type) : .kept
    }
}

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
    }

    public mutating func add(_ objection: Objection) {
        if !objections.contains(where: { $0.reason == objection.reason }) { objections.append(objection) }
    }

    /// What is asked, whichever file declares a modifier of that name.
    public struct Question: Sendable, Hashable, Comparable {
        /// The modifier of the project's own: `isHidden`, or the type of one: `Hiding`.
        public let name: String
        /// How many arguments a call of it has at least: `hidden()` is none of `hidden(_ on: Bool)`.
        let argumentCount: Int
        /// True if all that it takes is a `Bool`.
        public let takesBools: Bool
        /// True for a type.
        let isType: Bool
        /// True where all of its calls are in sight.
        let isSeenWhole: Bool
        /// The one in its body.
        let modifier: String
        /// Of a view that is made, what the one that is asked about has to do with what it is given; nil for a modifier.
        let given: OwnViewAround.Given?

        /// nil where what stands around a call is no modifier of all views.
        init?(of modifier: String, around call: NodeID, in own: FileSemantics) {
            guard let found = own.anyViewModifier(around: call) else { return nil }
            (name, argumentCount, isType) = (found.name, found.argumentCount, found.isType)
            (isSeenWhole, takesBools, self.modifier) = (found.isSeenWhole, found.takesBools, modifier)
            given = nil
        }

        /// False where only what is around a view matters.
        public var asksForContent: Bool { given != .nothing }

        /// - Parameter view: the view whose makers are asked.
        init(of modifier: String, in view: OwnViewAround) {
            (name, argumentCount, isType, given) = (view.name, 0, true, view.given)
            (isSeenWhole, takesBools, self.modifier) = (true, false, modifier)
        }

        public static func < (a: Question, b: Question) -> Bool {
            (a.name, a.argumentCount, a.modifier, a.given?.rawValue ?? -1)
                < (b.name, b.argumentCount, b.modifier, b.given?.rawValue ?? -1)
        }
    }
}

import RuleModel

/// What the two sides of an example are and show.
public struct ModelResult: Sendable {
    /// A place in the cross of condition and surroundings.
    public struct Circumstance: Hashable, Sendable, CustomStringConvertible {
        public let holds: Bool
        /// `plain`, or `unusual`: where an ancestor has set whatever can be set.
        public let surroundings: String

        public init(_ holds: Bool, _ surroundings: String = "plain") {
            self.holds = holds
            self.surroundings = surroundings
        }

        public var description: String { "with the condition \(holds) in \(surroundings) surroundings" }

        public static let all = [true, false].flatMap { holds in
            ["plain", "unusual"].map { Circumstance(holds, $0) }
        }
    }

    /// One side.
    public struct Side: Sendable {
        /// The compiler's errors, each as `line:column: message`.
        public fileprivate(set) var errors: [String] = []
        /// The printed type with the condition true and false.
        public fileprivate(set) var types: [Bool: String] = [:]
        public fileprivate(set) var effects: [Circumstance: [String]] = [:]
        /// True if the side stopped the program: an index out of range, a forced nil.
        public fileprivate(set) var traps = false

        /// The type, where it is one.
        public var type: String? { types[true] == types[false] ? types[true] : nil }

        /// The effects in plain surroundings.
        public func effects(_ holds: Bool) -> [String]? { effects[Circumstance(holds)] }

        /// How many branches lie between the whole view and the one that its modifiers are applied to.
        var branches: Int {
            var rest = Substring(type ?? "")
            var count = 0
            while let open = rest.firstIndex(of: "<") {
                switch rest[..<open] {
                case "ModifiedContent", "Group": break
                case "_ConditionalContent", "EitherView", "Optional": count += 1
                default: return count
                }
                rest = rest[rest.index(after: open)...]
            }
            return rest.hasPrefix("AnyView") ? count + 1 : count
        }
    }

    public let example: ModelExample
    public private(set) var before = Side()
    public private(set) var after = Side()

    init(example: ModelExample) { self.example = example }

    subscript(side: ModelExample.Side) -> Side {
        get { side == .before ? before : after }
        set { if side == .before { before = newValue } else { after = newValue } }
    }

    mutating func note(_ error: ModelDiagnostic, in side: ModelExample.Side) {
        self[side].errors.append("\(error.line):\(error.column): \(error.message)")
    }

    mutating func noteTrap(of side: ModelExample.Side) { self[side].traps = true }

    /// Reads a line that the program wrote.
    static func read(_ fields: [Substring], into results: inout [ModelResult]) {
        guard fields.count >= 4, let id = ModelProgram.SideID(fields[1]) else { return }
        let holds = fields[2] == "true"
        if fields[0] == "type" { results[id.example][id.side].types[holds] = String(fields[3]) }
        if fields[0] == "shows", fields.count == 5 {
            let list = fields[4].split(separator: "\u{1F}").map(String.init)
            results[id.example][id.side].effects[Circumstance(holds, String(fields[3]))] = list
        }
    }
}

/// The judge.
extension ModelResult {
    /// Why the rewrite is not what `level` promises; empty where it is.
    ///
    /// A *safe* and a *verbose* form show what the original shows whatever surrounds them, an *assumed* one where nothing
    /// does; of the others only the types and that the condition changes something are looked at. Unless it is
    /// `branching`, the result is one view with one type.
    public func failures(proving level: Level, branching: Bool = false) -> [String] {
        var failures: [String] = []
        for side in ModelExample.Side.allCases {
            failures += self[side].errors.map { "\(side.rawValue) does not compile: \($0)" }
        }
        if failures.isEmpty {
            for side in ModelExample.Side.allCases where self[side].traps { failures.append("\(side.rawValue) traps") }
        }
        if failures.isEmpty && !after.types.isEmpty {
            failures = differences(at: level) + (branching ? [] : remainingBranches())
        }
        return failures.map { "\(example.name): \($0)" }
    }

    private func differences(at level: Level) -> [String] {
        let circumstances: [Circumstance] =
            switch level {
            case .safe, .verbose: Circumstance.all
            case .assumed: Circumstance.all.filter { $0.surroundings == "plain" }
            case .approx, .lifecycle: []
            }
        var failures: [String] = []
        for side in ModelExample.Side.allCases where self[side].effects(true) == self[side].effects(false) {
            failures.append("\(side.rawValue) shows the same with the condition true and false")
        }
        for place in circumstances where before.effects[place] != after.effects[place] {
            failures.append(
                "\(place), before shows \(before.effects[place] ?? []), after shows \(after.effects[place] ?? [])")
        }
        return failures
    }

    private func remainingBranches() -> [String] {
        guard let type = after.type else {
            return ["after has two types: \(after.types[true] ?? ""), \(after.types[false] ?? "")"]
        }
        // A receiver may have a branch of its own, which stays.
        return after.branches > 0 && after.branches >= before.branches ? ["after still branches: \(type)"] : []
    }
}

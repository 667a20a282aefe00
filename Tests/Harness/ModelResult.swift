import RuleModel

/// What the two sides of an example are and show.
public struct ModelResult: Sendable {
    /// A place in the cross of worlds and surroundings.
    public struct Circumstance: Hashable, Sendable {
        /// In world 0 all conditions hold, in world 1 none; in the others they are mixed.
        public let world: Int
        /// `plain`, or `unusual`: where an ancestor has set whatever can be set.
        public let surroundings: String

        public init(_ world: Int, _ surroundings: String = "plain") {
            self.world = world
            self.surroundings = surroundings
        }
    }

    /// One side.
    public struct Side: Sendable {
        /// The compiler's errors, each as `line:column: message`.
        public fileprivate(set) var errors: [String] = []
        /// The printed type in the worlds 0 and 1.
        public fileprivate(set) var types: [Int: String] = [:]
        public fileprivate(set) var effects: [Circumstance: [String]] = [:]
        /// True if the side stopped the program: an index out of range, a forced nil.
        public fileprivate(set) var traps = false

        /// The type, where it is one.
        public var type: String? { types[0] == types[1] ? types[0] : nil }

        /// The effects in plain surroundings, with all conditions true or false.
        public func effects(_ holds: Bool) -> [String]? { effects[Circumstance(holds ? 0 : 1)] }

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

    /// The names of the conditions that hold in each world.
    private var trueNames: [Int: [Substring]] = [:]

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
        if fields[0] == "world", fields.count == 3, let world = Int(fields[1]) {
            for index in results.indices { results[index].trueNames[world] = fields[2].split(separator: " ") }
        }
        guard fields.count >= 4, let id = ModelProgram.SideID(fields[1]), let world = Int(fields[2]) else { return }
        if fields[0] == "type" { results[id.example][id.side].types[world] = String(fields[3]) }
        if fields[0] == "shows", fields.count == 5 {
            let list = fields[4].split(separator: "\u{1F}").map(String.init)
            results[id.example][id.side].effects[Circumstance(world, String(fields[3]))] = list
        }
    }

    /// The circumstance in words: of the conditions, those that the example names.
    func description(of place: Circumstance) -> String {
        let conditions: String
        switch place.world {
        case 0: conditions = "all conditions true"
        case 1: conditions = "all conditions false"
        default:
            let words = Set(example.before.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
            let names = (trueNames[place.world] ?? []).filter(words.contains)
            conditions = "only \(names.isEmpty ? "others" : names.joined(separator: ", ")) true"
        }
        return "with \(conditions) in \(place.surroundings) surroundings"
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
        let surroundings: [String] =
            switch level {
            case .safe, .verbose: ["plain", "unusual"]
            case .assumed: ["plain"]
            case .approx, .lifecycle, .interface: []
            }
        var failures: [String] = []
        for side in ModelExample.Side.allCases {
            let shown = self[side].effects.filter { $0.key.surroundings == "plain" }.values
            if Set(shown).count == 1 { failures.append("\(side.rawValue) shows the same whatever the condition") }
        }
        // The first difference says enough.
        let places = surroundings.flatMap { place in
            before.effects.keys.map(\.world).sorted().map { Circumstance($0, place) }
        }
        if let place = places.first(where: { before.effects[$0] != after.effects[$0] }) {
            failures.append(
                "\(description(of: place)), before shows \(before.effects[place] ?? []), "
                    + "after shows \(after.effects[place] ?? [])")
        }
        return failures
    }

    private func remainingBranches() -> [String] {
        guard let type = after.type else {
            return ["after has two types: \(after.types[0] ?? ""), \(after.types[1] ?? "")"]
        }
        // A receiver may have a branch of its own, which stays.
        return after.branches > 0 && after.branches >= before.branches ? ["after still branches: \(type)"] : []
    }
}

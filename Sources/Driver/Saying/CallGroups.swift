import Rewriting
import RuleModel
import Semantics
import Syntax

/// The calls of a run by what is said of them: outcome, what would change that, reason, modifier.
struct CallGroups {
    /// Calls of one outcome that have more in common: what one command changes is one section.
    struct Section: Hashable {
        let outcome: Outcome
        /// What its calls have in common; nil for nothing but the outcome.
        var title: String?
        var remedy: Remedy?
        /// The levels of what is applied, or of what would have to be allowed.
        var levels: [Level] = []
        /// True for what stands before the other sections of its outcome.
        var isFirst = false
    }

    /// Calls with one reason.
    struct Group {
        let reason: String?
        /// The short name of the reason; nil where the section's title holds it.
        let code: String?
        /// By the modifier that the reason is about, the largest first.
        var parts: [(modifier: String?, places: [Place])]

        var count: Int { parts.map(\.places.count).reduce(0, +) }
    }

    /// In the order of the outcomes. In a section, the largest group first.
    let sections: [(section: Section, count: Int, groups: [Group])]

    init(_ files: [FileResult], _ options: Options) {
        var counts: [Section: Int] = [:]
        var found: [Section] = []
        var groups: [Section: [Group]] = [:]
        for file in files {
            for located in file.calls {
                let saying = Saying(of: located.call, options, allowed: file.allowed)
                if counts[saying.section] == nil { found.append(saying.section) }
                counts[saying.section, default: 0] += 1
                guard saying.reason != nil || saying.modifier != nil else { continue }
                let place = Place(path: file.path, line: located.start.line)
                groups[saying.section, default: []].add(place, saying)
            }
        }
        // What was found first comes first where nothing else decides.
        sections =
            found.enumerated().sorted { a, b in
                let (one, two) = (a.element, b.element)
                if one.outcome != two.outcome { return one.outcome.place < two.outcome.place }
                if one.isFirst != two.isFirst { return one.isFirst }
                return counts[one]! != counts[two]! ? counts[one]! > counts[two]! : a.offset < b.offset
            }
            .map { section in
                let groups = groups[section.element] ?? []
                return (section.element, counts[section.element]!, groups.joinedByCode.largestFirst)
            }
    }
}

/// What is said of one call.
private struct Saying {
    var section: CallGroups.Section
    var reason: String?
    var code: String?
    var modifier: String?

    init(of call: PlannedCall, _ options: Options, allowed: Set<Level>) {
        section = CallGroups.Section(outcome: call.outcome)
        reason = call.reason?.sentence
        modifier = call.modifier
        switch call.outcome {
        case .rewritten:
            say(call.caveats)
            section.isFirst = call.caveats.isEmpty
        case .withheld:
            let missing = call.caveats.filter { !allowed.contains($0.level) }
            say(missing, isLink: call.reason != missing.first.map { .text($0.reason) })
            section.remedy = .allow(options.levels(section.levels, beside: allowed))
        case .branch: sayBranch(call, options, allowed)
        case .left:
            code = call.ownCode
            if case .refusal(let refusal)? = call.reason {
                section.remedy = refusal.remedy
                if case .name(let files, let levels)? = section.remedy {
                    let missing = levels.filter { !allowed.contains($0) }
                    section.remedy = .name(files, missing.isEmpty ? [] : options.levels(missing, beside: allowed))
                    section.title = "of modifiers that can be given a switch, in files that are not named"
                }
                if case .noRule(_, let because) = refusal {
                    (section.title, section.isFirst, reason) = (
                        "no rule for the modifier [\(call.code)]", true, because
                    )
                    code = nil
                }
            }
        case .constant: section.remedy = .constants
        case .suppressed: break
        }
    }

    /// - Parameter isLink: true for a call that stays with another, for what is said of that one.
    private mutating func say(_ caveats: [Caveat], isLink: Bool = false) {
        let levels = Set(caveats.map(\.level)).sorted()
        section.levels = levels
        let names = levels.map(\.rawValue)
        section.title = names.last.map { last in
            names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last
        }
        if levels.count == 1 { section.title! += " (\(levels[0].gist))" }
        if isLink { return }
        let modifiers = Set(caveats.map(\.modifier))
        reason =
            modifiers.count > 1
            ? caveats.map { caveat in (caveat.modifier.map { "\($0): " } ?? "") + caveat.reason }.joined(
                separator: "; ")
            : caveats.isEmpty ? nil : caveats.map(\.reason).unique.joined(separator: "; ")
        modifier = modifiers.count == 1 ? modifiers.first! : nil
    }

    private mutating func sayBranch(_ call: PlannedCall, _ options: Options, _ allowed: Set<Level>) {
        guard case .branch(let cause, let modifier, let wrapping)? = call.reason else {
            if options.fallback == .leave { section.title = "not wrapped, as `--fallback leave` asks" }
            return
        }
        reason = cause?.sentence
        code = call.ownCode
        self.modifier = modifier
        switch wrapping {
        case .wrapped:
            section.isFirst = true
            section.title = "\(options.isPreview ? "would be " : "")wrapped in `EitherView`"
        case .refused(let refusal, let hasHome):
            section.title =
                refusal.isMatterOfReading
                ? "not wrapped in `EitherView`, which would be hard to read"
                : "not wrapped in `EitherView`: \(refusal.gist)"
            section.remedy = refusal.isMatterOfTaste ? .wrap(hasHome: hasHome) : refusal.remedy
        case .there: section.title = "already in `EitherView`"
        case .upgradable(let level):
            section.title = "already in `EitherView`, though there is a form"
            self.modifier = call.links.unique.joined(separator: ", ")
            section.remedy = .upgrade(level.map { options.levels([$0], beside: allowed) } ?? [])
        }
    }
}

extension [CallGroups.Group] {
    fileprivate mutating func add(_ place: Place, _ saying: Saying) {
        let found = firstIndex {
            $0.reason == saying.reason && ($0.reason != nil || $0.parts[0].modifier == saying.modifier)
        }
        guard let found else {
            append(CallGroups.Group(reason: saying.reason, code: saying.code, parts: [(saying.modifier, [place])]))
            return
        }
        if let part = self[found].parts.firstIndex(where: { $0.modifier == saying.modifier }) {
            self[found].parts[part].places.append(place)
        } else {
            self[found].parts.append((saying.modifier, [place]))
        }
    }

    /// One group of those whose reasons differ in one thing that they name: ``it is applied to what is no view: `Marker`, `Tab` ``.
    fileprivate var joinedByCode: Self {
        var found: [(group: CallGroups.Group, names: [[String]])] = []
        var known: [[String]: [Int]] = [:]
        for group in self {
            guard let code = group.code, let shape = group.reason.map(ReasonShape.init) else {
                found.append((group, []))
                continue
            }
            func joined(_ names: [[String]]) -> [[String]] { zip(names, shape.names).map { ($0 + [$1]).unique } }
            // Of two lists nobody could tell which belongs to which.
            let place = known[[code] + shape.words]?.first { joined(found[$0].names).count { $0.count > 1 } < 2 }
            if let place {
                found[place].names = joined(found[place].names)
                for part in group.parts { found[place].group.add(part) }
            } else {
                known[[code] + shape.words, default: []].append(found.count)
                found.append((group, shape.names.map { [$0] }))
            }
        }
        return found.map { group, names in
            guard let shape = group.reason.map(ReasonShape.init), names.contains(where: { $0.count > 1 }) else {
                return group
            }
            let lists = names.map { ($0.prefix(3) + ($0.count > 3 ? ["…"] : [])).joined(separator: ", ") }
            let parts = group.parts.map { part in
                (modifier: part.modifier, places: part.places.sorted { ($0.path, $0.line) < ($1.path, $1.line) })
            }
            return CallGroups.Group(reason: shape.naming(lists), code: group.code, parts: parts)
        }
    }

    fileprivate var largestFirst: Self {
        let sorted = map { group in
            var group = group
            group.parts = group.parts.stablySorted { $0.places.count }
            return group
        }
        return sorted.stablySorted { $0.count }
    }
}

extension CallGroups.Group {
    fileprivate mutating func add(_ part: (modifier: String?, places: [Place])) {
        if let same = parts.firstIndex(where: { $0.modifier == part.modifier }) {
            parts[same].places += part.places
        } else {
            parts.append(part)
        }
    }
}

/// A reason without what it names in it: the code between backticks, and the numbers of lines.
private struct ReasonShape {
    /// What stands around the names: one more than there are of these.
    private(set) var words = [""]
    private(set) var names: [String] = []

    init(_ reason: String) {
        var rest = reason[...]
        while let first = rest.first {
            let name: Substring
            if first == "`", let end = rest.dropFirst().firstIndex(of: "`") {
                name = rest[...end]
            } else if first.isNumber, words[words.count - 1].hasSuffix("line ") {
                name = rest.prefix(while: \.isNumber)
            } else {
                words[words.count - 1].append(first)
                rest.removeFirst()
                continue
            }
            names.append(String(name))
            words.append("")
            rest = rest[name.endIndex...]
        }
    }

    /// The reason with other names.
    func naming(_ names: [String]) -> String {
        zip(words, names + [""]).map { $0 + $1 }.joined()
    }
}

extension Array {
    /// The greatest first; equal ones in their order.
    fileprivate func stablySorted(by size: (Element) -> Int) -> Self {
        enumerated().sorted { a, b in
            let (one, two) = (size(a.element), size(b.element))
            return one != two ? one > two : a.offset < b.offset
        }
        .map(\.element)
    }
}

extension PlannedCall {
    /// Its short name, if that says more than the outcome.
    fileprivate var ownCode: String? { code == outcome.rawValue ? nil : code }
}

extension Outcome {
    /// Its place among the outcomes.
    fileprivate var place: Int { Self.allCases.firstIndex(of: self)! }
}

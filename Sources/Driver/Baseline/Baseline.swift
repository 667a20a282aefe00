import Rewriting
import Syntax

/// The calls that were left in a project when somebody said that they may stay: `.fixmods-baseline.json`.
///
/// A call is known by what it holds and by the names of the declarations around it, wherever in them it stands: it may
/// move and be indented anew. Two equal ones in one declaration are two.
struct Baseline: Sendable {
    static let name: Path = ".fixmods-baseline.json"

    /// Calls that are not told apart.
    struct Entry: Sendable, Equatable {
        /// The names of the declarations around them, the outermost first: `Card.body`.
        let place: String
        /// For people: the helper, and what it applies.
        let call: String
        /// Of the tokens.
        let hash: String
        var count = 1

        /// What tells calls apart.
        var key: String { "\(place)\n\(hash)" }
        /// True for explicit branches, which only some runs look at.
        var isExplicit: Bool { call.hasPrefix(Self.explicit) }

        static let explicit = "if … else"
    }

    /// Where it is, or is to be.
    let path: Path
    /// By the path of a file, as seen from the folder of the baseline.
    var files: [String: [Entry]] = [:]

    init(at path: Path) { self.path = path }

    /// What a file is called in it, `../App/Card.swift` for one outside of its folder; nil for a name that is no UTF-8.
    func name(of location: Path) -> String? {
        var folder = path.parent
        var way: Path?
        while folder != .top, location.relative(to: folder) == nil {
            folder = folder.parent
            way = way?.appending("..") ?? ".."
        }
        guard let rest = location.relative(to: folder),
            case .string(let name) = JSON.path(way?.appending(rest) ?? rest)
        else { return nil }
        return name
    }

    /// In a stable order, each entry on a line of its own.
    var text: String {
        let files = files.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { name, entries in
            let lines = entries.sorted { ($0.place, $0.call, $0.hash) < ($1.place, $1.call, $1.hash) }.map { entry in
                let count = entry.count == 1 ? [] : [JSON.Member(name: "count", value: .number(entry.count))]
                return "      "
                    + JSON.object(
                        [
                            .init(name: "in", value: .string(entry.place)),
                            .init(name: "call", value: .string(entry.call)),
                            .init(name: "hash", value: .string(entry.hash)),
                        ] + count
                    ).line
            }
            return "    \(JSON.string(name).line): [\n\(lines.joined(separator: ",\n"))\n    ]"
        }
        let body = files.isEmpty ? "{}" : "{\n\(files.joined(separator: ",\n"))\n  }"
        return "{\n  \"schema\": 1,\n  \"files\": \(body)\n}\n"
    }
}

extension JSON {
    /// Its text, without a line's end.
    fileprivate var line: String { String(decoding: bytes.dropLast(), as: UTF8.self) }
}

extension Baseline {
    /// Why one cannot be read.
    struct Failure: Error {
        let message: Message
    }

    /// - Returns: nil where there is no such file.
    init?(reading path: Path) throws(Failure) {
        self.init(at: path)
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try ReadBuffer().bytes(of: path, .named)
        } catch {
            if error.isAbsence { return nil }
            throw Failure(message: .error(path, "cannot be read: \(error.sentence)"))
        }
        do throws(JSONText.Mistake) {
            try read(try JSONText(reading: bytes))
        } catch {
            let remedy = "without this file, `fixmods baseline` writes it anew"
            throw Failure(message: .error(path, line: error.line, "\(error.sentence); \(remedy)"))
        }
    }

    private mutating func read(_ text: JSONText) throws(JSONText.Mistake) {
        guard case .number(1)? = text["schema"]?.value else {
            throw .init(line: text.line, sentence: "is no baseline that this version of fixmods knows")
        }
        guard case .object(let members)? = text["files"]?.value else {
            throw .init(line: text.line, sentence: "a baseline has `files`, an object")
        }
        for member in members {
            guard case .list(let items) = member.value.value else {
                throw .init(
                    line: member.line, sentence: "`\(member.name)` is \(member.value.value.kind), and must be a list")
            }
            files[member.name] = try items.map { item throws(JSONText.Mistake) in try Entry(reading: item) }
        }
    }
}

extension Baseline.Entry {
    fileprivate init(reading text: JSONText) throws(JSONText.Mistake) {
        guard case .string(let place)? = text["in"]?.value, case .string(let call)? = text["call"]?.value,
            case .string(let hash)? = text["hash"]?.value
        else { throw .init(line: text.line, sentence: "an entry has the texts `in`, `call` and `hash`") }
        self.init(place: place, call: call, hash: hash)
        guard let count = text["count"] else { return }
        guard case .number(let number) = count.value, let whole = Int(exactly: number), whole > 0 else {
            throw .init(line: count.line, sentence: "`count` must be a whole number above 0")
        }
        self.count = whole
    }

    /// - Parameter located: a call that is left.
    init(_ located: LocatedCall) {
        let helper = located.call.isExplicit ? Self.explicit : located.call.helper ?? "if"
        let links = located.call.links.joined(separator: ", ")
        self.init(
            place: located.declarations.joined(separator: "."), call: links.isEmpty ? helper : "\(helper): \(links)",
            hash: located.content.hexadecimal)
    }
}

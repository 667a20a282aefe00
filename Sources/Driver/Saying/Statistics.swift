import Rewriting

/// How many calls of a run have what in common.
struct Statistics {
    /// By what is counted: a heading, and names with their numbers, the largest first.
    let tables: [(heading: String, rows: [(name: String, count: Int)])]

    init(_ files: [FileResult]) {
        let calls = files.flatMap(\.calls).map(\.call)
        func table(_ heading: String, _ names: (PlannedCall) -> [String]) -> (String, [(name: String, count: Int)]) {
            let counts = calls.flatMap(names).reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
            let rows = counts.map { (name: $0.key, count: $0.value) }
            return (heading, rows.sorted { $0.count != $1.count ? $0.count > $1.count : $0.name < $1.name })
        }
        let byFile = files.filter { !$0.calls.isEmpty }.map { (name: $0.path.description, count: $0.calls.count) }
        tables =
            [
                table("outcome") { [$0.outcome.rawValue] },
                table("level") { $0.level.map { [$0.rawValue] } ?? [] },
                table("modifier") { $0.links.unique },
                table("helper") { [$0.helper ?? "if"] },
                table("reason") { $0.outcome == .rewritten ? [] : [$0.code] },
                ("file", byFile.sorted { $0.count != $1.count ? $0.count > $1.count : $0.name < $1.name }),
            ]
            .filter { !$0.1.isEmpty }
    }

    var text: String {
        let width = tables.flatMap(\.rows).map { String($0.count).count }.max() ?? 0
        return tables.map { table in
            let rows = table.rows.map { row in
                let number = String(row.count)
                return "  \(String(repeating: " ", count: width - number.count))\(number) \(Shown.escaped(row.name))\n"
            }
            return "\(table.heading)\n\(rows.joined())"
        }.joined()
    }
}

import Testing

/// A row of a table that knows where it is written.
public protocol SourceLocated {
    var sourceLocation: SourceLocation { get }
}

extension Golden: SourceLocated {}
extension ModelExample: SourceLocated {}

/// Proves `body` of each row of a table, in one test: the arguments of a test are printed whether it fails or not.
/// What fails is said with the row's number and its beginning, and, if the row or a part of it knows, where it is written.
/// Rows after one that fails are proven too.
public func check<Row: Sendable>(
    each rows: some Sequence<Row>, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable (Row) async throws -> Void
) async {
    for (index, row) in rows.enumerated() {
        let naming = IssueHandlingTrait.compactMapIssues { said(of: $0, row: row, number: index + 1) }
        do {
            try await naming.provideScope(for: Test.current!, testCase: Test.Case.current) {
                do {
                    try await body(row)
                } catch is ExpectationFailedError {
                    // `#require` has said it.
                } catch {
                    Issue.record(error, sourceLocation: sourceLocation)
                }
            }
        } catch {
            Issue.record(error, sourceLocation: sourceLocation)
        }
    }
}

private func said(of issue: Issue, row: some Sendable, number: Int) -> Issue {
    var issue = issue
    issue.comments.append("in row \(number): \(beginning(of: row))")
    let parts = [row] + Mirror(reflecting: row).children.map(\.value)
    guard let located = parts.lazy.compactMap({ $0 as? any SourceLocated }).first else { return issue }
    if let place = issue.sourceLocation { issue.comments.append("found at \(place)") }
    issue.sourceLocation = located.sourceLocation
    return issue
}

/// On one line.
private func beginning(of row: some Sendable) -> String {
    let text = (row as? any CustomTestStringConvertible)?.testDescription ?? String(reflecting: row)
    let line = text.split(whereSeparator: \.isNewline).joined(separator: "⏎")
    return line.count > 100 ? line.prefix(100) + "…" : line
}

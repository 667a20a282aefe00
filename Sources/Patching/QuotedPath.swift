import Syntax

/// A path as git writes it in the head of a diff: `a/Views/Card.swift`, or in quotes where it holds what is not plain.
struct QuotedPath {
    /// What stands behind `diff --git `.
    let text: String
    /// What stands behind `--- ` or `+++ `, up to the end of the line.
    let header: String

    init(_ path: Path, prefix: Path) {
        text = prefix.appending(path).quoted
        // Without the tab, GNU patch takes what follows a space for a date.
        header = !text.hasPrefix("\"") && text.contains(" ") ? text + "\t" : text
    }
}

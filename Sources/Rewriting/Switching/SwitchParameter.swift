import RuleModel
import Syntax

/// Where a declaration takes its switch: the last parameter, but before the first closure, which calls may write behind
/// their parentheses.
enum SwitchParameter {
    /// - Parameter resolved: what a type is that has another name.
    static func place(among parameters: [Parameter], resolved: (String) -> String) -> Int {
        parameters.firstIndex { $0.isClosure || resolved($0.type).contains("->") } ?? parameters.count
    }

    /// Adds a parameter to a function or an initializer.
    static func edits(_ text: String, to function: FunctionDeclaration, at place: Int, _ copier: Copier) -> [Edit] {
        let file = function.file
        let nodes = file.parameterNodes(of: function.node) ?? []
        guard let last = nodes.last else {
            let start = function.parametersOffset + 1
            return [Edit(start..<start, text)]
        }
        if place < nodes.count {
            let start = file.range(of: nodes[place]).lowerBound
            let isLine = copier.isFirstOnLine(start)
            let gap = isLine ? copier.lineBreak + copier.indentation(at: start) : " "
            return [Edit(start..<start, text + "," + gap)]
        }
        let range = file.range(of: last)
        let hasComma = file.text(range).hasSuffix(",") || file.bytes[range.upperBound...].first == UInt8(ascii: ",")
        guard copier.isFirstOnLine(range.lowerBound) else {
            return [Edit(range.upperBound..<range.upperBound, ", " + text)]
        }
        // What is said of the parameter before stays on its line.
        let end = file.endOfLine(range.upperBound)
        let isLast = file.tokenTexts(in: range.upperBound..<end).allSatisfy { $0 == "," }
        let line = copier.lineBreak + copier.indentation(at: range.lowerBound) + text
        if !isLast { return [Edit(range.upperBound..<range.upperBound, "," + line)] }
        if hasComma { return [Edit(end..<end, line + ",")] }
        return end == range.upperBound
            ? [Edit(end..<end, "," + line)] : [Edit(range.upperBound..<range.upperBound, ","), Edit(end..<end, line)]
    }
}

extension SourceFile {
    /// Where the line of a place ends, before its break.
    func endOfLine(_ offset: Int) -> Int { bytes[offset...].firstIndex(where: isLineBreak) ?? bytes.count }
}

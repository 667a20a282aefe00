#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Harness
import Syntax
import Testing

/// Each case of the judge without each of its tokens in turn, and a declaration behind it.
@Suite struct MaimedCasesTests {
    private static let next = "\nfunc next() { found(1) }\n"

    @Test("one token removed: nothing is lost, and the next declaration is found") func removed() async {
        await check(each: JudgeProgram.caseNames) { name in
            let bytes = [UInt8](try #require(FileManager.default.contents(atPath: JudgeProgram.cases + "/" + name)))
            let file = SourceFile(parsing: bytes)
            let interpolations = file.nodes.indices.map { NodeID($0) }.filter { file.kind($0) == .interpolation }
            for token in file.tokens where !token.range.isEmpty {
                let rest = bytes[..<token.range.lowerBound] + bytes[token.range.upperBound...]
                let maimed = SourceFile(parsing: Array(rest) + Array(Self.next.utf8))
                let text = "without `\(file.text(of: token))` at \(token.start)"
                let faults = Fuzz.faults(of: maimed)
                #expect(faults.isEmpty, "\(text): \(faults.joined(separator: "; "))")
                // In a string of several lines, an interpolation without its end reaches to the end of the file.
                let isInterpolated = interpolations.contains { file.range(of: $0).contains(Int(token.start)) }
                if Self.reachOverLines.contains(token.kind) || isInterpolated && token.kind == .rightParen { continue }
                let isFound = maimed.nodes.indices.contains { index in
                    maimed.kind(NodeID(index)) == .call && maimed.text(of: NodeID(index)) == "found(1)"
                }
                #expect(isFound, "\(text): the call in the next declaration is hidden")
            }
        }
    }

    /// What has lost its other end reaches to the end of the file, rightly.
    private static let reachOverLines: Set<TokenKind> = [
        .multilineStringQuote, .rawStringPoundDelimiter, .regexPoundDelimiter, .regexSlash,
    ]
}

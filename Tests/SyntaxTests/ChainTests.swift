#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Harness
import Syntax
import Testing

/// What a chain begins at is found without a walk along it, and is what such a walk finds.
@Suite struct ChainTests {
    @Test func beginsWhereAWalkEnds() async {
        await check(each: JudgeProgram.caseNames) { name in
            let bytes = [UInt8](try #require(FileManager.default.contents(atPath: JudgeProgram.cases + "/" + name)))
            #expect(Self.faults(of: SourceFile(parsing: bytes)) == [])
        }
    }

    @Test func beginsSoInWhatIsNoSwift() async throws {
        let files = JudgeProgram.caseNames.compactMap {
            FileManager.default.contents(atPath: JudgeProgram.cases + "/" + $0).map { [UInt8]($0) }
        }
        let failures = onDeepStack {
            var fuzz = Fuzz(seed: 5, files: files)
            return fuzz.run(300, also: Self.faults)
        }
        #expect(failures.map { "\($0.faults): \(String(decoding: $0.input, as: UTF8.self))" } == [])
    }

    /// Every node is the end of a chain, of one piece at least.
    private static func faults(of file: SourceFile) -> [String] {
        file.nodes.indices.map { NodeID($0) }.compactMap { node in
            let chain = Chain(endingAt: node, in: file)
            let pieces = Array(chain.pieces.prefix(1000))
            guard pieces.count < 1000 else { return nil }
            let call = pieces.reversed().firstNonNil { Call($0, in: file) }
            let isRight = chain.beginning == pieces.last && chain.firstCall?.node == call?.node
            return isRight ? nil : "the beginning of `\(file.text(of: node))`"
        }
    }
}

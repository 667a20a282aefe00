import Harness
import Syntax
import Testing

/// The tree of each case of the judge, which lies as text beside it: `X.tree` beside `X.swift`.
@Suite struct TreeTests {
    private static let folder = "Tests/Judge/Cases"

    @Test("the tree is the one in the file beside it") func tree() async {
        await check(each: JudgeProgram.caseNames) { name in
            let path = "\(Self.folder)/\(name)"
            let file = SourceFile(parsing: try Repository.bytes(of: path))
            try TextGolden(path.dropLast("swift".count) + "tree").check(file.treeText)
        }
    }

    @Test("no tree is without its case") func orphans() {
        let cases = Set(JudgeProgram.caseNames.map { "\(Self.folder)/\($0)" })
        let trees = Repository.files(below: Self.folder).filter { $0.hasSuffix(".tree") }
        #expect(trees.filter { !cases.contains($0.dropLast("tree".count) + "swift") } == [])
    }
}

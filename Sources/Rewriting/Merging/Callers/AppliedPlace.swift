import Semantics
import Syntax

/// Where a modifier of the project's own is applied, by a call or as a property, or a view is made.
struct AppliedPlace {
    let node: NodeID
    let name: String
    /// Where its name begins in the file, in bytes.
    let nameOffset: Int
    /// What it is applied to; nil for an implicit `self`.
    let base: NodeID?
    let link: Link

    init(_ call: Call) {
        (node, name, nameOffset, base, link) = (call.node, call.name, call.nameOffset, call.base, Link(call))
    }

    /// `row.faded`, `faded`
    init(property node: NodeID, in file: SourceFile) {
        self.node = node
        base = Member(node, in: file)?.base
        name = file.lastWord(of: node)
        let range = file.range(of: node)
        nameOffset = Member(node, in: file)?.nameToken.range.lowerBound ?? range.lowerBound
        link = Link(node: node, name: name, range: nameOffset..<range.upperBound, arguments: [])
    }
}

extension FileSemantics {
    /// Where a modifier of the project's own is applied: `isHidden(c)`, `row.faded`, and where one is by its type,
    /// `modifier(Hiding(on: c))`.
    func places(applying question: Callers.Question) -> [AppliedPlace] {
        guard case .modifier(let argumentCount, let isType, _, let property) = question.subject else { return [] }
        if let property {
            return places(showing: property, orMaybe: true)
                .filter { !file.isInPreview($0) && !file.isCalled($0) }
                .map { AppliedPlace(property: $0, in: file) }
        }
        let calls = calls(of: question.name).filter { !file.isInPreview($0.node) }
        if !isType { return calls.filter { $0.arguments.count >= argumentCount }.map { AppliedPlace($0) } }
        return (calls.map(\.node) + implicitMembers(named: question.name)).compactMap { made in
            file.surroundings(of: made).firstNonNil { Call($0, in: file) }.flatMap { call in
                call.initializedName == nil && call.soleArgument?.value == made ? AppliedPlace(call) : nil
            }
        }
    }
}

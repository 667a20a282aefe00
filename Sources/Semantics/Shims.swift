import RuleModel
import Syntax

// Old names, until those who use them are moved.
package typealias EvidenceReader = TypeReader
package typealias ReceiverEvidence = ReceiverFacts
package typealias SeenView = UnderlyingView
package typealias HeldNames = ContentCalls

extension TypeReader {
    package func evidence(of node: NodeID) -> Evidence { type(of: node) }
}

extension ReceiverReader {
    package mutating func evidence(of receiver: NodeID) -> ReceiverFacts { facts(of: receiver) }
}

extension FileSemantics {
    package var evidence: TypeReader { types }
    package var ownEvidence: TypeReader { ownTypes }
    package var held: ContentCalls { contentCalls }
}

extension ContentCalls {
    package func holds(_ view: NodeID, _ names: [String], in file: SourceFile) -> Bool {
        contains(callOf: names, in: view)
    }
}

extension NamedBodies {
    package func views(behind view: NodeID) -> [UnderlyingView] { underlyingViews(of: view) }
    package func names(behind nodes: [NodeID]) -> Set<String> { names(readBy: nodes) }
}

extension OwnModifiers {
    package func declares(_ name: String, on type: String) -> Bool { addition(name, to: type) != nil }
    package func declares(
        _ name: String, for root: String?, taking arguments: [WrittenArgument], in index: ProjectIndex
    ) -> Bool {
        overload(of: name, on: root, taking: arguments, in: index) != nil
    }
}

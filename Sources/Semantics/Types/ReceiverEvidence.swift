/// What the text of a receiver shows of its type.
package struct ReceiverEvidence: Sendable, Equatable {
    package init() {}

    /// The type at which the chain begins, without its module: `Text` of `Text("a").padding()`. nil if nothing shows it.
    package var root: String?
    /// The type of the whole receiver, where it is still that of the root: `Text` of `Text("a").bold()`.
    package var type: String?
    /// Of the links before the call, those in conditional calls too, the names that some page asks for.
    package var links: Set<String> = []
}

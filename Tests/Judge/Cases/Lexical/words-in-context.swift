// swift-format-ignore-file
class A {
    weak var weak: B?
    unowned(unsafe) var unowned: C
    lazy var lazy = get
    var set: Int { get { set } set(set) { get = set } }
    final override func final(override: Int, final indirect: some Any) async throws -> any Sendable { async }
    open class open: mutating { mutating func mutating() {} }
    static func some(some: some D, any: any E, each: Each, of: [of of of]) {}
    nonisolated(unsafe) static var nonisolated = nonisolated(unsafe)
    func isolated(isolated: isolated F, sending: sending G, _ consuming: consuming H) {}
    var read: Int { _read { yield yield } _modify { yield &modify } }
    var didSet = 1 { willSet(didSet) { willSet = didSet } didSet { didSet() } }
}
precedencegroup left { associativity: left higherThan: higherThan, lowerThan lowerThan: assignment assignment: true }
infix operator +++: left
let associativity = left.higherThan(assignment: right.lowerThan).none
@available(*, deprecated, renamed: "message", message: "renamed") func deprecated(message: unavailable, noasync: Int) {}
@available(macOS, unavailable) @available(iOS 15.2.1, *) func unavailable() { introduced(obsoleted) }
let a = { [weak weak, unowned(safe) unowned = unowned, lazy] in [weak, unowned, lazy] }
let type = A.Type.self, b: A.Type, c: P.Protocol, d = Type.Protocol, e = (A).Type
func repeat_<each each>(_ each: repeat each each) { repeat f(each each) }
macro macro(macro: Int) = #macro(macro: macro)
actor actor { nonisolated func actor() { actor.actor(actor: actor) } }
if let async = await async, let any = some as any some { discard(self) }
func g() throws(rethrows_) -> borrowing.consuming { try await consume(copy consume) ?? copy.copy }
for await async in each where yield { break each }

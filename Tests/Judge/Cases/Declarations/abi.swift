@abi(func a(b: borrowing C) async throws(D) -> E)
func a(b: C) async throws(D) -> E { b.c { d } }
@abi(@MainActor var f: Int)
var f: Int { 1 }
struct G {
    @abi(init(h: H)) init(h: consuming H) { i(h) }
    @abi(subscript(j: Int) -> K) subscript(j: Int) -> K { l }
    @abi(static func == (m: G, n: G) -> Bool) static func == (m: G, n: G) -> Bool { true }
}

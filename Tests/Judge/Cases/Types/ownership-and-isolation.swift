func a(_ b: borrowing B, _ c: consuming C, _ d: inout D) {}
func e(_ f: __owned F, _ g: __shared G) {}
func h(_ i: sending I) -> sending J { i }
func k(_ l: isolated L) {}
func m(_ n: @escaping @isolated(any) () -> Void) {}
nonisolated(nonsending) func o() async {}
@concurrent func p() async {}
func q(_ r: nonisolated(nonsending) @escaping () async -> Void) {}
struct S { borrowing func t() {}; consuming func u() {}; mutating func v() {} }
let w = { (x: borrowing X, y: consuming Y, z: inout Z) in }

func a() throws(E) {}
func b() async throws(E) -> Int { 1 }
func c<F: Error>(_ d: () throws(F) -> Void) throws(F) {}
struct A { init() throws(E) {} }
var e: Int { get throws(E) { 1 } }
let f = { () throws(E) -> Int in 1 }
let g: () throws(E) -> Void
do throws(E) { try a() } catch { b(error) }
func h() throws(A.B<C>) {}
func i() throws(any Error) {}
func j() throws(Never) {}
protocol K { func l() throws(E) }
struct L { subscript(a: Int) -> Int { get throws(E) { 1 } } }

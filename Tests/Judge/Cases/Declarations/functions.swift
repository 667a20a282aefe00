// swift-format-ignore-file
func a() {}
func b(c: Int) {}
func d(_ e: Int, f g: Int = 1, h: Int...) -> Int { 1 }
func i() throws {}
func j() async {}
func k() async throws -> Int { 1 }
func l() rethrows {}
func m() throws(N) -> Int { 1 }
func o<T>(_ t: T) -> T where T: P { t }
func p() -> (Int, String) { (1, "a") }
func q() -> some View { Text("a") }
func r(_ s: inout Int) {}
func t(_ u: (Int) -> Void, v: @escaping () -> Void) {}
func w(_ x: @autoclosure () -> Bool) {}
func y() -> () -> () -> Int { { { 1 } } }
func z() { func a() {}; a() }
func `b`() {}
func c(
    d: Int,
    e: Int
) -> Int {
    1
}
func f(g: Int,) {}
func h() -> Never { fatalError() }

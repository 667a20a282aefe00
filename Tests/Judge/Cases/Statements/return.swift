// swift-format-ignore-file
func a() { return }
func b() -> Int { return 1 }
func c() -> Int { return if x { 1 } else { 2 } }
func d() -> Int { return switch x { case 1: 2; default: 3 } }
func e() -> Int {
    return
        1 + 2
}
func f() { return; }
func g() { if x { return } }
func h() -> View { return Text("a").b { c } }
func i() -> () -> Int { return { 1 } }
func j() -> Int? { return nil }
func k() async throws -> Int { return try await l() }
func m() -> (Int, Int) { return (1, 2) }
func n() -> A { return .b }

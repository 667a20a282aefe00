func a(@A b: Int, @B(c) d: Int) {}
func e(f: inout Int, g: borrowing H, i: consuming J, k: sending L) {}
func m(n: isolated O, p: __owned Q, r: __shared S) {}
func t(_ u: some V, w: any X, y: repeat each Z) {}
func a(b: Int = 1 + 2, c: [Int] = [], d: () -> Int = { 1 }) {}
func e(f: Int = #line, g: String = "\(h)") {}
func i(_ j: @Sendable @escaping () async -> Void) {}
func k(for l: Int, in m: Int, where n: Int) {}
func o(@ViewBuilder _ p: () -> Q) {}
func r(_: Int, _ _: Int, s _: Int) {}
func t(u: Int..., v: Int) {}
func w(isolation: isolated (any Actor)? = #isolation) {}
func variadic(_ a: () -> B..., c: (() -> D)..., e: (F) -> (G) -> H...) {}

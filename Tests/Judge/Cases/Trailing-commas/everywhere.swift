// swift-format-ignore-file
let a = [1, 2,]
let b = ["a": 1,]
let c = (1, 2,)
f(a, b,)
f(a: 1, b: { c },)
func g(a: Int, b: Int,) {}
struct H<T, U,> {}
let i = { (a: Int, b: Int,) in a }
let j = { [a, b,] in a }
k[a, b,]
let l: (A, B,) = m
let n = A<B, C,>()
typealias O = (A, B,) -> C
enum P { case a(Int, Int,) }
@A(b, c,) func d() {}
#macro(a, b,)
let e = "\(a, b,)"
struct S { init(a: Int,) {}; subscript(a: Int,) -> Int { 1 } }
let q = \A.[1, 2,]
let r: R = .r(s,)

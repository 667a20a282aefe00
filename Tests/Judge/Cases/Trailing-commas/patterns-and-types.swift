// swift-format-ignore-file
let (a, b,) = (c, d,)
if case (let e, .f(g,),) = h {}
switch i { case .j(k: let l, m,): n default: o }
for (p, q,) in r {}
let s: (A, _ b: B,) -> (C, D,)
let t = { [weak u, v = w,] (x, y,) in z }
func a<B, each C,>(_ d: D, e: E,) throws(F) -> (G, H,) {}
struct I<J: K, let n: Int,> { enum L { case m(N, o: P,) } }
let q: R<S, T,>.U<V,> = .w(x, y,)
struct A { @A(b, c: d,) subscript(e: F,) -> G { h[i, j,] } }
k[l: m, n,] { o }
let p = a ? (b, c,) : [d: e,]

let a = \A.b
let c = \A.b.c.d
let e = \.f
let g = \A.[0]
let h = \A.b[0].c
let i = \A.b?.c
let j = \A.b!.c
let k = \.self
let l = \A.self
let m = \[Int].count
let n = \[String: Int].["a"]
let o = \A<B>.c
let p = \Optional<A>.b
let q = \(A, B).0
let r = \.a.b?.c[d]
xs.map(\.a)
xs.sorted(by: \.a, \.b)
ForEach(xs, id: \.self) { x }
@Environment(\.dismiss) var dismiss
let s = \A.B.c
let t = \A?.b
let u = \.[0]
let v = \.?.a

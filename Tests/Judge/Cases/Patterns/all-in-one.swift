// swift-format-ignore-file
switch (a, b) {
case (let c?, nil), (nil, .some(let c)): d
case let (e, f) where e == f: g
case (1..., ..<2): h
case (is I, let j as K): l
case (.m(_, n: let o), _): p
case (var q, let .r(s)?): t
case ~u, -1, "v\(w)", /x/: y
case Z.a.b(c: .d), Self.e, f[g], h(i): k
case [l, m], (n: o): p
default: q
}
guard case .a(let b, c: 1)? = d, case let e as F = g, case 1...2 = h else { return }
while case let (i, j)? = k.next(), let l, var m = n {}
for case .o(let p)? in q where p > 1 {}
for case let r as S in t {}
do { try u() } catch let v as W where x { y } catch is Z, A.b { c } catch { d }
if let self, var e = f as? G, case let h? = i, let j: K = l {}
let (m, (n, _)), (o: p, _) = q

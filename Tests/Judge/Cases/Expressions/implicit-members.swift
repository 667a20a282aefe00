// swift-format-ignore-file
let a: B = .c
let d: E = .f(g)
let h: I = .j { k }
let l: M = .n.o(p).q
f(.a, b: .c(d))
x == .y
.z
let s: T = .init()
let u: V = .init(w: 1) { x }
[.a, .b]
g(.a ?? .b)
h(!.i, -.j)
let k = l ? .m : .n(o)
return .p
let r: S = .t<U>.v
let w: X = .y?.z!

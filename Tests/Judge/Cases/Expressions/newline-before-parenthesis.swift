let a = b
(c).d()
let e = f
(g, h) = i
a()
(b)()
a { b }
(c)
let j = k(
    l
)
let m = n[
    o
]

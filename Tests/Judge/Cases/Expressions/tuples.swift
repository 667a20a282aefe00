// swift-format-ignore-file
let a = ()
let b = (1)
let c = (1, 2)
let d = (x: 1, y: 2)
let e = (1, (2, (3, 4)))
let f = (x: { 1 }, y: [2])
let g = (a, b: c, d)
let h = ((), ())
let i = (a as B, c is D)
let j = (
    1,
    2
)
let k = (a: 1).a
let l = (_: 1, b: 2)

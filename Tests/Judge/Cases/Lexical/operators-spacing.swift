// swift-format-ignore-file
let a = b+c
let d = b + c
let e = -b
let f = b - -c
let g = b-(-c)
let h = b!
let i = !b
let j = b ?? c
let k = b ? .c : d
let l = b ? c : d
let m = (b)+(c)
let n = [b]+[c]
let o = "b"+"c"
let p = b...c
let q = b&&c||d
let r = b&-c&+d
let s = f(-b, +c, ~d, !e)
let t = b == -c ? -d : +e
let u = x++ + ++y
let v = a<b
let w = a>b
let x = (a)<(b)
let y = a ..< b
let z = a.b..<c.d

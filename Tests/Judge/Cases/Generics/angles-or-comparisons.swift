// swift-format-ignore-file
let a = b<c>(d)
let e = b < c
let f = b<c && d>e
let g = (a < b, c > d)
let h = (a<b, c>(d))
let i = a<b>.c
let j = a<b, c>.d()
let k = f(a < b, c > (d))
let l = a<b>
let m = [a<b>]()
let n = a<[b]>(c)
let o = a<b?>(c)
let p = a<b.c<d>>(e)
let q = a<(b) -> c>(d)
let r = a<b & c>(d)
let s = a<any b>(c)
let t = a<b>.self
let u = a << b >> c
let v = a<b>{ c }
let w = a < b ? c : d
if a < b { c() }
if a<b>c { d }
let x = a<b>?.none
let y = a<b>!
let z = i<j>=k

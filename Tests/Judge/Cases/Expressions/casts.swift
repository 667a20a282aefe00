let a = b as C
let d = e as? F
let g = h as! I
let j = k is L
let m = n as? O ?? p
let q = (r as? S)?.t
let u = v as! W.X<Y>
let z = a is B && c is D || e as? F == g
let h = i as [J]
let k = l as? [M: N]
let o = p as () -> Void
let q = r as? any S
let t = u as! (V, W)
let x = y as? Z?
let aa = bb as Any as? CC as! DD
f(a as B, c: d as? E)
case_ = x as? Y.Type

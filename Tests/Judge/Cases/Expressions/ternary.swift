// swift-format-ignore-file
let a = b ? c : d
let e = f ? g ? h : i : j
let k = l ? m : n ? o : p
let q = r ?s:t
let u = v ? [w] : [:]
let x = y ? .a : .b
let z = a ? b { c } : d { e }
let f = g(h ? i : j, k: l ? m : n)
let o = p == q ? (r) : -s
let t = u ? v as W : x as! Y
let aa = bb ? try cc() : await dd()
let ee = ff ? { 1 } : { 2 }
let gg = hh?.ii ? jj! : kk?.ll
let mm = nn ? "\(oo)" : #"pp"#

// swift-format-ignore-file
let a = { [b] in b }
let c = { [self] in d }
let e = { [weak self] in self?.f() }
let g = { [unowned self, h] in h }
let i = { [unowned(safe) self, unowned(unsafe) j] in j }
let k = { [weak l = m.n] x in x }
let o = { [p = q(), r = s { t }] in p }
let u = { [weak self, weak v] (w: Int) -> Void in w }
let x = { [weak self] _ in self }
let y = { [a, b,] in a }
let aa = { [bb].cc() }
let dd = { [ee, ff] }
let hh = { [ii = jj.kk, weak ll] (mm) in ll }

// swift-format-ignore-file
a { b } c: { d }
a(b) { c } d: { e } f: { g }
a.b { c } d: { e }.f { g } h: { i }
a {
    b
} c: {
    d
}
a { b }
c: { d }
a { b } _: { c }
a { b } in: { c } for: { d } where: { e }
a { $0 } else: { $0 }
a[b] { c } d: { e }
let f = g { h } i: { j }
if (a { b } c: { d }) { e }
switch a {
case b: c { d }
default: e { f }
}

// swift-format-ignore-file
a { b }
a() { b }
a(c) { b }
a.b { c }
a.b() { c }.d { e }
a.b(c) { $0 } .d
a { b } .c
a[b] { c }
a { b }()
a { b { c } }
A<B>() { c }
[A]() { b }
a? { b }
a! { b }
a.b?.c { d }
.a { b }
f(a { b }, c: d { e })
a { b } + c { d }
self { a }
super.a { b }

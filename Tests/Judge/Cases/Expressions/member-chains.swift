// swift-format-ignore-file
a.b.c.d
a.b().c[0].d { e }.f!.g?.h
a
    .b()
    .c
    .d { e }
    .f(g)
a.0.1
a.self.b
A.Type.self
A.init(b: 1)
A.init
self.init(a: b)
super.init()
super.a[b]
"a".b.c
1.a.b()
[1].a
(a, b).c
{ a }.b
a?.b?.c = d
a!.b![c]!
a.b(c:d:).e

// swift-format-ignore-file
a
a.b
a.b()
a = b
a += b
a.b = c; d[e] = f
(a, b) = (b, a)
a ? b() : c()
[1, 2].forEach { a($0) }
try a()
await b()
try! c()
_ = try? d()
"a".b()
-a
!b
.c(d)
\A.b
#file
self.a = self.b
super.c()
1
nil

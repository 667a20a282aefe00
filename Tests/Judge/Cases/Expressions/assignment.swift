a = b
a.b = c
a[b] = c
a = b = c
(a, b) = c
_ = a
a += b
a &&= b
a ??= b
a?.b = c
a! = b
a = { b }
a = .b
a = b ? c : d
a = try b()
a = await b
[a][0] = b
a.b { c }.d = e

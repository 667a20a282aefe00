let a = b
[c].d()
a()
[1, 2].forEach { b }
let e = f[0]
[g] = h
x.y
[z]

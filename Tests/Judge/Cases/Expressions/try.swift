try a()
try? a()
try! a()
let b = try c + d
let e = try? f.g()
let h = try! i.j { k }
let l = (try? m()) ?? n
let o = try? p ?? q
try a.b { try c() }
f(try a(), b: try? c())
let r = try s ? t : u
try { a }()
try! [a, b]
try a = b
if try a() { b }
return try a()

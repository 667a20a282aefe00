f(&a)
f(&a.b, c: &d[e])
f(&self)
a.b(&c) { d }
f(&a!)
f(x: &y, z)
withUnsafePointer(to: &a) { $0 }
a + &b

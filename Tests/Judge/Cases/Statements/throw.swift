func a() throws { throw B.c }
func b() throws { throw C(d: 1) { e } }
func c() throws(D) { throw .e }
func d() throws { throw if a { B.c } else { B.d } }
let e: Never = { throw F() }()

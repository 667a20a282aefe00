// swift-format-ignore-file
"""
  g
  """.h()
1.a; 1.0.b(c); "d".e { f }; /i/.j; a = #k.l; b = #m(n) { o }.p; [q].r[s]; [t: u].v?.w; (x).y!; (a, b).0.1; _ = { c }.d; f = { e }().f
nil.g; true.h; self.i; Self.j.k; super.l(m); .n.o(p) { q }.r; \.s.t; _.u; x = { $0.v }; $w.x; `y`.z
A.Type.self; A.self.b; (any C).self.d; [E]?.none.f; (G) -> H.self; try i().j; -k.l; &m.n; o as P.q
a.0.b.1; c.init(d).e; f.g(h:)(i); j.`default`.k; l.m<N>.o; p.q<R>(s).t { u } v: { w }.x
a?.b![c]?(d)?.e { f }?.g; h.i.j = k.l?.m ?? n.o; await p.q.r; s[t].u(v)[w] { x }
a { b } c: { d }
    .e { f }
    .g(h) { i } j: { k }
_ = #l(m)
    .n

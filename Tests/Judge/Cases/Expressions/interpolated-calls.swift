let a = "\(b.if(c) { $0.d("e") })"
let f = "\(g { h } i: { j })"
let k = "x \(l.m { n }.o) y \(p { "q \(r { s })" })"
let t = """
    \(u.v { w })
      \(x
        .y { z })
    """
Text("\(a) \(Image(systemName: "b"))").c { d }

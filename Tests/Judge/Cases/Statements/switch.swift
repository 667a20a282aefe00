// swift-format-ignore-file
switch a {
case 1: b
case 2, 3: c
case 4...5:
    d
    e
case let x where x > 1: f
case is A, is B: g
case .c, .d(_): h
case let .e(x, y): i
case .f(let x, y: var y) where x == y: j
case (0, _), (_, 0): k
case let x as String: l
case "a": m
case nil: n
case _ where o: p
default: q
}
switch a {}
switch (a, b) { case (true, false): c default: d }
switch a { case .b(.c(let d)): e; fallthrough; case .f: break }

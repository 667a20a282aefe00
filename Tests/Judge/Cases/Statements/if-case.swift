if case .a = b { c }
if case .a(let x) = b { c(x) }
if case let .a(x, y: z) = b, x > z { c }
if case let x? = y { x }
if case (1, let b) = c { d }
if case is A = b { c }
if case 0..<10 = a { b }
if case let a as B = c { a }
if case .some(.a(.b)) = c { d }
if case .a = b, case .c = d { e }
if case .a(b: { c }()) = d { e }
if case A.b(let c)? = d() { e }
if case let (a?, b?) = (c, d) { e }

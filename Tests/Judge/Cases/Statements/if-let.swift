if let a { b }
if let a = b { c }
if let a = b, let c = a.d, c > 1 { e }
if var a = b { a += 1 }
if let a: Int = b { c }
if let self { self.a() }
if let a = b as? C, let d = a?.e { f }
if let (a, b) = c { d }
if let _ = a { b }
if let a = try? b() { c }
if let a = b?.c?.d() { e }
if let `class` = a { `class`.b() }

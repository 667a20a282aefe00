switch a {
case 1: b
case -1: b
case 1...2: b
case ..<3: b
case "a", "b": c
case "a\(b)": c
case a.b: c
case a.b(): c
case f(1): c
case a[0]: b
case x + y: z
case nil: b
case true: b
case [1, 2]: b
case (1, 2): b
case { $0 }(1): b
case (let a, 1...2): b
case try a(): b
case a ? b : c: d
case 1.5, 0xFF: b
case Self.a: b
case \.a[let x]: b
case a { b }.c: d
}
if case .a({ b = c }, d { e = f }) = g {}

switch a {
case .a: b
case .a(): b
case .a(let x): b
case .a(let x, let y): b
case .a(x: let x, y: _): b
case let .a(x, y): b
case A.a(let x): b
case A.B.a(let x): b
case A<B>.a(let x): b
case .a(.b(let x)): b
case .a?: b
case .a(let x)?: b
case let x?: b
case let .a(x)?: b
case .a(1, "b", nil): c
case .a(let x as Int): b
case .a(is B): c
case .a((let x, let y)): b
case .a(var x): b
case .a(_): b
}

// swift-format-ignore-file
let a = switch b { case 1: "x"; case 2: "y"; default: "z" }
let c =
    switch d {
    case .e(let f): f { $0.g }
    case .h: i
    }
func j() -> Int { switch k { case true: 1; case false: 2 } }
m = switch n { case _: o }
let p = switch q { case let r where r > 1: r; default: try s() }
return switch t { case _: if u { 1 } else { 2 } }

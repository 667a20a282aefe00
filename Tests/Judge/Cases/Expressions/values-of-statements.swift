// swift-format-ignore-file
let a = if b { c } else if let d { d.e } else { throw f }
let g: H = switch i { case .j: k; case .l: try m(); default: fatalError() }
return if n { o } else { p }
q = switch r { case 1: { s }() default: [t].map { u } }
let v = if w { x } else { y } as Z
func a() -> B { switch c { case .d: if e { .f } else { .g } case .h: .i { j } } }
let k = { if $0 { 1 } else { 2 } }
var l: M { if n { O() } else { P() } }
let q = try await switch r { case .s: t; case .u: v }
let w = switch consume x { case let y: y }

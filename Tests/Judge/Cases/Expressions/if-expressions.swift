let a = if b { 1 } else { 2 }
let c = if d { "x" } else if e { "y" } else { "z" }
let f: Int = if let g { g } else { throw H.i }
var j = if case .k = l { m { n } } else { o }
func p() -> Int { if q { 1 } else { 2 } }
let r = { if s { 1 } else { 2 } }
t = if u { 1 } else { 2 }
let v = if #available(iOS 15, *) { 1 } else { 2 }
let w = (if x { 1 } else { 2 })

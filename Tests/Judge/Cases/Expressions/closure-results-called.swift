let a = { 1 }()
let b = { $0 }(1)
let c = { x in x }(2).d
let e = ({ 1 })()
lazy var f: Int = { g }()
let h = x + y { 2 }()
let i = a { b }(c)
let j = a { b }.c { d }(e) { f }

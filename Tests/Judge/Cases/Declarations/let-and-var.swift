// swift-format-ignore-file
let a = 1
var b: Int
let c: Int = 2
var d, e, f: Int
let g = 1, h = 2, i: Int = 3
var j: Int, k = 1
let (l, m) = n
let (o, (p, q)): (Int, (Int, Int)) = r
let _ = s
struct A { static let t = 1; static var u: Int { 1 } }
lazy var v = w { x }
weak var y: Z?
unowned let aa: BB
unowned(unsafe) var cc: DD
private(set) var ee = 1
public internal(set) var ff: Int
let gg: Int? = nil, hh: [Int] = []
let
    ii = 1
var jj
    : Int
    = 1

// swift-format-ignore-file
let a = [:]
let b: [String: Int] = [:]
let c = ["a": 1]
let d = ["a": 1, "b": 2,]
let e = [
    "a": [1, 2],
    "b": [],
]
let f = [a ? b : c: d ? e : f]
let g = [String: Int]()
let h = [String: [String: Any]]()
let i = [.a: .b, .c: { d }]
let j = [1: [2: [3: [:]]]]
let k = [a: b][c]?.d
let l = [A.B: C<D>]()
let m = ["a": try b(), "c": await d]
let n = [ : ]

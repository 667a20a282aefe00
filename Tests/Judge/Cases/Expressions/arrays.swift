// swift-format-ignore-file
let a = []
let b = [1]
let c = [1, 2, 3]
let d = [1, 2,]
let e = [
    1,
    2,
]
let f = [[1], [2, [3]]]
let g = [{ 1 }, { 2 }]
let h = [Int]()
let i = [[Int]]()
let j = [Int?](repeating: nil, count: 1)
let k = [a ? b : c, d + e]
let l = [.a, .b(c)]
let m = [Int].self
let n: [any P] = [o as P]
let q = [A<B, C>]()
let r = [(Int) -> Void]()
let s = [(a, b), (c, d)]

let a: [A]
let b: [A: B]
let c: [[A]]
let d: [A: [B: C]]
let e: [A?]?
let f: [(A, B)]
let g: [(A) -> B]
let h: [any A]
let i: [A.B<C>: D]
let j: [String: [Int]?]!

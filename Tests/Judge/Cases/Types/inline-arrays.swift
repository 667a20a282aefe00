let a: [3 of Int]
let b: [3 of [4 of Int]]
let c: [n of A<B>]
let d: [3 of Int]?
let e: [_ of Int] = [1, 2]
let f = [3 of Int](repeating: 0)
let g: [3 of _] = [1, 2, 3]
let h = [3 of Int].self
func i(_ j: [3 of Int]) -> [2 of String] { k }
let l: InlineArray<3, Int>

let a: A & B
let b: A & B & C
let c: A<B> & C.D
let d: (A & B)?
let e: [A & B]
let f: (A & B) -> C
let g: any A & B
typealias H = A & B
func i<T: A & B>(_ t: T) where T.C: D & E {}

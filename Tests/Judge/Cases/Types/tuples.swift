let a: ()
let b: (A)
let c: (A, B)
let d: (a: A, b: B)
let e: (A, (B, C))
let f: (a: A, b: B)?
let g: ((A))
let h: (a: A, B)
let i: (A, B).Type
let j: (A...) -> B

let a: A.Type
let b: A.Protocol
let c: any A.Type
let d: A.B.Type
let e: A<B>.Type
let f: [A].Type
let g: A.Type.Type
let h: A?.Type
let i: (A) -> B.Type
let j: A.Type?

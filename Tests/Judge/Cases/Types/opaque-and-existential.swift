let a: some A
let b: any A
let c: some A & B
let d: any A & B
let e: any A<B>
let f: some Collection<some B>
let g: any A.Type
let h: (any A).Type
let i: [any A]
let j: (some A) -> any B
func k(_ l: some M) -> some N { o }
let p: any ~Copyable
let q: some A & ~Copyable
let r: any (A & B)
var s: some View { t }
let u: any A.B

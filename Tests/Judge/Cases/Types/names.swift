let a: A
let b: A.B.C
let c: A<B>
let d: A<B, C<D>>.E<F>
let e: Any
let f: Self
let g: AnyObject
let h: Self.I
let j: Void
let k: `Type`
let l: _
let m: [_]
let n: A<_, B>

// swift-format-ignore-file
let a = A<B>()
let b = A<B, C>(d: 1) { e }
let c = A<B<C<D>>>()
let d = A.B<C>.d()
let e = [A<B>]()
let f = A<[B: C]>()
let g = A<(B, C)>()
let h = A<B?>.none
let i = f<B>(c)
let j = a.b<C>(d).e<F>()
let k = A<B>.C<D>.self
let l = A<any B, some C>()
let m = A<B.C>.init
let n = A<() -> B>()
let o = A<B & C>()
let p = A<B>{ c }
let q = A<Self>.r

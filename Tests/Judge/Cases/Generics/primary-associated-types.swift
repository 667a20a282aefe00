protocol A<B, C>: D { associatedtype B: ~Copyable; associatedtype C where C: E }
func f(_ g: any A<Int, some H>) -> some A<I, any J> { g }
let k: any Collection<L>, m: (any A<N, O>)?, p: [any A<Q, R>]
extension A<S, T> where B == U {}
extension [V] where Element: W {}
extension [X: Y] {}
extension Z? {}
extension Array<Int> { func a() {} }
typealias B = any A<C, D> & E
func g<H: A<I, J>>(_ k: H) where H: L<M> {}
let n = o as? any A<P, Q>

// swift-format-ignore-file
func a<T>(_ t: T) {}
func b<T, U>(_ t: T, _ u: U) {}
func c<T: D>(_ t: T) {}
func e<T: F & G, U: H<T>>(_ t: T) {}
struct I<J, K: L> {}
class M<N: O>: P<N> {}
func q<@A T>(_ t: T) {}
func r<T,>(_ t: T) {}
struct S<
    T,
    U
> {}
enum V<W> where W: X {}

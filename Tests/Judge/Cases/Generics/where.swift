func a<T>(_ t: T) where T: B {}
func c<T, U>(_ t: T) where T: D, U == T.E {}
extension F where G == H, I: J {}
struct K<L> where L: M, L.N == [O] {}
protocol P { associatedtype Q where Q: R, Q.S == T }
func u<T>() -> T where T: AnyObject, T: V & W {}
extension X where Y == Z.A? {}
func b<T>() where T == (Int, Int), T.C: ~Copyable {}
func d<T>(_ t: T)
where
    T: E,
    T.F == G
{}
func h<T>() where T == any I {}

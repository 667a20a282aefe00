func a<each T>(_ b: repeat each T) {}
func c<each T: D>(_ e: repeat each T) -> (repeat each T) { (repeat each e) }
struct F<each T> { var g: (repeat each T) }
func h<each T, each U>(_ i: repeat (each T, each U)) where repeat each T: J {}
typealias K<each T> = (repeat Array<each T>)
func l<each T>(m: repeat each T) { repeat n(each m); for o in repeat each m { p(o) } }
let q = (repeat (each r).s())
let t: (repeat each U) -> Void
let v: A<repeat each W>
func x<each Y>() where (repeat each Y): Z {}
let aa = f(repeat each b, c: repeat d(each e))

final class A {
    weak let a: B?
    weak var c: D? = nil
    unowned let e: F
    unowned(safe) var g: H
    unowned(unsafe) let i: J
}
func k() {
    weak let l = m
    weak var n: O? = p, q: R?
    let y = { [weak l, unowned n, weak s = t.u, unowned(unsafe) v = w] in x }
}

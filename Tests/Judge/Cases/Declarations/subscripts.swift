// swift-format-ignore-file
struct A {
    subscript(a: Int) -> Int { 1 }
    subscript(b c: Int, d: Int = 1) -> Int { get { 1 } set { e = newValue } }
    static subscript(f: Int) -> Int { 1 }
    subscript<T>(g: T) -> T where T: P { g }
    subscript(h: Int...) -> Int { get throws { 1 } }
    subscript() -> Int { 1 }
    subscript<V>(dynamicMember i: KeyPath<A, V>) -> V { self[keyPath: i] }
    private(set) subscript(j: Int) -> Int { get { 1 } set {} }
}
protocol B { subscript(a: Int) -> Int { get set } }

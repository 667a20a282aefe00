@dynamicMemberLookup @dynamicCallable
struct A {
    subscript(dynamicMember a: String) -> B { self[a] }
    subscript<C>(dynamicMember d: KeyPath<E, C>) -> C { e[keyPath: d] }
    func dynamicallyCall(withArguments f: [G]) -> H { f }
    func dynamicallyCall(withKeywordArguments i: KeyValuePairs<String, J>) {}
    func callAsFunction(_ k: L, m: () -> Void) { self(k) { n } }
    static subscript(o: Int) -> P { q }
}

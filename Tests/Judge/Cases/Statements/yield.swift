struct A {
    var b: Int {
        _read { yield c }
        _modify { yield &c }
    }
    subscript(d: Int) -> Int {
        _read {
            yield e
        }
        _modify { defer { f() }; yield &e[d] }
    }
}

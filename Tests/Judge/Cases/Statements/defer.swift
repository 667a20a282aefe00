func f() {
    defer { a() }
    defer { b(); c() }
    defer {
        defer { d }
        e { f }
    }
    return
}

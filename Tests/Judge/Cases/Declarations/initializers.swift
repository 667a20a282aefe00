struct A {
    init() {}
    init?(a: Int) { nil }
    init!(b: Int) {}
    init(c: Int) throws {}
    init<T>(d: T) where T: P {}
    public convenience init(e: Int) { self.init() }
    required init?(coder: NSCoder) { fatalError() }
    init(f: Int) async throws(E) { self.g = f }
    private init(_ h: Int...) {}
    init(i: Int) { self.init(j: i) { k } }
    nonisolated init(l: Int) {}
}

class A {
    convenience init() { init(x: 1) }
    init(x: Int) {
        init(rawValue: x)!
        init { x }
    }
}

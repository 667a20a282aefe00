class A {
    convenience init() { init(x: 1) }
    init(x: Int) {
        init(rawValue: x)!
        init { x }
    }
    init(y: Int) {
        return
        init(x: y)
    }
}

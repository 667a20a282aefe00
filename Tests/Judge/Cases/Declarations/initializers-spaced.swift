// swift-format-ignore-file
struct A {
    init!(b: Int) {}
    init! (c: Int) {}
    init !(d: Int) {}
    init?(e: Int) {}
    init ?(f: Int) {}
    init ? (g: Int) {}
}

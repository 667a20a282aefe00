// swift-format-ignore-file
@resultBuilder struct A {
    static func buildBlock<each T>(_ t: repeat each T) -> (repeat each T) { (repeat each t) }
    static func buildEither(first: B) -> B { first }
    static func buildOptional(_ c: B?) -> B { c! }
}
@A func d() -> B {
    e
    if f { g } else { h }
    for i in j { k(i) }
    switch l { case 1: m; default: n }
    if let o { p(o) }
    #if DEBUG
    q
    #endif
    let r = 1
    s { t }
}
var u: some View {
    VStack { Text("a"); Text("b") }
    if v { Text("c") }
}

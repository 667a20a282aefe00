// swift-format-ignore-file
enum A {}
enum B { case a }
enum C { case a, b, c }
enum D: Int { case a = 1, b, c = 3 }
enum E { case a(Int), b(x: Int, y: String), c(_ z: Int = 1) }
indirect enum F { case a(F) }
enum G { indirect case a(G); case b }
enum H<I>: J where I: K { case a(I) }
enum L: String { case a = "a", `default`; var b: Int { 1 }; static let c = 2 }
enum M { case a((Int) -> Void), b([Int: String]?), c(inout_: Int) }
enum N { case
    a,
    b
}
enum O { @available(*, deprecated) case a; case b(Int) }
enum P: ~Copyable { case a(Q) }
enum R { case a(Int, b: (Int, Int)) }

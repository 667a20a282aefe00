// swift-format-ignore-file
struct A {
    #if B
    var c: Int
    #else
    var c: String
    func d() {}
    #endif
    #if E
    #if F
    init() {}
    #endif
    #endif
}
enum G {
    case a
    #if H
    case b, c
    #endif
}
protocol I {
    #if J
    func k()
    #endif
}
class L {
    var m: Int {
        #if N
        1
        #else
        2
        #endif
    }
}

@A func a() {}
@A @B @C var b = 1
@A(1, b: 2) func c() {}
@available(iOS 15, macOS 12.0, *) func d() {}
@available(*, deprecated, message: "e", renamed: "f(g:)") func h() {}
@available(swift 5.9) func i() {}
@available(iOS, introduced: 13.0, deprecated: 15, obsoleted: 16) func j() {}
@discardableResult
@inline(__always)
public func k() -> Int { 1 }
@objc(l:m:) func l(n: Int, m: Int) {}
@objc func o() {}
@A.B.C(d) var e: Int
@A<B>(c) var f: Int
@A<B> var g: Int
@State private var h = 1
@IBOutlet weak var i: J!
@preconcurrency func k() {}
@MainActor final class L {}
@_silgen_name("m") func n()
@A({ c }) func d() {}
@A<~B>(c) var m: D
@A<() throws((B) -> C) -> D> var n: F

// swift-format-ignore-file
class A {}
final class B: A, C {}
open class D<E>: F<E> where E: G {}
public final class H { class func i() {} ; class var j: Int { 1 } }
class K { override func l() { super.l() } }
@objc class M: N { @objc dynamic var o: Int = 1 }
class P: @unchecked Sendable {}
class Q { weak var r: Q?; unowned let s: Q; lazy var t = u }
class V: W.X<Y> {}
class lazy where A: B {}
public class final where A: B {}

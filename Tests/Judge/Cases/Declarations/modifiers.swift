// swift-format-ignore-file
public private(set) var a: Int
open override func b() {}
fileprivate final class D {}
internal mutating func e() {}
nonisolated func f() {}
nonisolated(unsafe) var g = 1
package let h = 1
class C { convenience required init() {}; public static func c() {}; nonisolated(unsafe) static var g = 1 }
dynamic func i() {}
optional func j()
indirect enum K {}
distributed func l() {}
actor E { isolated deinit {} }
borrowing func m() {}
consuming func n() {}
unowned(safe) let o: P
public
final
class Q { prefix static func - (a: A) -> A { a } }
__consuming func r() {}
_const let s = 1
package(set) public var t = 1
async let u = v()

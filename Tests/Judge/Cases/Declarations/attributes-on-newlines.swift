@MainActor
var d = 1
@available(iOS 15, *)
@ViewBuilder
func e() -> some View {}
@A @B
@C
struct D {}
@A var f = 1; @B var g = 2
class H {
    @A
    @B(c)
    public var i: Int
    @objc
    func j() {}
}

// swift-format-ignore-file
#if A
@available(iOS 15, *)
#endif
func a() {}
#if B
@C
@D(e)
#else
@F
#endif
public struct G {}
class H {
    #if I
    @MainActor
    #endif
    var j = 1
    @K
    #if L
    @M
    #endif
    @N
    func o() {}
}

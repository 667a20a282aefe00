// swift-format-ignore-file
// An operator that follows `?` without a space begins behind it.
a = \.?.>b
a(\.?!.>b, \A.?.>b)
a = \A.b?.>c
a = \A.?..<b
a = \A.b?+c
func k() {
    x = \.a
    { y }()
}

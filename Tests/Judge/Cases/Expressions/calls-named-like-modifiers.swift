// swift-format-ignore-file
// A modifier's argument is one word; whatever else stands there is that of a call.
nonisolated(nonsending.a(b) { $0.c() })
var d = 1
nonisolated(unsafe.a(b) { c })
func e() {}
unowned(safe.a(b) { c })
let f = 1
nonisolated(unsafe)
var g = 1
unowned(
    safe)
let h: I

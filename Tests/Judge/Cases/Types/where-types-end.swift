// swift-format-ignore-file
// What stands behind a type, and what belongs to it.

a as each b & c
a is any b & c
a as nonisolated ~ b
let a: @b(c) ~ d
let e: @b()~d
struct f: @b()~c {}
if case let a as @b (c)~d = e {}
if case let a as @b(inout c) [d: e] = f {}
let g: @some h
i
a = \b<~c>.d
j(\b<~c>.d)
a = [@b () of c]
a = k<b
    .c>(d)
a.try?/b/=c
a = #try/b/c
a = l { @b @_accessorBlock c in 1 }
@_dynamicReplacement(for: b::+) func m() {}
@derivative(of: a.b::==) func n() {}
@attached(peer, names: named(o)) macro p()
protocol Z {
    associatedtype A: nonisolated
    B
}

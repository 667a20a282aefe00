// swift-format-ignore-file
// What begins a line belongs to the line before it, or does not.

a(if b == #line { c } else { d })
a = (switch #line { case b: c })

a < b >
if c { 1 } else { 2 }

a
<b>
if c {}

a<
b>
if c {}

a < b >
open
let c = 1

let d: @e (f)
Self.g()

a as @e (f)
Self.g

a = any
~b

#if a
<b>
#endif

import a
.b
.c

func h() -> sending
repeat {} while b

var i: b
...{}

struct j {
    init() {
        if a {
            init(b: c)
            .d
            init()
            .d()
        }
        switch a {
        case b: init(c: d) {}
        case e: init()
        }
    }
}

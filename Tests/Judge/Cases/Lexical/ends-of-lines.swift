// swift-format-ignore-file
// What begins a line belongs to the line before it, or does not.

a(if b == #line { c } else { d })
a = (switch #line { case b: c })

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

var i: b
...{}

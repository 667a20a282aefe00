// swift-format-ignore-file
// Behind `as` and `is`, what the compiler looks ahead over decides whether the arrow belongs to the type.

a = b as () throws(@A C) -> D
a = b as () throws(@A (C) -> D) -> E
a as () throws(repeat each A) -> C
a as () throws(inout A) -> C

a = b as () throws(C) -> D
a = b as () throws(any C) -> D
a = b as () throws((C) -> D) -> E
a as () throws(A.B) -> C
a as () throws([A]) -> C
a is () throws(() throws(A) -> B) -> C
let d: () throws(() throws -> A) -> B

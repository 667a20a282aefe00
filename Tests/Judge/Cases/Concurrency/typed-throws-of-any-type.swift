// swift-format-ignore-file
// What a function type throws decides nothing about where it ends.

a = b as () throws(C) -> D
a = b as () throws(any C) -> D
a = b as () throws((C) -> D) -> E
a as () throws(A.B) -> C
a as () throws([A]) -> C
a is () throws(() throws(A) -> B) -> C
let d: () throws(() throws -> A) -> B

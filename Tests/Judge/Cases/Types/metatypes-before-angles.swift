// swift-format-ignore-file
// `Type` and `Protocol` take no generic arguments.
prefix operator <
macro a(b: Any) -> ().Type
<c
let d: A.Protocol
<c
let e: A.B<C>.Type

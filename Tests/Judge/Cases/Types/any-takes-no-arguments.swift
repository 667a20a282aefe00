// swift-format-ignore-file
// Behind `Any`, `<` is an operator.

a = b as Any < c
a = b as Any<C>
let d: Any
<E>

a = b as Any
<C>(d)

let e: Any.Type
let f: Array<Any>

// swift-format-ignore-file

let a = b<c>!
let d = b<c>!!
let e = b<c>!>!
let f = b<c>!==g
let h = b<c>!.i
let j = b<c>?.k

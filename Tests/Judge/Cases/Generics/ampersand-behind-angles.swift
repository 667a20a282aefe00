// swift-format-ignore-file
// What is left of `>&` touches what stands before it.
let a: A< >& B
let b: A<B >& C
let c: A<B>& C
let d: A<B>&C
let e: A<B >&C
func f<T: A<[[3 of Int]] >& B>() {}

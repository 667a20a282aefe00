// swift-format-ignore-file
A<>.c()
X<~Copyable>()
let a: A< >

// swift-format-ignore-file
A<>.c()
X< ~Copyable>()
let a: A< >
x = ([any B< ~Copyable>](), f<any B< ~C>>(x))

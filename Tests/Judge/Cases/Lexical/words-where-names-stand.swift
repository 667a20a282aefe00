// swift-format-ignore-file
infix operator?
prefix operator!
infix operator ?: A
precedencegroup Self {}
precedencegroup A { associativity: left higherThan: left }
let a = \A::init.c
a<nonisolated(x) () -> b>(c)
@attached(extension, names: named(a)) macro a()

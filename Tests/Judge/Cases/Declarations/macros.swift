macro a() = #externalMacro(module: "A", type: "B")
@freestanding(expression) public macro b<T>(_ c: T) -> (T, String) = #externalMacro(module: "A", type: "B")
@attached(member, names: named(a), prefixed(_b), arbitrary) macro d() = #e
@attached(extension, conformances: F, G) macro h(i: Int = 1) -> J where J: K
@attached(peer, names: overloaded) @attached(accessor) public macro l()
macro m<each N>(_: repeat each N) -> Bool

@attached(extension, conformances: a.b(c) { $0.d() }, E) macro f()

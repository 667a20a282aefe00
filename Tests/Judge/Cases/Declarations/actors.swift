actor A {}
public actor B: C { var d = 1; nonisolated var e: Int { 1 } }
actor F<G>: H where G: I { isolated deinit {} }
distributed actor J { distributed func k() {} }
@globalActor actor L { static let shared = L() }
nonisolated(unsafe) var m = 1
final actor N {}

// swift-format-ignore-file
let a: () -> Void, b: (A, _ c: B, _ d: C...) -> D, f: ((E) -> F) -> (G) -> H
let g: @Sendable (inout I, __owned J) async throws(K) -> L
let h: @convention(block) () -> Void, i: @convention(c, cType: "void (*)()") () -> Void
let j: @autoclosure () -> M, k: @autoclosure @escaping () throws -> N
func l(_ m: () throws -> Void) rethrows -> Int { 1 }
let p = ((A) -> B).self, q = [(C) -> D](), r = (@Sendable () async throws -> E)?.none
let s: (repeat each F) -> (repeat G<each H>), t: (I.Type) -> any J.Type
typealias u = @MainActor @Sendable (_ v: W) -> some X
let y: (_ a: sending A, isolated B) -> sending C
let z: nonisolated(nonsending) (A) async -> B

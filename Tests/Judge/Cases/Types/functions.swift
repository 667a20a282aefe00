let a: () -> Void
let b: (A) -> B
let c: (A, B) -> C
let d: (A) -> (B) -> C
let e: (_ a: A, _ b: inout B) -> C
let f: () async -> A
let g: () throws -> A
let h: () async throws -> A
let i: () throws(E) -> A
let j: @Sendable () -> A
let k: @MainActor @Sendable () async -> A
let l: @convention(c) (A) -> B
let m: @escaping @autoclosure () -> A
let n: (A...) -> B
let o: (@escaping () -> Void) -> Void
let p: () -> (A, B)
let q: () throws(any Error) -> A
let r: (borrowing A, consuming B, sending C) -> sending D
let s: @isolated(any) () -> A
let t: nonisolated(nonsending) () async -> A
let u: @concurrent () async -> A
let v: (isolated A) -> B
let w: @Sendable (A) -> @Sendable (B) -> C
let x: (A) throws -> (B) async -> C

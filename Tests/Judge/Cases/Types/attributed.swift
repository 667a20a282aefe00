let a: @A B
let b: @A @B C
let c: @A(b) () -> D
let d: [@Sendable () -> Void]
let e: (@MainActor () -> Void)?
let f: @preconcurrency any A
let g: A<@Sendable () -> Void>
func h(_ i: @escaping @Sendable (A) -> B) {}
let j: @convention(block) () -> Void
typealias K = @B(Any) (C) -> D
let l: @B(c) [D]

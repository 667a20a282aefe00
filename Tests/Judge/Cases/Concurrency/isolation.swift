@MainActor var a = 1
@MainActor func b() {}
@MainActor class C { nonisolated func d() {} }
nonisolated struct E {}
nonisolated(unsafe) var f = 1
let g: @MainActor () -> Void
func h(isolation i: isolated (any Actor)? = #isolation) async {}
func j(_ k: @escaping @isolated(any) () async -> Void) {}
func l(_ m: nonisolated(nonsending) () async -> Void) async {}
@concurrent nonisolated func n() async {}
extension C: @MainActor O {}
class P: @preconcurrency Q {}
let r = { @MainActor @Sendable in s }
nonisolated protocol T {}

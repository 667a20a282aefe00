struct A: @MainActor B, nonisolated C, Sendable {}
extension D: nonisolated E {}
extension F: @MyActor G & H where I: J {}
struct K: ~Sendable {}
class L: @unchecked Sendable, @preconcurrency M, @retroactive N {}
distributed actor O { distributed func p() async throws -> Q { r } }
@globalActor actor S { static let shared = S() }
func t(_ u: isolated any Actor, v: isolated (any Actor)?) {}
func w() async { defer { x() }; await y(isolation: #isolation) }

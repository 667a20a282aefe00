extension A {}
extension A: B, C {}
extension A where B: C, D == E {}
extension A.B.C: D where E: F {}
extension [Int] {}
extension [String: Int]: A {}
extension Int? {}
extension A<B> {}
extension A<B>.C: D {}
extension A: @retroactive B {}
extension A: @unchecked Sendable, @preconcurrency B {}
private extension A { func b() {} }
extension A: nonisolated B {}
extension A: @MainActor B {}
extension A where Self: ~Copyable {}
extension View { func c(_ d: Bool, @ViewBuilder e: (Self) -> some View) -> some View { f } }

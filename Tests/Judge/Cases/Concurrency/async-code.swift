func a() async throws {
    async let b = c()
    async let (d, e) = f()
    try await withTaskGroup(of: Int.self) { group in
        group.addTask { await g() }
        for await h in group { i(h) }
        for try await case let j? in k {}
    }
    Task { @MainActor in l() }
    Task.detached(priority: .high) { [weak self] in await self?.m() }
    await MainActor.run { n = 1 }
    _ = try await [b, d, e]
    let o = await p.q(r) { await s }
    return try await (b, d)
}
actor T { nonisolated let u = 1; func v() async {} }

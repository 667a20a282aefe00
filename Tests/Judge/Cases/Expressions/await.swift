// swift-format-ignore-file
await a()
try await a()
let b = await c.d
let e = try await f { g }.h
async let i = j()
async let (k, l) = try m()
await (n, o)
for await p in q {}
let r = await s ? t : u
try? await v()
await w { await x() }
f(await a, b: try await c)
let y = { await z() }
let aa = await bb + cc
await
    a.b()

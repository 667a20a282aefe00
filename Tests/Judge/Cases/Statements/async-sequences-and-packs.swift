// swift-format-ignore-file
for await a in b {}
for try await c in d where c.e {}
for try await case let f? in g {}
for h in repeat each i { j(h) }
for unsafe k in l {}
for var (m, n) in o { m = n }
outer: for p in q { inner: while r { continue outer }; break inner }
for (s, t): (U, V) in w {}
for _ in 0..<x.y { z { $0 } }

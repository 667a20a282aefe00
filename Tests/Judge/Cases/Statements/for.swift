for a in b { c }
for (a, b) in c.enumerated() { d }
for a in b where a > c { d }
for var a in b { a += 1 }
for _ in 0..<10 { a }
for a: Int in b { c }
for case let .a(b) in c { d }
for case .a(let b)? in c where b { d }
for await a in b { c }
for try await a in b.c() { d }
for i in stride(from: 0, to: 10, by: 2) { a }
for a in [1, 2, 3] { b }
for a in (b.c { d }) { e }
for (_, (a, b)) in c {}
for a in b.filter({ $0 }) where c.contains(where: { $0 }) { d }
for each in a {}

let a = 1
print(a)
func b() { print(a) }
b()
if a == 1 { b() }
struct C { let d = a }
for e in 0..<a { print(e) }
C().d
await Task { 1 }.value

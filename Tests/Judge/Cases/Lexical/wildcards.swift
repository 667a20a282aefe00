let _ = f()
_ = f()
_ = { _ in 1 }
_ = { _, a, _ in a }
for _ in 0..<3 {}
func f(_: Int, _ a: Int, b _: Int) {}
if case _ = a {}
if case (_, _) = a {}
let (_, b) = c
(_, _) = (a, b)
f(_: 1)(2)
let g = f(_:_:b:)

let a = copy b
let c = consume d
f(consume e)
g(copy h.i)
_ = consume l
m(try await consume n)
let copy = 1
let consume = copy
let o = copy + consume

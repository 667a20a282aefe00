f(
    a,
    b: c,
)
let d = [
    e,
    f { g },
]
let h = [
    "i": j,
    "k": l,
]
func m(
    n: Int,
    o: Int,
) {}
p {
    q(
        r,
    ) { s }
}
switch a {
case .b,
    .c:
    d
default: e
}

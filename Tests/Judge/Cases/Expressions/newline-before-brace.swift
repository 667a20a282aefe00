// swift-format-ignore-file
let a = b
{ c }
f()
{ d }
g(h)
{
    i
}
view
{
    j
}
.k()
let l = m.n
{
    o
}
p.q(r)
{ s } t: { u }

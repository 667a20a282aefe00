// swift-format-ignore-file
// Where nothing but such a word stands between the angles, they compare.

a<each>(x)
a<some>(x)
a<any>(x)
a<some>.b
a<M::if>(x)
f(a<M::let>(x) { 1 }, b)
a<M::init>(x)
a<[M::if]>(x)

a<each B>(x)
a<any B>(x)
a<some B>(x)
a<M::B>(x)
a<M::Self>(x)

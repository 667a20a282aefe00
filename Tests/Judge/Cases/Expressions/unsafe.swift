let a = unsafe b()
let c = try unsafe d.e
let f = unsafe [g]
let h = unsafe (i)
let unsafe = 1
let j = unsafe + 1
unsafe(k)
let l = unsafe.m
unsafe n.o = p
let q = await unsafe r
return unsafe s

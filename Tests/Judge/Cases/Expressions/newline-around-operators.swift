// swift-format-ignore-file
let a = b
    + c
    - d
let e = f +
    g
let h = i
    ? j
    : k
let l = m ?
    n :
    o
let p = q
    ?? r
let s = t
    as? U
let v = w
    is X
y
    = z
let aa = bb
-cc
let dd = ee
    && ff
    || gg
let hh =
    ii

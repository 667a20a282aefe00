postfix operator ++
postfix operator %
let a = b++
let c = d%
let e = (f)%
let g = h++.i
let j = k()++
let l = m! + n!
let o = p!.q!
let r = s[0]!
let t = u++ + v
let w = x...
let y = [a...]

let a = b + c * d - e / f % g
let h = i && j || !k
let l = m ?? n ?? o
let p = q & r | s ^ t << u >> v
let w = ~x &+ y &- z &* a &<< b
let c = d == e && f != g || h < i && j >= k
let l = m === n || o !== p
let q = r ~= s
let t = u...v
let w = -x + -y * -(z)
let a = b <> c <|> d >>> e <* f
let g = h |> i .+ j
let k = a.b + c { d } - e()
let l = a! + b!
let m = a?.b ?? c

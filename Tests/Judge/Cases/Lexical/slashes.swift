// swift-format-ignore-file
let a = b / c
let d = b/c/d
let e = (b) / (c)
let f = b /* comment */ / /* comment */ c
let g = b / c // comment / comment
let h = x.y/z.w + a / b
let i = f(a / b, c / d)
let j = f(/, a)
let k = [a / b, /x/]
x /= y
let l = a ?/ b
let m = xs.reduce(1, /)
total
    /= scale/(a + b)
let average = sum
    /- count/(b)
list.forEach { $0.f() }
    /= a/(b)

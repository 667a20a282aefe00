// swift-format-ignore-file
let a = b
    .c
let d = e
    .f()
    // comment
    .g { h }

    .i
let j = k
    /* comment */ .l
x
.y
let m = n { o }
    .p
let q = [r]
    .s
let t = """
    u
    """
    .v
return w
    .x
let y = z?
    .aa?
    .bb()
let cc = dd
    ./*inside*/ee

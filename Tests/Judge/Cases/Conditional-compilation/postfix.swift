// swift-format-ignore-file
a
    #if B
    .c()
    #elseif D
    .e { f }
    #else
    .g
    #endif
a
    .b()
    #if C
    .d()
    .e { f } g: { h }
    #endif
    .i()
    .j
Text("a")
    #if os(iOS)
    .b(c)
    #if D
    .e()
    #endif
    #endif
let x = y
    #if A
    .b?.c![0]
    #endif
f(a
    #if B
    .c()
    #endif
    , d)

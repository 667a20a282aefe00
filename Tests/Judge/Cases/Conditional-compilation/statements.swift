// swift-format-ignore-file
func a() {
    #if B
    c()
    #elseif D
    e()
    #else
    f()
    #endif
    g()
    #if H
    if i { j }
    #endif
    #if K
    return
    #endif
}
a {
    #if B
    c
    #endif
}
if a {
    #if B
    c
    #endif
} else {
    #if D
    #endif
}
#if A
#if B
a()
#else
b()
#endif
#endif

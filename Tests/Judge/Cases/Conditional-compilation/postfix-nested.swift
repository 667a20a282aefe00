// swift-format-ignore-file
a
    #if B
        #if C
        .d()
        #else
        .e
        #endif
    .f()
    #endif
    .g()
a()
    #if B
    // only a comment before
    .c()
    #endif
a
#if B
.c
#endif
#if D
.e
#endif
.f
let g = h {
    i
}
#if J
.k
#endif

// swift-format-ignore-file
var body: some View {
    VStack {
        Text("a")
            .b()
            #if os(iOS)
            .c { d }
            .if(e) { $0.f() }
            #else
            .g()
            #endif
        #if DEBUG
        Text("h")
        #endif
        i
        #if J
        k.l()
        #endif
    }
    #if os(macOS)
    .m()
    #endif
    .n { o }
}

// swift-format-ignore-file
@ViewBuilder var a: some View {
    if b { c() } else if let d { e(d) } else { f { g } }
    switch h {
    case .i: j()
    case .k(let l): m(l) { n }
    }
    ForEach(0..<3) { o($0) }
    Group {
        if #available(iOS 15, *) { p.q() } else { p }
    }
    .r()
    if s { t }
    u
        .v()
    let w = x
    w.y
    if z { } else { a }
}

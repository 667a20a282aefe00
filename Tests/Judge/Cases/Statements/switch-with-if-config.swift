// swift-format-ignore-file
switch a {
case .b: c
#if os(iOS)
case .d: e
#elseif DEBUG
case .f: g
case .h: i
#else
default: j
#endif
}
switch a {
#if A
case .b: c
#endif
#if B
@unknown default: d
#else
default:
    #if C
    e
    #endif
#endif
}
switch a {
case .b:
    #if D
    f()
    #endif
case .c: break
}

// swift-format-ignore-file
// A `#if` without a statement belongs to the case above it, whatever follows.
switch a {
case .b:
    c()
    #if DEBUG
    #endif
case .d: break
}
switch a {
case .b:
    #if DEBUG
    // Nothing yet.
    #elseif RELEASE
    #else
    #endif
case .d:
    c()
    #if A
    #if B
    #endif
    #endif
@unknown default: break
}
switch a {
case .b: c()
#if A
#endif
#if B
case .d: break
#endif
default:
    #if C
    #endif
}
switch a {
case .b:
    c()
    #if A
    #else
    case .d: e()
    #endif
default: break
}

#if os(macOS) && !arch(arm64) || targetEnvironment(simulator)
    a
#elseif swift(>=5.9) || compiler(<6.3)
    b
#elseif canImport(SwiftUI) && canImport(A.B, _version: 1.2.3)
    c
#elseif hasFeature(D) && hasAttribute(e) && $F
    d
#elseif _endian(little) && _runtime(_ObjC) && _pointerBitWidth(_64) && _ptrauth(_arm64e)
    e
#elseif DEBUG && (A || B) && !C
    f
#else
    g
#endif
// swift-format-ignore
#if$A
h
#elseif$B
i
#endif

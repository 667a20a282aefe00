// swift-format-ignore-file
#if canImport(A, _version: 1.2.3)
a
#endif
#if swift(<6)
b
#endif
#if !canImport(C.D)
c
#endif
#if _endian(little) && _runtime(_ObjC)
#endif
#if (os(iOS) || os(tvOS)) && !targetEnvironment(macCatalyst)
d
#endif

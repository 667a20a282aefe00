// swift-format-ignore-file
@_specialize(where T == Int) func a<T>(_ t: T) {}
@_specialize(exported: true, kind: full, where T: A) func b<T>(_ t: T) {}
@differentiable(reverse, wrt: x where T: B) func c<T>(x: T) -> T { x }
@derivative(of: d, wrt: (x, y)) func e() {}
@transpose(of: f) func g() {}
@_dynamicReplacement(for: h(i:)) func j(i: Int) {}
@_implements(K, l()) func m() {}
@_effects(readonly) func n() {}
@backDeployed(before: iOS 15, macOS 12) func o() {}
@_originallyDefinedIn(module: "A", macOS 12.0) public struct P {}
@_spi(Q) public func r() {}
@_documentation(visibility: internal) func s() {}
@abi(func t()) func u() {}
@_cdecl("v") func w() {}
@_section("x") @_used let y = 1
@inline(never) @usableFromInline func z() {}
@_semantics("a") @_alwaysEmitIntoClient func b() {}
@exclusivity(unchecked) var c = 1
@_nonSendable(_assumed) class D {}
@_expose(Cxx, "e") func f() {}
@_unavailableFromAsync(message: "g") func h() {}
@_lifetime(borrow a) func i(a: B) -> C {}
@safe @unsafe func j() {}

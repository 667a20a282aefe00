// swift-format-ignore-file
@_specialize(exported: true, kind: full, target: kind(of:), spi: target, where T: _Trivial(64, 8), U: _Class) func a() {}
@_specialize(exported: true, availability: iOS, introduced: 15.4; where T == Swift.Int) func b() {}
@differentiable(reverse, wrt: (self, x) where T: D) func c() {}
@derivative(of: Foo.other, wrt: self) func d() {}
@derivative(of: subscript.set) func o() {}
@_implements(Sequence<Int>, makeIterator(for:)) func e() {}
@_dynamicReplacement(for: init(for:in:)) func f() {}
@_effects(escaping self.value**.class*.value** => return.value**) func g() {}
@_documentation(visibility: open, metadata: visibility) func h() {}
@objc(init:in:for:) func i() {}
@backDeployed(before: macOS 12.0, iOS 15.4) func before(before: Int) {}
@attached(extension, names: named(init), prefixed(`$`)) macro k()
func l<S>(s: S) where S == N, @A(b) I == V {}
func m<C: D<>& ~E>(i: C, p: `a b`&  Any) {}
let n = \Foo?.?.?.blah
@_dynamicReplacement(for: func(in:)) func names() {}
@derivative(of: func) func e() {}
@transpose(of: class, wrt: 0) func t() {}
@_specialize(target: where(in:), where T == Int) func z() {}
@derivative(of: f.self) func s() {}
@derivative(of: f.init) func i() {}
@derivative(of: f.subscript.set) func u() {}
@derivative(of: f.where) func w() {}
@transpose(of: A<B>.f(x:), wrt: self) func x() {}
@derivative(of: A .-) func m() {}
@differentiable(wrt: reverse) func r() {}
@_documentation(metadata: open) func p() {}
@derivative(of: Foo.Self.other) func q() {}
@derivative(of: class.set) func k() {}
@derivative(of: Self.get) func g() {}
@derivative(of: A<B>.C.d(e:)._modify, wrt: 0) func j() {}
@derivative(of: subscript().get) func h() {}

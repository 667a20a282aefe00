// swift-format-ignore-file
@_specialize(where Array<T> == Int) func a<T>() {}
@specialized(where Array<T> == Int) func b<T>() {}
@abi(func c<E: Error>() throws(E)) func d<E: Error>() throws(E) {}
@objc(:::x::) func e(_: Int, _: Int, _: Int, _: Int, _: Int) {}
@objc(_:) func f(_: Int) {}
@_implements(Equatable, ==(_:_:)) public func g(_ a: S, _ b: S) -> Bool { false }
@transpose(of: Float.-, wrt: (0, 1)) func h(_ v: Float) -> (Float, Float) { (v, -v) }
@_originallyDefinedIn(module: "foo", OSX 13.14, * 7.0) public class I {}

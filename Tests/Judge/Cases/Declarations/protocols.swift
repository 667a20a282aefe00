protocol A {}
protocol B: C, D {}
protocol E: AnyObject { var f: Int { get }; var g: Int { get set } }
protocol H { associatedtype I; associatedtype J: K; associatedtype L = M; associatedtype N: O where N.P == Q }
protocol R<S> { associatedtype S }
protocol T where Self: U { func v(); init(); static func w() -> Self; mutating func x() }
protocol Y { subscript(a: Int) -> Int { get } }
protocol Z { var a: Int { get async throws }; func b() async throws(C); static var d: Int { get } }
protocol F: ~Copyable { associatedtype G: ~Copyable }
protocol H<I, J> {}
protocol K { func l(_: Int) -> Int; @available(iOS 15, *) func m(); static func + (a: Self, b: Self) -> Self }
protocol N: Sendable, ~Escapable { typealias O = P }

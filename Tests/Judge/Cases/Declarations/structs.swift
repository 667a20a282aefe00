// swift-format-ignore-file
struct A {}
struct B: C, D {}
struct E<F>: G where F: H {}
public struct I { let j: Int; var k = 1 }
struct L { struct M { enum N {} } }
@main struct O { static func main() {} }
struct P
{
    var q: Int
}
struct R<let n: Int> {}
fileprivate struct S { private init() {} }

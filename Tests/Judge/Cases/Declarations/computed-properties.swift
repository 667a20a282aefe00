// swift-format-ignore-file
var a: Int { 1 }
var b: Int { get { 1 } }
var c: Int { get { 1 } set { d = newValue } }
var e: Int { get { 1 } set(x) { f = x } }
var g: Int { return 1 }
var h: some View { Text("a") }
var i: Int { get async { 1 } }
var j: Int { get throws { 1 } }
var k: Int { get async throws(E) { 1 } }
var l: Int { mutating get { 1 } nonmutating set { m = newValue } }
var n: Int { @inlinable get { 1 } @inlinable set { o } }
var p: Int {
    let q = 1
    return q
}
var r: (Int, Int) { (1, 2) }
var s: Int { if t { 1 } else { 2 } }

// swift-format-ignore-file
struct A {
    var a: Int { _read { yield b } _modify { yield &b } }
    var c: Int { unsafeAddress { d } unsafeMutableAddress { e } }
    var f: Int { @A get { 1 } }
    var g: Int { __consuming get { 1 } }
    var h: Int { borrowing get { 1 } }
    var i: Int
    var j: Int { @storageRestrictions(initializes: i) init(initialValue) { i = initialValue } get { i } set { i = newValue } }
    var k: Int { init { l = newValue } get { 1 } }
}

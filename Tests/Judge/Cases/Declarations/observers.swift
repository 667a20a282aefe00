// swift-format-ignore-file
var a = 1 { didSet { b } }
var c: Int = 1 { willSet { d } didSet { e } }
var f = 1 { willSet(g) { h(g) } didSet(i) { j(i) } }
var k: Int { didSet { l } }
var m = n { didSet { o } }
var p = q() { willSet { r } }
var s = t { u } { didSet { v } }
@Published var w = x { didSet { y } }

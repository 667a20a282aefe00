// swift-format-ignore-file

@A open(set) var a: Int
@A final open(set) var b: Int
@A
open(set)
var c: Int

nonisolated
(unsafe)
var g = 1

unowned
(safe)
var h = 1

class C { class nonisolated(unsafe) var i = 1; class unowned(safe) var j: D; class private(set) var k = 1 }

// swift-format-ignore-file

@a(M:: subscript) var a: Int
@a(M::subscript) var b: Int
@a(M::deinit, M::init) var c: Int
@_originallyDefinedIn(module: "a", OSX 13.14, *) class E {}

// swift-format-ignore-file
let a = Swift::do { 1 }
let b = (Swift::nil, Swift::true, Swift::Any)
let c = Swift::super.foo()
_ = Swift
    ::print
_ = Swift
    :: print

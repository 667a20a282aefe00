// swift-format-ignore-file
// Whatever a closure throws, what follows it shows whether this is a signature.
a { () throws(@A B) in }
a { () throws(inout B) in c }
a { (b) throws(sending B) -> C in c }
a { () throws(@Sendable () -> B) in }
a { () async throws(repeat each B) in }
a { () throws(consuming B) in }
a { () throws((b: ~Copyable).Type) in }
a { (b: C) throws(_const D) in e(b) }

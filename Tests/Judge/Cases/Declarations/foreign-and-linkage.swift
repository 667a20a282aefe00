@c func a() {}
@c(b) public func c() {}
@c enum D: CInt { case e }
@implementation @objc extension F {}
@section("__DATA,g") @used let h = 1
@export(interface) public func i() {}
@inline(always) func j() {}
@concurrent @Sendable func k() async {}
@nonexhaustive public enum L { case m }
@warn(Deprecated, as: error) func n() {}

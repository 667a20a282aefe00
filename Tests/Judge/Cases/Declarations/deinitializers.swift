class A {
    deinit {}
}
class B { deinit { c() } }
actor C {
    isolated deinit { d() }
}

struct A: ~Copyable {
    consuming func close() {
        discard self
    }
    deinit {}
}
func f() {
    discard(1)
    discard.a()
}

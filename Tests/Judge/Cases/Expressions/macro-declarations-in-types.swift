struct A {
    #macro
    #macro(b)
    #macro("c") { d }
    @attribute #macro(e)
    public #macro
    var f: Int
}
#freestanding
#freestanding(a: 1)
@attribute #freestanding

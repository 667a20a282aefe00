// swift-format-ignore-file
#sourceLocation(file: "a", line: 1)
let a = 1
#sourceLocation()
struct B {
    #sourceLocation(file: "c", line: 2)
    var d: Int
    #sourceLocation()
}
func e() {
    #sourceLocation(file: "f", line: 3)
    g()
    #sourceLocation()
}

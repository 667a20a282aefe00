struct A<let n: Int> {}
let b: A<3>
let c: A<-1>
let d = A<3>()
let e: A<n>
func f<let m: Int>(_ g: A<m>) {}
extension A where n == 3 {}
let h = A<3, 4>(i)

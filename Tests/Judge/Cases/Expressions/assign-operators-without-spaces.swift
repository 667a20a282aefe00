// swift-format-ignore-file
a=b
a+=b
a==b
a=b+c
let d=e
let f:Int=g
let h:[Int]=[1]
let i:Int?=j
let k:Int!=l
let m:A<B>=n
let o:[A]?=nil
var p:A?=q{r}
func s(t:Int=1,u:A?=nil,v:B<C>=d){}

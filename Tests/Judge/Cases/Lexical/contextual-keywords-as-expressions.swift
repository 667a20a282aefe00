let await = 1
let yield = 2
func open() {}
open()
consume(x)
copy(x)
borrow(x)
each(x)
discard(x)
unsafe(x)
then(x)
let a = [each, any, some].count
any.map { $0 }
some.thing { $0 }
yield(1)
weak = strong
lazy.map { $0 }

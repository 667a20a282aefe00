let a = b.class.default.in.self.where.switch.operator.Any
a.if(c) { $0.repeat() }.switch(d).for(e).while(f)
f(if: 1, else: 2, for: 3, in: 4, Any: 8, default: 9, case: 10, class: 11, nil: 12)
func f(for in: Int, in for: Int, if else: Int) {}
enum A { case `init`, `self`, `Type`, `default`, some, open, get, set }
let get = 1, set = 2, some = 3, any = 4, async = 5, each = 6, actor = 7, macro = 8, package = 9
let sum = get + set + some + any + async + each + actor + macro + package
get.set(some: any).async(await: 1)
actor(1)
macro { 2 }

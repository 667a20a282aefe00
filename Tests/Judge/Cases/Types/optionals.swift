let a: A?
let b: A??
let c: A!
let d: [A]?
let e: (A) -> B?
let f: ((A) -> B)?
let g: A<B?>?
let h: any A?
let i: (any A)?
let j: A.B?
let k: A?.Type
let l: Optional<A>
let m: (A?, B?)?

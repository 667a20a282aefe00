let c = \A.d(e:f:).i
let i = \A.init
let o = \A.Type.p

switch a {
case let x where x > 1: b
case 1 where b, 2 where c: d
case .a(let x) where x.b { $0 }: c
case _ where { b }(): c
case (let x, let y) where x == y && y < z: b
case let x where x is B: c
case .a where b ? c : d: e
}
for case let x? in y where x > 1 {}
do {} catch let e as E where e.code == 1 {} catch .a where b {}

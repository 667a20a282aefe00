switch a {
case is B: c
case is [B]: c
case is B.Type: c
case let x as B: c
case let x as [B: C]: d
case let (x as B, y as C): d
case (let x as B, is C): d
case .a(let x as B, _): c
case let x as any B: c
case var x as B?: c
case _ as B: c
case let x as (A) -> B: c
}

// swift-format-ignore-file
a!
a!.b
a!!
a?.b
a??.b
a?[0]
a?()
a!()
a?.b?.c?()
a!.b!()![0]!
a?.b!.c
(a?.b)!.c
a?.b = c
a ?? b!
!a!
-a!
a! as B
a!==b

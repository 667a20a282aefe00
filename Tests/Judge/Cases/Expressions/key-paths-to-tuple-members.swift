// swift-format-ignore-file
// Two members, where two digits with a period between them look like a number.
a = \.0.1
a = \.?.0.1
a = \.!.0.1.2
a = \A.?.0.1
a = \.??.0.1?.1.0
a = \A?.0.1
a(\.?!.0.1, \[A].0.1, \(A, B).0.1)

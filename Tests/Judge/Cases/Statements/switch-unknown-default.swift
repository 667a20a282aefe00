// swift-format-ignore-file
switch a {
case .b: c
@unknown default: d
}
switch a {
case .b: c
@unknown case _: d
}
switch self { case .a where b, .c where d: e; @unknown default: fatalError() }

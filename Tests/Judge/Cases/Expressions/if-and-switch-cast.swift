// swift-format-ignore-file
func f() -> Any {
    if a { 1 } else { 2 } as Int
}
func g() -> Any {
    switch a { case _: 2 } as Any
}
let h = if a { 1 } else { 2 }
let i = b

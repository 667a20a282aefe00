// swift-format-ignore-file
func + (a: A, b: A) -> A { a }
func == (a: A, b: A) -> Bool { true }
prefix func - (a: A) -> A { a }
postfix func ++ (a: inout A) -> A { a }
struct S { static func < (a: A, b: A) -> Bool { true } }
func <<T>(a: T, b: T) -> Bool { true }
func < <T>(a: T, b: T) -> Bool { true }
func ?? <T>(a: T?, b: T) -> T { b }
func ~= (a: A, b: B) -> Bool { true }
func |> (a: A, b: B) -> C { c }
func ... (a: A, b: A) -> B { b }
func &&= (a: inout Bool, b: Bool) {}
prefix func ! (a: A) -> A { a }
func / (a: A, b: A) -> A { a }

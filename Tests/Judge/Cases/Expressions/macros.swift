#warning("a")
let a = #file
let b = #line + #column
let c = (#function, #fileID, #filePath, #dsohandle)
let d = #stringify(a + b)
let e = #macro<A>(b) { c }
#Preview { Text("a") }
#Preview("b", traits: .c) { Text("d") }
let f = #externalMacro(module: "A", type: "B")
let g = #Predicate<A> { $0.b == 1 }
let h = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
let i = #imageLiteral(resourceName: "a")
#expect(a == b)
#macro { a } b: { c }
let j = #macro.k
let l = #url("m")
@Test func n() { #expect(throws: E.self) { try o() } }

// swift-format-ignore-file
let a = "é" + "日本" + "👨‍👩‍👧‍👦"	+	"tab"
let b = a != "ß" ? "ja" : "nein"
let Σ = 1
infix operator •
let c = a • b
let d = a ∘ b ≠ c ≤ d
let e = √4 + x²
let f = −x
let g = (a)⊕(b)

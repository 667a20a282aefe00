// swift-format-ignore-file
let a = 1
let (a, b) = c
let (a, _) = b
let (x: a, y: b) = c
var (a, (b, c)) = d
let ((a)) = b
let (a, b): (Int, Int) = c
if let (a, b) = c {}
for (a, (b, _)) in c {}
for (x: a, y: b) in c {}

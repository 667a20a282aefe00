// swift-format-ignore-file
if a { b }
if a.b { c }
if a {
    b
}
.c()
if a { b }
(c)
if a { b }
[c].d
for a in b {
    c
}
(d, e) = f
while a() { b }
switch a { case b: c }
if A.b == .c { d }
if a is B { c }
if a as? B == c { d }
for a in A.b { c }
if let a = A.b { c } else { d }
guard a != nil else { return }
if x == [] {}
if x == .a("b") {}

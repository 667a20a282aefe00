// swift-format-ignore-file
if a.b { c } == d { e }
if a.filter { $0 }.isEmpty { b }
for a in b.map { $0 } { c }
while a.contains { $0 } { b }
switch a.first { $0 > 1 } { default: b }
if let a = b.first { $0 > 1 }, c { d }
if a.b { c }, d { e }
if f(g { h }) { i }
if (a { b }) { c }
if a[b { c }] { d }
if let a = b.c { d }?.e { f }
for a in b { c } where d { e }

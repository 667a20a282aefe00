while a { b }
while let a = b.next() { c(a) }
while a, b < c, case .d = e { f }
while true { if a { break } else { continue } }
while !a.isEmpty && b.c({ d }) { e }
while case let a? = b.pop() { a }

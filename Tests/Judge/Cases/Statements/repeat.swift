// swift-format-ignore-file
repeat { a } while b
repeat {
    a()
} while b && c
repeat { a } while b { c }
repeat {
    a
}
while b
a.repeat { b }

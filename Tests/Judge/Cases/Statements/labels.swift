// swift-format-ignore-file
outer: for a in b {
    inner: while c {
        if d { break outer }
        if e { continue inner }
    }
}
again: repeat { break again } while a
choose: switch a { case 1: break choose; default: break }
once: do { break once }
test: if a { break test } else {}
outer:
for a in b {}

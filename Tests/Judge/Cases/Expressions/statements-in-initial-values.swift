// swift-format-ignore-file
struct A {
    let b = switch c {
    case d: e
        <f>g
    case h: #keyPath(i)
    }
    let j = if c { e
        <f>g } else { #keyPath(i) }
    let k = { e
        <f>g }()
    var l: M { #keyPath(i) }
    let n = o<P>(q)
    let r = [s<T, U>(), v < w, x > y]
}

// swift-format-ignore-file
let a = \.?.foo
let b = xs.map(\.?.foo.bar)
let c = \String?.!.count
let d = \Foo?.?.bar
let e = \String.?
let f = \Optional.?!?!
let g =
    \.?.foo
        .bar
let h = [\.?.a, \.?.b!]

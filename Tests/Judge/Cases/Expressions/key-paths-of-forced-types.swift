// swift-format-ignore-file

\a!
\A!.b
\A!.b!
\[A]!
\(any A)??!
f(\a!, [\b!, \.?.c])
\a!
    .b

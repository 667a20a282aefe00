// swift-format-ignore-file
let a: nonisolated
(b)
let c: nonisolated
    (Int) async -> Void = {}

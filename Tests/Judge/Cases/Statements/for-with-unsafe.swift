// swift-format-ignore-file
for unsafe a in b {}
for unsafe in a {}
for try await unsafe a in b {}
let a = unsafe b.c()
let d = try unsafe e

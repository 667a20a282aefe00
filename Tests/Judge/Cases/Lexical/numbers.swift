let integers = [0, 1_000, 0b1010_0101, 0o17_7, 0xDEAD_beef, 00012]
let floats = [1.5, 1e10, 1.5e-3, 1_0.0_1E+5, 0x1p3, 0x1.8p-2, 0xAp0]
let members = (1.description, 1.5.rounded(), 0xFF.nonzeroBitCount, tuple.0, tuple.0.1, tuple.0.1.2.x)
let negative = -1 + -1.5 - -0x1
let ranges = [1...2, 1..<2]
let partial = (1..., ...2, ..<3)
let closed = a.0...b.1

// swift-format-ignore-file
let plain = 1
let _underscored = 2
let trailing_ = 3
let été = 4
let 日本語 = 5
let 🐶🐮 = 6
let `class` = `class`
let x̱ = plain + été
func `default`(`in` `repeat`: Int) -> Int { `repeat` }
`default`(`in`: 1)
`self`.`init`()
a.`default`.`Type`

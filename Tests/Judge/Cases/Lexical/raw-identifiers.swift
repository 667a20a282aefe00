// swift-format-ignore-file
func `a name with spaces`() {}
let `1st place` = 1
let `x + y = z` = `1st place`
struct `404 Not Found` { var `content-type`: String }
`a name with spaces`()
value.`with spaces`(1).`another one` { $0 }
enum Code { case `200`, `404`(`reason phrase`: String) }
switch code { case .`200`: break; case .`404`(let reason): print(reason) }

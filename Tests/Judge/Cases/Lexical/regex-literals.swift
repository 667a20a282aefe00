// swift-format-ignore-file
let a = /abc/
let b = /a(b|c)*[d-f]+\d{2,3}/
let c = /\/escaped/
let d = #/a/b/c/#
let e = ##/a#/b/##
let f = #/
    multi  # comment
    line
    /#
let g = s.matches(of: /x+/)
let h = try /(?<name>\w+)/.firstMatch(in: s)?.name
let i = [/a/, /b/]
let j = f(/a, b/)
let k = x.split(separator: /\s*,\s*/).map { $0 }
func f() -> Regex<Substring> { return /x/ }
let l = { /a/ }
if let m = s.wholeMatch(of: /[a-z]/) {}
switch s { case /a/: break; default: break }

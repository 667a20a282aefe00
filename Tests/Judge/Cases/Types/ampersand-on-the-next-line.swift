// swift-format-ignore-file
// `&name` on a line of its own continues no type; `& Name` does.

let a: First
&value

let b = c as First
&value

typealias D = First
&value

let f: First
    & Second

let g: First &
    Second

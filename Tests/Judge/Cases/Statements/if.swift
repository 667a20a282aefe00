// swift-format-ignore-file
if a { b }
if a { b } else { c }
if a { b } else if c { d } else if e { f } else { g }
if a, b, c { d }
if (a) { b }
if !a && b || c { d }
if a == b { c } else { d }
if a
{
    b
}
else
{
    c
}
if a { if b { c } else { d } } else { if e { f } }
if a {} else if b {} else {}

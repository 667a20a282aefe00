// swift-format-ignore-file
// The `#` of the next line begins another.
/\(/
#/\(/#
/a/

#/b/#
a(/c/
, #/d/#)

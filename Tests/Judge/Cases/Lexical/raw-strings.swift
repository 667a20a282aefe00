let a = #"a\n"b""#
let b = #"a \#(b) c"#
let c = ##"a "# \#(x) \##(y)"##
let d = #""#
let e = #"""
    a "quoted" \(no) \#(yes)
    """#
let f = ###"#"##"###
let g = #"\#n \#u{41}"#
let h = #"\"#

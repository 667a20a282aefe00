let a = ""
let b = "a"
let c = "a\n\t\\\"\'\0\r"
let d = "\u{1F600}\u{41}"
let e = "a" + "b" == "c".lowercased() ? "" : ""[0]

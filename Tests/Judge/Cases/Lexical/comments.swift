// swift-format-ignore-file
// A line.
/* A block. */ let a = 1 /* behind */ + /* between */ 2
/* One /* inside /* another */ */ */
/// Documentation.
/** Documentation /* nested */ */
let b = a/* no space */+/* nor here */1
let c = a /* a block
over two lines */ .d
let e = f /* a newline
in a comment is a newline */
(1)
let g = f // at the end
    .d() // between links
    // on a line of its own
    .e()
/**/ let h = 1 /**/
//

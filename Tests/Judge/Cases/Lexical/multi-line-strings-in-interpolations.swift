// swift-format-ignore-file
// Quotes on a line of their own inside of an interpolation begin a string of its own.
let a = """
    \(b +
    """
    c
    """)
    \(d, e:
    """
    f
    """)
    """
let g = """
    \(h { i
    """
    j
    """
    })
    \(try await
    """
    k
    """)
    """
let l = #"""
    \#(m ?? n.o {
        p { q }
        """
        \(r)
        """
    })
    \#(s ? t :
    """
    u
    """)
    """#

// swift-format-ignore-file
let a = """
    """
let b = """
    a
    """
let c = """
    a
      b

    c "quoted" ""two""
    """
let d = """
    a \
    b \(c) d
    \(e)
    """
let f = """
a
"""
let g = """
    \"""
    \(h("""
        inner
        """))
    """
f("""
    a
    """, b: """
    c
    """).d
let tabs = """
	a
	"""

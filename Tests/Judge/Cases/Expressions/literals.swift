let a = [true, false]
let b: Any? = nil
let c = [1, 2.5, "d", /e/, #"f"#, nil, [:], []][0]
nil ?? true.description

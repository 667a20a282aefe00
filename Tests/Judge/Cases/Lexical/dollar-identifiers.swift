let a = { $0 + $1 + $2.0 }
let b = { $0($1) { $0.a($1) } }
let c = $projected.value
$binding.wrappedValue = 1
let d = { ($0, $1) }
view.sheet(isPresented: $isShown) { Text($name.wrappedValue) }
let e = { $value in $value.projected }
let f = { ($value: Int) in $value }

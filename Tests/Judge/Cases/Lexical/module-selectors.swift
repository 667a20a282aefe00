let a = Swift::print
Swift::print("a")
let b: Swift::Int = 1
value.Module::method(1).Other::property
extension Swift::Array where Element: Swift::Equatable {}
func f(_ x: Swift::String) -> [Swift::Int] { [] }
let c = Module::Type<Swift::Int>(x: 1) { $0.Module::name }
@Module::attribute func g() {}
let d = .Module::member
#Module::macro(1)

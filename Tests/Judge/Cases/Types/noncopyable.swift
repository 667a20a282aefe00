struct A: ~Copyable {}
struct B<T: ~Copyable>: ~Copyable {}
enum C<T>: ~Copyable where T: ~Copyable {}
extension B: Copyable where T: Copyable {}
protocol D: ~Copyable {}
func e<T: ~Copyable & ~Escapable>(_ t: consuming T) {}
struct F: ~Escapable {}
func g(_ h: borrowing some H & ~Copyable) {}
typealias I = ~Copyable
struct J: K, ~Copyable, L {}

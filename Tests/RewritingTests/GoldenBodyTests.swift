import Harness
import RuleModel
import Testing

/// A name or a member whose declaration is in sight is evaluated always only where its body may be.
@Suite struct GoldenBodyTests {
    /// A view with some members, in whose body something is on if `c`; beside the rest of a project.
    private func check(_ members: String, _ rest: String, _ value: String, isTotal: Bool, receiver: String = "Text(a)")
    {
        func view(_ call: String) -> String {
            "struct Row: View {\n\(members)\nvar body: some View {\n\(receiver)\(call)\n}\n}\n"
        }
        let after = isTotal ? ".glow(c, like: \(value))" : ".glow(c, like: c ? \(value) : Usual())"
        let (before, then) = (view(".if(c) { $0.glow(true, like: \(value)) }"), view(after))
        Harness.check(before: before, after: then, rules: GoldenTotalityTests.rules, context: [rest])
        // In one file as well.
        Harness.check(before: before + rest, after: then + rest, rules: GoldenTotalityTests.rules)
    }

    private let scaled = "extension CGFloat { static func * (a: Vector, b: CGFloat) -> CGFloat { xs[0] } }"

    @Test func bodiesThatMayTrap() async {
        await Harness.check(
            each: [
                ("var xs: [Int]; var current: Int { xs[0] }", "", "current"),
                ("var xs: [Int]; var current: Int { xs[0] }", "", "self.current"),
                ("var xs: [Int]; var current: Int { get { xs[0] } set { } }", "", "-current + 1"),
                ("var a: Int { b }; var b: Int { if c { return 1 } else { return d } }; var d: Int { xs[0] }", "", "a"),
                ("", "extension Row { var current: Int { xs.first! } }", "current"),
                ("", "extension View { var current: Int { xs.first! } }", "current"),
                ("", "var current: Int { fatalError() }", "current"),
                ("", "let current = [Int]()[0]", "current"),
                ("", "enum Theme { static let gap = makeGap() }", "Theme.gap"),
                ("", "enum Theme { static var gap: Int { gaps[0] } }", "Theme.gap"),
                (
                    "let n: Int", "extension Int { var next: Int { next(3) }; func next(_ n: Int) -> Int { xs[n] } }",
                    "n.next"
                ),
                ("let xs: [Int]", "extension Array { var head: Element { self[0] } }", "xs.head"),
                ("let xs: [Int]", "extension Collection { var head: Element { self[startIndex] } }", "xs.head"),
                ("let s: String?", "extension Optional { var sure: Wrapped { self! } }", "s.sure"),
                ("let s: String?", "extension String { var head: Character { self.first! } }", "s?.head"),
                ("let model: Model", "class Model { lazy var slow = make() }", "model.slow"),
                (
                    "let model = Model()", "struct Model { var item: Item }; struct Item { var n: Int { 1 / zero } }",
                    "model.item.n"
                ),
                (
                    "let model: Model",
                    "protocol Model { var n: Int { get } }; struct A: Model { var n: Int { xs[0] } }", "model.n"
                ),
                ("let model: any Model", "protocol Model {}; extension Model { var n: Int { xs[0] } }", "model.n"),
                ("let model: Sub", "class Base { var n: Int { xs[0] } }; class Sub: Base {}", "model.n"),
                (
                    "let model: Base",
                    "class Base { var n: Int { 3 } }; class Sub: Base { override var n: Int { xs[0] } }", "model.n"
                ),
                ("", "struct Model { var n: Int { xs[0] } }", "unknown.n"),
                ("var model: Model", "struct Model { var n: Int! }", "model.n"),
                ("unowned var n: Model", "", "n"),
                ("@EnvironmentObject var store: Store", "", "store.n"),
                ("@EnvironmentObject var store: Store", "", "_store.wrappedValue.n"),
                ("@Environment(Store.self) private var store", "", "store.n"),
                (
                    "@Clamped var n = 3",
                    "@propertyWrapper struct Clamped { var wrappedValue: Int { get { xs[0] } set {} } }", "n"
                ),
                ("@Clamped var n = 3", "@propertyWrapper struct Clamped { var projectedValue: Int { xs[0] } }", "$n"),
                (
                    "@Clamped var n = 3", "@propertyWrapper struct Clamped { var wrappedValue: Int { xs[0] } }",
                    "_n.wrappedValue"
                ),
                ("", "extension Any { static func at(_ n: Int) -> Any { xs[n] } }", ".at(3)"),
                ("", "extension Color { static func at(_ n: Int) -> Color { xs[n] } }", "Color.at(3)"),
                ("", "extension Color { func shade(_ n: Int) -> Color { xs[n] } }", "Color.red.shade(3)"),
                ("", "extension Color { static func at(_ n: Int = xs[0]) -> Color { .red } }", "Color.at()"),
                ("", "extension Color { static let pick = Picker() }", "Color.pick(3)"),
                ("", "struct Kind { init(_ n: Int) { precondition(n > 3) } }", "Kind(3)"),
                ("", "struct Kind { init(_ n: Int) { self.n = xs[n] } }; typealias Sort = Kind", "Sort(3)"),
                ("", "struct Kind { let n: Int; let m = [Int]()[0] }", "Kind(n: 3)"),
                ("", "struct Kind { init(_ n: Int = xs[0]) { } }", "Kind()"),
                ("", "struct Kind { let n: Int; init(_ a: Int, _ b: Int) { n = a / b } }", "Kind(k, m)"),
                ("", "struct Kind { let n: Int; init(_ a: Int, _ b: Int) { self.n = 1 + a % b } }", "Kind(k, m)"),
                ("", "struct Kind { let r: Range<Int>; init(_ a: Int, _ b: Int) { r = a..<b } }", "Kind(k, m)"),
                ("", "struct Kind { let n: UInt; init(_ a: UInt) { n = a - 1 } }", "Kind(k)"),
                ("var n: Int { var k = 3; k = m / j; return k }", "", "n"),
                ("", "enum Kind { case wide; var n: Int { xs[0] } }", "Kind.wide.n"),
                (
                    "let v: Vector", "struct Vector { static func + (a: Vector, b: Vector) -> Vector { xs[0] } }",
                    "v + v"
                ),
                // What the library makes of one of these.
                ("let v: Ver", "struct Ver { static func < (a: Ver, b: Ver) -> Bool { xs[0] } }", "v > v"),
                ("let v: Ver", "struct Ver { static func < (a: Ver, b: Ver) -> Bool { xs[0] } }", "v >= v"),
                ("let v: Ver", "struct Ver { static func < (a: Ver, b: Ver) -> Bool { xs[0] } }", "v <= v"),
                ("let v: Ver", "struct Ver { static func == (a: Ver, b: Ver) -> Bool { xs[0] } }", "v != v"),
                // A call whose result nobody takes.
                ("var n: Int { track(); return 3 }", "", "n"),
                ("", "enum Flag { static var n: Int { UserDefaults.standard.set(3, forKey: k); return 3 } }", "Flag.n"),
                (
                    "let v: Vector",
                    "extension Vector { static prefix func - (a: Vector) -> Vector { xs[0] } }; struct Vector {}", "-v"
                ),
                ("let v: Vector", "struct Vector { var description: String { xs[0] } }", "\"\\(v)\""),
                (
                    "let v: Proxy",
                    "@dynamicMemberLookup struct Proxy { subscript(dynamicMember name: String) -> Int { xs[name]! } }",
                    "v.n"
                ),
                // By a key path.
                ("let model: Model", "struct Model { var n: Int { xs[0] } }", "model[keyPath: \\.n]"),
                ("let model: Model", "struct Model { var n: Int { xs[0] } }", "model[keyPath: \\Model.n]"),
                ("", "struct Model { var n: Int { xs[0] } }", "unknown[keyPath: \\.n]"),
                (
                    "let model: Model", "struct Model { let item: Item? }; struct Item { var n: Int { xs[0] } }",
                    "model[keyPath: \\.item?.n]"
                ),
                ("let model: Model", "struct Model { var n: Int { xs[0] } }", "model.n[keyPath: path]"),
                (
                    "let model: Model; let path = \\Model.n", "struct Model { var n: Int { xs[0] } }",
                    "model[keyPath: path]"
                ),
                ("let model: Model", "struct Model { let items: [Int] }", "model[keyPath: \\.items[0]]"),
                ("let model: Model", "struct Model { let n: Int? }", "model[keyPath: \\.n!]"),
                ("", "struct Model { var n: Int { xs[0] } }", "Kind(models, by: \\Model.n)"),
                ("", "struct Model { var n: Int { xs[0] } }", "Kind(models, by: \\.n)"),
                ("", "", "Kind(models, by: \\.items[0])"),
                (
                    "let v: Proxy",
                    """
                    @dynamicMemberLookup struct Proxy {
                        subscript<T>(dynamicMember path: KeyPath<Model, T>) -> T { model[keyPath: path] }
                    }
                    struct Model { var n: Int { xs[0] } }
                    """, "v.n"
                ),
                // What is bound is read.
                (
                    "@StateObject var model = Model()", "class Model { var n: Int { get { xs[0] } set {} } }",
                    "$model.n"
                ),
                (
                    "@Binding var model: Model",
                    "struct Model { var item: Item }; struct Item { var n: Int { get { xs[0] } set {} } }",
                    "$model.item.n"
                ),
                (
                    "@State var model: Model", "struct Model { var item: Item }; struct Item { var n: Int { xs[0] } }",
                    "$model.item.wrappedValue.n"
                ),
                ("let model: Binding<Model>", "struct Model { var n: Int { xs[0] } }", "model.n"),
                ("let model: Binding<Model>", "struct Model { var n: Int { xs[0] } }", "model.wrappedValue.n"),
                ("@State var model: Model", "extension Binding { var n: Int { xs[0] } }; struct Model {}", "$model.n"),
                (
                    "@Clamped var n = 3",
                    """
                    @propertyWrapper struct Clamped { var projectedValue: Range }
                    struct Range { var low: Int { xs[0] } }
                    """, "$n.low"
                ),
                // With the name of a module.
                ("", "var gap: Int { xs[0] }", "Kit.gap"),
                ("", "let model = Model(); struct Model { var n: Int { xs[0] } }", "Kit.model.n"),
                // What changes something.
                ("var n: Int { count += 1; return 3 }", "", "n"), ("var n: Int { print(3); return 3 }", "", "n"),
                ("var n: Int { count = 3; return 3 }", "", "n"), ("var n: Int { while true { } }", "", "n"),
                // What asks for itself.
                ("var n: Int { m }; var m: Int { n }", "", "n"),
                ("", "", "x.unsafelyUnwrapped"), ("", "", "{ xs[0] }()"), ("", "", "Kind(3)(4)"),
                ("", "", "Int(ratio)"), ("", "", "\"\\(Int(ratio))\""),
                ("", "", "Array(repeating: 3, count: n)"),
                ("let v: Vector", "func + (a: Vector, b: Vector) -> Vector { xs[0] }; struct Vector {}", "v + v"),
                // An operator may be declared on any type, and beside none.
                ("let v: Vector", "\(scaled); struct Vector {}", "v * 3"),
                ("let v: Vector; let n: CGFloat", "\(scaled); struct Vector {}", "2 + v * n"),
                ("", "\(scaled); struct Vector {}", "unknown * 3"),
                ("", "\(scaled); struct Vector: ExpressibleByIntegerLiteral {}", "2 * 3"),
                ("let v: Alias", "\(scaled); struct Vector {}; typealias Alias = Vector", "v * 3"),
                ("let n: CGFloat", "func + <T: Numeric>(a: T, b: T) -> T { xs[0] }", "n + 3"),
                ("let n: Int", "extension Numeric { static func + (a: Self, b: Self) -> Self { xs[0] } }", "n + 3"),
                ("let n: CGFloat", "extension Int { static func * (a: Int, b: CGFloat) -> Int { xs[0] } }", "2 * n"),
                ("let s: String", "prefix func - (s: String) -> String { xs[0] }", "-s"),
                ("", "", "a / 0"),
                ("", "", "a / b"), ("", "", "4 % -n"),
                ("", "", "{ if b { f() } else { 3 } }()"),
            ] as [(String, String, String)]
        ) { members, rest, value in
            check(members, rest, value, isTotal: false)
        }
    }

    @Test func locals() async {
        await Harness.check(
            each: [
                ("var n: Int { xs[0] }", "n", false), ("lazy var n = xs[0]", "n", false),
                ("let n: Int! = 3", "n", false),
                ("@Clamped var n = 3", "n", true), ("let n = xs[0]", "n", true),
                ("var n: Int { m }; let m = 3", "n", true),
            ] as [(String, String, Bool)]
        ) { local, value, isTotal in
            func body(_ call: String) -> String { "func f() {\n\(local)\nText(a)\(call)\n}\n" }
            let after = isTotal ? ".glow(c, like: \(value))" : ".glow(c, like: c ? \(value) : Usual())"
            Harness.check(
                before: body(".if(c) { $0.glow(true, like: \(value)) }"), after: body(after),
                rules: GoldenTotalityTests.rules)
        }
    }

    /// `self.init(…)` is an initializer like any other.
    @Test func delegatingInitializers() async {
        let shared = "struct Tint { var n: Int; init(n: Int) { self.n = n } }; extension Tint {"
        let rows = [
            ("init(light: Int) { self.init(n: light) } }", true), ("init(light: Int) { self.init(n: xs[0]) } }", false),
            ("init(light: Int) { self.init(m: light) }; init(m: Int) { self.init(n: xs[m]) } }", false),
            ("init(light: Int) { self.init(light: light) } }", false),
        ]
        await Harness.check(each: rows) { check("", shared + $0.0, "Tint(light: 3)", isTotal: $0.1) }
    }

    @Test func bodiesThatAreTotal() async {
        await Harness.check(
            each: [
                ("var current: Int { other }; let other: Int", "", "current"),
                // The property is no function.
                ("", "enum Motion { static var spring: Animation { .spring(response: 0.3) } }", "Motion.spring"),
                ("", "extension Animation { static var spring: Animation { .spring(bounce: 1) } }", ".spring"),
                ("var current: Int { let a = 3; return a + 1 }", "", "current"),
                (
                    "var current: Int { guard c else { return 3 }; switch kind { case .a: return 4; default: return 5 } }",
                    "", "current"
                ),
                ("var current: Int { var n = 3; if c { n = 4 }; return n }", "", "current"),
                ("var current: Int { #if DEBUG\n3\n#else\n4\n#endif\n}", "", "current"),
                ("var current: Int { twice(3) }; func twice(_ n: Int) -> Int { n * 2 }", "", "current"),
                ("var current = 3 { didSet { print(3) } }", "", "current"),
                ("var current: Int { didSet { print(3) } }", "", "current"),
                ("var current: Int", "struct Other { var current: Int { xs[0] } }", "current"),
                ("var current: Int", "var current: Int { xs[0] }", "current"),
                ("let model: Model", "struct Model { var n: Int }; struct Other { var n: Int { xs[0] } }", "model.n"),
                ("let n: Int", "extension String { var next: Int { xs[0] } }", "n.next"),
                (
                    "let model: Sub",
                    "class Base { var n: Int { xs[0] } }; class Sub: Base { override var n: Int { 3 } }", "model.n"
                ),
                ("@State var n = 3", "", "n"), ("@Environment(\\.n) var n", "", "n"),
                ("@Environment(Store.self) private var store: Store?", "", "store?.n"),
                (
                    "@Clamped var n = 3",
                    "@propertyWrapper struct Clamped { var wrappedValue: Int { get { 3 } set {} } }", "n"
                ),
                ("@Clamped var n = 3", "@propertyWrapper struct Other { var wrappedValue: Int { xs[0] } }", "n"),
                (
                    "@StateObject var model = Model()",
                    "class Model { var n = 3 }; struct Other { var n: Int { xs[0] } }", "$model.n"
                ),
                (
                    "@State var model: Model",
                    "struct Model { var n: Int }; struct Other { var n: Int { xs[0] } }", "$model.n.wrappedValue"
                ),
                (
                    "let model: Model", "struct Model { var n: Int }; struct Other { var n: Int { xs[0] } }",
                    "model[keyPath: \\.n]"
                ),
                ("", "struct Model { let n: Int }; struct Other { var n: Int { xs[0] } }", "Kind(a, by: \\Model.n)"),
                (
                    "let model: Model",
                    "struct Model { var n: Int { m }; let m: Int }; struct O { var n: Int { xs[0] } }",
                    "model[keyPath: path]"
                ),
                ("", "let gap = 3", "Kit.gap"),
                ("", "enum Kit { static let gap = 3 }; var gap: Int { xs[0] }", "Kit.gap"),
                ("", "enum Theme { static let gap = 8 * unit; static let unit = 2 }", "Theme.gap"),
                ("", "extension Color { static func at(_ n: Int) -> Color { .red } }", ".at(3)"),
                ("", "extension Color { static func at(_ n: String) -> Color { xs[n] } }", ".at(x: 3)"),
                ("", "struct Kind { let n: Int; init(_ n: Int) { self.n = n; m = n + 1 } }", "Kind(3)"),
                ("", "struct Kind { let n: Int; init(_ n: Int) { self.n = n / 2 + 1; r = 0..<3 } }", "Kind(3)"),
                ("", "struct Kind { init(_ n: Int) { }; init(name: String) { fatalError() } }", "Kind(3)"),
                ("", "enum Kind { case wide; var n: Int { 3 } }", "Kind.wide.n"),
                ("let v: Int", "struct Vector { static func + (a: Vector, b: Vector) -> Vector { xs[0] } }", "v + v"),
                ("let a: CGFloat; let b: CGFloat", "\(scaled); struct Vector {}", "a * b + 2 * a"),
                ("let a: [Int]", "\(scaled); struct Vector {}", "a * 3"),
                ("let v: Other", "\(scaled); struct Vector {}; struct Other {}", "v * 3"),
                ("let v: Vector", "\(scaled); struct Vector {}", "v + 3"),
                ("let s: String", "func - (a: String, b: String) -> String { xs[0] }", "-s"),
                ("", "", "{ if b { 3 } else { n } }()"), ("", "", "{ let n = 3; return n }()"),
                ("", "", "v[keyPath: p]"), ("", "", "Int(3.5)"), ("", "", "Int(exactly: a)"),
                ("", "", "a / 2 + b % 3"), ("", "", "a / 0.5"),
            ] as [(String, String, String)]
        ) { members, rest, value in
            check(members, rest, value, isTotal: true)
        }
    }

    /// What the condition or the receiver reads in any case must be there.
    @Test func injectedObjects() {
        let store = "@EnvironmentObject var store: Store"
        check(store, "", "store.n", isTotal: true, receiver: "Text(store.title)")
        check(store, "", "store.n", isTotal: false, receiver: "Button { store.tap() }")
        func row(_ call: String) -> String { "struct Row: View { \(store); var body: some View { Text(a)\(call) } }\n" }
        let rows = [
            ("store.isOn && c", "store.isOn && c, like: store.n"),
            ("c && store.isOn", "c && store.isOn, like: c && store.isOn ? store.n : Usual()"),
        ]
        for (condition, arguments) in rows {
            Harness.check(
                before: row(".if(\(condition)) { $0.glow(true, like: store.n) }"), after: row(".glow(\(arguments))"),
                rules: GoldenTotalityTests.rules)
        }
    }
}

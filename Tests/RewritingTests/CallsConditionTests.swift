import Harness
import Syntax
import Testing

@testable import Rewriting
import Semantics

/// Conditions: which never change, and what is known of those that do.
@Suite struct CallsConditionTests {
    static let flags = """
        let isDebug = false
        let level = compute()
        enum Feature {
            static let isOn = true
            static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
            static var changing = true
            static let other = Feature.isOn && !isDebug
            static let looped = Feature.looped
            static let called: Bool = { if #available(iOS 17, *) { return true }; return false }()
            static let measured: Bool = measure()
            static let guessed = measure()
            let given: Bool = measure()
        }
        let isMeasured: Bool = { measure() }()
        protocol Themed { var isDark: Bool { get } }
        extension Themed { var isDark: Bool { true } }
        class Base { var isBase: Bool { true }; final var isFinal: Bool { true } }
        extension Bool {
            static var tahoe: Bool {
                if #available(macOS 26, *) { return true } else { return false }
            }
            static var guarded: Bool {
                get { guard #available(macOS 26, *) else { return false }; return true }
            }
            static var mac: Bool {
                #if os(macOS)
                true
                #else
                false
                #endif
            }
            static var now: Bool { Date() > start }
        }
        extension UIDevice { var isTablet: Bool { userInterfaceIdiom == .pad } }
        struct Screen: View {
            let isFixed = true
            let given: Bool
            @State var isOpen = false
            @Setting let wrapped = true
            var big: Bool { isFixed }
        }
        """

    static let constant = [
        "true", "!false", "(true)", "true && false", "x && false", "x || true",
        "UIDevice.current.userInterfaceIdiom == .pad",
        ".pad != UIDevice.current.userInterfaceIdiom", "UIDevice.current.userInterfaceIdiom == .pad || isDebug",
        "ProcessInfo.processInfo.isMacCatalystApp", "!ProcessInfo.processInfo.isiOSAppOnMac",
        "ProcessInfo.processInfo.environment[\"A\"] == \"1\"", "CommandLine.arguments.contains(\"-x\")", "Feature.isOn",
        "isDebug",
        "Feature.isPad", "Feature.other", ".tahoe", "!Bool.tahoe", ".guarded", ".mac", "UIDevice.current.isTablet",
        "isDebug && Feature.isOn || .tahoe", "1 == 2", "Feature.called", "Base.shared.isFinal",
        "Feature.measured", "isMeasured && .tahoe",
    ]
    static let changing = [
        "x", "level", "x && true", "x && isPad", "Feature.changing", "Feature.looped", "Feature.missing", ".now",
        "model.isDebug",
        "isDebug == x", "f()", "isDebug ? x : true", "x == .pad", "UIDevice.current.orientation == .up",
        "Themed.current.isDark", "Base.shared.isBase",
        "Feature.guessed", "Feature.current.given",
    ]

    @Test func literalsSayWhatTheyAre() async {
        await check(each: [
            ("true", "true"), ("!false", "true"), ("!(true)", "false"), ("!(x && false)", "true"), ("!(!true)", "true"),
        ]) { condition, value in
            let calls = found(in: "a.when(\(condition)) { $0.bold() }", context(declaredHelpers))
            let call = try #require(calls.first)
            #expect(description(call) == "when: bold | constant: the condition is always `\(value)`")
        }
    }

    @Test func neverChanges() async {
        await check(each: Self.constant) { condition in
            let calls = found(
                in: "a.when(\(condition)) { $0.bold() }", context(declaredHelpers, CallsConditionTests.flags))
            #expect(calls.count == 1)
            let call = try #require(calls.first)
            #expect(description(call).hasPrefix("when: bold | constant: "))
        }
    }

    @Test func mayChange() async {
        await check(each: Self.changing) { condition in
            let calls = found(
                in: "a.when(\(condition)) { $0.bold() }", context(declaredHelpers, CallsConditionTests.flags))
            #expect(calls.map(description) == ["when: bold"])
        }
    }

    static let inside: [(String, Bool)] = [
        ("var b: some View { a.when(isFixed) { $0.bold() } }", true),
        ("var b: some View { a.when(self.big) { $0.bold() } }", true),
        ("var b: some View { a.when(given) { $0.bold() } }", false),
        ("var b: some View { a.when(isOpen) { $0.bold() } }", false),
        ("var b: some View { a.when(wrapped) { $0.bold() } }", false),
        ("func b(isFixed: Bool) -> some View { a.when(isFixed) { $0.bold() } }", false),
        ("var b: some View { let isFixed = model.x; return a.when(isFixed) { $0.bold() } }", false),
        (
            "var b: some View { let pad = UIDevice.current.userInterfaceIdiom == .pad; return a.when(pad) { $0.bold() } }",
            true
        ),
        ("var b: some View { F(xs) { isFixed in a.when(isFixed) { $0.bold() } } }", false),
        ("var b: some View { if let isFixed = x { a.when(isFixed) { $0.bold() } } }", false),
        ("var b: some View { for isFixed in xs { a.when(isFixed) { $0.bold() } } }", false),
        ("@State var isDebug = false; var b: some View { a.when(isDebug) { $0.bold() } }", false),
    ]

    @Test func scopeDecides() async {
        await check(each: Self.inside) { member, isConstant in
            let source = CallsConditionTests.flags.replacingLast("var big", with: member + "\nvar big")
            let call = try #require(found(in: source).first)
            if isConstant {
                #expect(description(call).hasPrefix("when: bold | constant: "))
            } else {
                #expect(description(call) == "when: bold")
            }
        }
    }

    private func facts(_ source: String) throws -> ExpressionFacts {
        let text = "let x = " + source
        let file = parsed(text)
        let binding = try #require(file.nodes.indices.map { NodeID($0) }.first { file.kind($0) == .binding })
        return ExpressionFacts(of: try #require(file.children(of: binding).last), in: file)
    }

    @Test func factsAreReadFromTheText() throws {
        #expect(try facts("a.b").names == ["a"])
        #expect(try facts("a && !b || c > 3").operators == ["&&", "||", ">"])
        #expect(try facts("a ? b : c").operators == ["?:"])
        #expect(try facts("a is B").operators == ["is"])
        #expect(try facts("(a as? B) ?? c").operators == ["??"])
        #expect(try facts("!a").prefix == "!")
        #expect(try facts("a.b && c").prefix == nil)
        #expect(try facts("a()").hasCall && facts("a[0]").hasCall && !facts("a.b").hasCall)
        #expect(try facts("a { $0 }").hasClosure && !facts("a { $0 }").mentionsAnonymous)
        #expect(try facts("$0.a").mentionsAnonymous)
        #expect(try facts("try? a(await b)").effects == ["try?", "await"])
    }

    @Test func namesOfFlagsInOtherFilesAreWanted() {
        let source = """
            struct A: View {
                let own = make()
                var body: some View {
                    a.when(own) { $0.bold() }
                    b.when(UIDevice.isTV && !.tahoe || global) { $0.bold() }
                    c.when(model.isOpen) { $0.bold() }
                    d.when(isPad && count > limit) { $0.bold() }
                }
            }
            """
        let wanted = context(declaredHelpers).namesWanted(in: parsed(source))
        #expect(wanted == ["isTV", "tahoe", "global", "isPad", "count", "limit"])
    }
}

extension String {
    /// The text with the last occurrence of `old` replaced.
    fileprivate func replacingLast(_ old: String, with new: String) -> String {
        let parts = split(separator: old, omittingEmptySubsequences: false)
        return parts.dropLast().joined(separator: old) + new + (parts.last ?? "")
    }
}

import Harness
import Rewriting
import RuleModel
import Testing

/// What is written around a call of the systems that run it. `.bold(_:)` came with iOS 16 and macOS 13.
@Suite struct AvailabilityTests {
    private static let call = "view.if(c) { $0.bold() }"
    private static let done = "view.bold(c)"
    private static let iOS = DeploymentTarget(versions: ["iOS": .init([15])])
    private static let both = DeploymentTarget(versions: ["iOS": .init([15]), "macOS": .init([12])])

    @Test func itIsNewerThere() async {
        await check(each: [
            ("@available(iOS 16, *) var v: some View { CALL }", Self.iOS),
            ("@available(iOS 16.0, *) func f() -> some View { CALL }", Self.iOS),
            ("@available(iOS, introduced: 16, message: \"new\") func f() -> some View { CALL }", Self.iOS),
            ("@available(iOS 16, *) struct A: View { var body: some View { CALL } }", Self.iOS),
            ("@available(iOS 16, *) extension A { var v: some View { VStack { CALL } } }", Self.iOS),
            ("@available(iOS 16, *) extension A { @available(iOS 15, *) var v: some View { CALL } }", Self.iOS),
            ("@available(iOS 16, macOS 13, *) var v: some View { CALL }", Self.both),
            ("@available(iOS 16, *) extension A { @available(macOS 13, *) var v: some View { CALL } }", Self.both),
            ("if #available(iOS 16, *) { CALL } else { view }", Self.iOS),
            ("if isNew, #available(iOS 16, macOS 13, *) { CALL }", Self.both),
            ("func f() { guard #available(iOS 16, *) else { return }; CALL }", Self.iOS),
            ("Group { if #available(iOS 17, *) { VStack { CALL } } }", Self.iOS),
        ]) { code, target in
            check([
                Golden(
                    before: code.calling(Self.call), after: code.calling(Self.done), allowed: [.assumed],
                    deploymentTarget: target)
            ])
        }
    }

    /// What a platform does not compile need not run there.
    @Test func itIsOfSomePlatforms() {
        let target = DeploymentTarget(versions: ["iOS": .init([16]), "macOS": .init([12]), "tvOS": .init([16])])
        func golden(_ lines: [String], _ call: String?) -> Golden {
            let code = (lines + ["let a = CALL", "#endif", ""]).joined(separator: "\n")
            return Golden(
                before: code.calling(Self.call), after: call.map(code.calling), allowed: [.assumed],
                deploymentTarget: target, outcomes: call == nil ? [.left] : nil)
        }
        for lines in [
            ["#if os(iOS)"], ["#if os( iOS ) || os(tvOS)"], ["#if !os(macOS)"], ["#if os(macOS)", "f()", "#else"],
            ["#if os(macOS)", "f()", "#elseif DEBUG"],
        ] {
            check([golden(lines, Self.done)])
        }
        for lines in [
            ["#if os(macOS)"], ["#if os(iOS) && DEBUG"], ["#if os(iOS) || DEBUG"], ["#if !os(iOS)"],
            ["#if os(iOS)", "f()", "#else"], ["#if DEBUG", "f()", "#elseif !os(iOS)"],
        ] {
            check([golden(lines, nil)])
        }
    }

    @Test func itIsNot() async {
        await check(each: [
            (
                "@available(iOS 15.4, *) var v: some View { CALL }", Self.iOS,
                "iOS 16, and the deployment target is iOS 15.4"
            ),
            (
                "@available(macOS 13, *) var v: some View { CALL }", Self.iOS,
                "iOS 16, and the deployment target is iOS 15"
            ),
            (
                "@available(iOS 16, *) var v: some View { CALL }", Self.both,
                "macOS 13, and the deployment target is macOS 12"
            ),
            (
                "@available(iOS 15, *) var v: some View { CALL }", Self.iOS,
                "iOS 16, and the deployment target is iOS 15"
            ),
            (
                "@available(*, deprecated, message: \"a, iOS 16, b\") var v: some View { CALL }", Self.iOS,
                "iOS 16, and the deployment target is iOS 15"
            ),
            (
                "@available(iOS, deprecated: 16) var v: some View { CALL }", Self.iOS,
                "iOS 16, and the deployment target is iOS 15"
            ),
            (
                "@available(iOS 16, *) func g() {}; func f() { CALL }", Self.iOS,
                "iOS 16, and the deployment target is iOS 15"
            ),
            (
                "if #available(iOS 16, *) { view } else { CALL }", Self.iOS,
                "iOS 16, and the deployment target is iOS 15"
            ),
            ("if #unavailable(iOS 16) { CALL }", Self.iOS, "iOS 16, and the deployment target is iOS 15"),
            (
                "func f() { CALL; guard #available(iOS 16, *) else { return } }", Self.iOS,
                "iOS 16, and the deployment target is iOS 15"
            ),
            (
                "func f() { guard #available(iOS 16, *) else { return CALL } }", Self.iOS,
                "iOS 16, and the deployment target is iOS 15"
            ),
            (
                "func f() { do { guard #available(iOS 16, *) else { return } }; CALL }", Self.iOS,
                "iOS 16, and the deployment target is iOS 15"
            ),
        ]) { code, target, needed in
            check(
                leftAlone: code.calling(Self.call), allowed: [.assumed], deploymentTarget: target,
                reasons: ["its form needs \(needed)"])
        }
    }

    /// What would hold of a newer system, too, is what is said.
    @Test func whatANewerSystemDoesNotHelp() {
        for links in [".clipShape(Circle()).bold()", ".bold().clipShape(Circle())"] {
            check(
                leftAlone: "view.if(c) { $0\(links) }\n", allowed: [.assumed], deploymentTarget: Self.iOS,
                outcomes: [.branch])
        }
        for links in [".shine().bold()", ".bold().shine()"] {
            check(
                leftAlone: "view.if(c) { $0\(links) }\n", allowed: [.assumed], deploymentTarget: Self.iOS,
                reasons: ["no rule for `shine`"])
        }
    }

    /// A helper need not stay for what only a newer system has.
    @Test func isWrappedWhereAllIs() {
        let after = "let v = EitherView(condition: c, input: view) { $0.bold() }\n"
        for fallback in [nil, BranchPolicy.Fallback.eitherView] {
            check([
                Golden(
                    before: "let v = \(Self.call)\n", after: fallback.map { _ in after }, allowed: [.assumed],
                    deploymentTarget: Self.iOS, context: [EitherViewExample.declaration],
                    branches: BranchPolicy(fallback: fallback), outcomes: [fallback == nil ? .left : .branch])
            ])
        }
    }
}

extension String {
    fileprivate func calling(_ call: String) -> String {
        split(separator: "CALL", omittingEmptySubsequences: false).joined(separator: call) + "\n"
    }
}

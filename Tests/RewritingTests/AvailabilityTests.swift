import Harness
import RuleModel
import Testing

/// What is written around a call of the systems that run it. `.bold(_:)` came with iOS 16 and macOS 13.
@Suite struct AvailabilityTests {
    private static let call = "view.if(c) { $0.bold() }"
    private static let done = "view.bold(c)"
    private static let iOS = DeploymentTarget(versions: ["iOS": .init([15])])
    private static let both = DeploymentTarget(versions: ["iOS": .init([15]), "macOS": .init([12])])

    @Test(arguments: [
        ("@available(iOS 16, *) var v: some View { CALL }", iOS),
        ("@available(iOS 16.0, *) func f() -> some View { CALL }", iOS),
        ("@available(iOS, introduced: 16, message: \"new\") func f() -> some View { CALL }", iOS),
        ("@available(iOS 16, *) struct A: View { var body: some View { CALL } }", iOS),
        ("@available(iOS 16, *) extension A { var v: some View { VStack { CALL } } }", iOS),
        ("@available(iOS 16, *) extension A { @available(iOS 15, *) var v: some View { CALL } }", iOS),
        ("@available(iOS 16, macOS 13, *) var v: some View { CALL }", both),
        ("@available(iOS 16, *) extension A { @available(macOS 13, *) var v: some View { CALL } }", both),
        ("if #available(iOS 16, *) { CALL } else { view }", iOS),
        ("if isNew, #available(iOS 16, macOS 13, *) { CALL }", both),
        ("func f() { guard #available(iOS 16, *) else { return }; CALL }", iOS),
        ("Group { if #available(iOS 17, *) { VStack { CALL } } }", iOS),
    ])
    func itIsNewerThere(code: String, target: DeploymentTarget) {
        check([
            Golden(
                before: code.calling(Self.call), after: code.calling(Self.done), allowed: [.assumed],
                deploymentTarget: target)
        ])
    }

    @Test(arguments: [
        ("@available(iOS 15.4, *) var v: some View { CALL }", iOS),
        ("@available(macOS 13, *) var v: some View { CALL }", iOS),
        ("@available(iOS 16, *) var v: some View { CALL }", both),
        ("@available(iOS 15, *) var v: some View { CALL }", iOS),
        ("@available(*, deprecated, message: \"a, iOS 16, b\") var v: some View { CALL }", iOS),
        ("@available(iOS, deprecated: 16) var v: some View { CALL }", iOS),
        ("@available(iOS 16, *) func g() {}; func f() { CALL }", iOS),
        ("if #available(iOS 16, *) { view } else { CALL }", iOS),
        ("if #unavailable(iOS 16) { CALL }", iOS),
        ("func f() { CALL; guard #available(iOS 16, *) else { return } }", iOS),
        ("func f() { guard #available(iOS 16, *) else { return CALL } }", iOS),
        ("func f() { do { guard #available(iOS 16, *) else { return } }; CALL }", iOS),
    ])
    func itIsNot(code: String, target: DeploymentTarget) {
        check(
            leftAlone: code.calling(Self.call), allowed: [.assumed], deploymentTarget: target,
            reasons: ["its form needs iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, macCatalyst 16"])
    }
}

extension String {
    fileprivate func calling(_ call: String) -> String {
        split(separator: "CALL", omittingEmptySubsequences: false).joined(separator: call) + "\n"
    }
}

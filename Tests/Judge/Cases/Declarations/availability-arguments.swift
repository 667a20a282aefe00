@available(*, noasync) func a() {}
@available(*, noasync, message: "b") func c() {}
@available(*, unavailable, renamed: "d(e:)", message: "f") func g() {}
@available(macOS 10.15, iOS 13.0.1, *) @available(watchOS, unavailable) func h() {}
@available(swift, introduced: 5.1, deprecated: 6.0, obsoleted: 7) func i() {}
@available(SwiftStdlib 6.3, *) func j() {}
@available(macOS, introduced: 10.4, deprecated: 100000.0, message: "k") func l() {}
@available(iOSApplicationExtension, unavailable) func m() {}
@available(*, deprecated) @available(tvOS 15, *) enum N { @available(*, unavailable) case o }

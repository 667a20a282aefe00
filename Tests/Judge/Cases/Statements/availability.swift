if #available(iOS 15, *) { a }
if #available(iOS 15.0, macOS 12.0.1, *), b { a }
if #unavailable(iOS 15, tvOS 15) { a } else { b }
guard #available(macOS 26, *) else { fatalError() }
while #available(iOS 13, *) { a }
if let a, #available(iOS 15, *), a.b { c }
if #available(iOS 16, *) {} else if #unavailable(watchOS 9) {}

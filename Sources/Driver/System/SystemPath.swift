import Syntax

extension Path {
    init(cString: UnsafePointer<CChar>) {
        var end = cString
        while end.pointee != 0 { end += 1 }
        self.init(UnsafeRawBufferPointer(start: cString, count: end - cString))
    }

    /// As the system takes it.
    func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (bytes + [0]).withUnsafeBytes { body($0.baseAddress!.assumingMemoryBound(to: CChar.self)) }
    }
}

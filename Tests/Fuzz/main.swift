// fuzz SEED COUNT PATH…: parses COUNT mutations of the Swift files at PATH and prints every input that breaks a promise.
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Harness

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count > 2, let seed = UInt64(arguments[1]), let count = Int(arguments[2]) else {
    print("usage: fuzz SEED COUNT PATH…")
    exit(2)
}
let files = arguments.dropFirst(2).compactMap { FileManager.default.contents(atPath: $0).map { [UInt8]($0) } }
var fuzz = Fuzz(seed: seed, files: files)
let failures = fuzz.run(count)
for failure in failures.sorted(by: { $0.input.count < $1.input.count }).prefix(10) {
    print(failure.faults.joined(separator: "; "))
    print(String(decoding: failure.input, as: UTF8.self))
    print("----")
}
print("\(count) inputs, \(failures.count) failures")
exit(failures.isEmpty ? 0 : 1)

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The model of SwiftUI, built once for a deployment target: examples are type-checked against it and run.
///
/// The modules lie in the package's build folder under a name made of their sources, so that a second test run finds
/// them ready.
public struct Model: Sendable {
    /// A folder of `Tests/Model` each, in the order in which they import each other.
    static let modules = ["SwiftUI", "Names", "Helpers"]

    let folder: String

    /// The model for iOS 17 and its kin, which is what is taken for granted where a project declares nothing.
    public static let iOS17 = Result { try Model(iOS: 17) }
    /// The last one without the closures of `background` and `overlay`, and without most styles.
    public static let iOS14 = Result { try Model(iOS: 14) }

    /// True where the tests may run the model: a Mac has a module named `SwiftUI` already.
    public static var isAvailable: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    /// Builds the modules with the API of iOS 13 to `version`.
    public init(iOS version: Int) throws {
        let flags =
            ["-swift-version", "5", "-suppress-warnings", "-Onone"]
            + stride(from: 14, through: version, by: 1).flatMap { ["-D", "IOS\($0)"] }
        var sources: [String: [String]] = [:]
        for module in Model.modules { sources[module] = try Model.files(in: Model.sources + "/" + module) }
        let name = try Model.fingerprint(of: sources, flags: flags)
        folder = "\(Model.package)/.build/model/iOS\(version)-\(name)"
        if FileManager.default.fileExists(atPath: folder) { return }

        // Another process may build the same: each in a folder of its own, and the last one's name is a no-op.
        let scratch = try ModelScratch(in: "\(Model.package)/.build/model")
        for module in Model.modules {
            let built = try Tool.swiftc(
                flags + [
                    "-parse-as-library", "-wmo", "-module-name", module, "-I", scratch.path, "-emit-module",
                    "-emit-module-path", "\(scratch.path)/\(module).swiftmodule", "-c", "-o",
                    "\(scratch.path)/\(module).o",
                ] + sources[module]!, in: scratch.path)
            guard built.status == 0 else { throw ModelError.modelDoesNotCompile(built.output) }
        }
        Model.removeOld(version)
        scratch.publish(as: folder)
    }

    /// Removes the models that older sources have left.
    static func removeOld(_ version: Int) {
        let models = "\(package)/.build/model"
        for name in (try? FileManager.default.contentsOfDirectory(atPath: models)) ?? []
        where name.hasPrefix("iOS\(version)-") {
            try? FileManager.default.removeItem(atPath: "\(models)/\(name)")
        }
    }

    static let package = String(#filePath.dropLast("/Tests/Harness/Model.swift".count))
    static let sources = package + "/Tests/Model"

    static func files(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }

    /// A name that changes with the sources, the flags and the compiler.
    static func fingerprint(of sources: [String: [String]], flags: [String]) throws -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func mix(_ bytes: some Sequence<UInt8>) {
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        mix(try Tool.swiftc(["--version"], in: package).output.utf8)
        for flag in flags { mix(flag.utf8) }
        for module in modules {
            for path in sources[module]! {
                mix(path.dropFirst(Model.sources.count).utf8)
                mix(FileManager.default.contents(atPath: path) ?? Data())
            }
        }
        return String(hash, radix: 16)
    }
}

/// Why the model could say nothing about any example.
public enum ModelError: Error, CustomStringConvertible {
    /// The model's own sources have an error.
    case modelDoesNotCompile(String)
    /// What was written around the examples does not compile, or an error could not be traced to one of them.
    case programDoesNotCompile(String)
    /// A tool could not be started.
    case cannotRun(String)

    public var description: String {
        switch self {
        case .modelDoesNotCompile(let output): "the model does not compile:\n\(output)"
        case .programDoesNotCompile(let output): "the program of the examples does not compile:\n\(output)"
        case .cannotRun(let tool): "cannot run `\(tool)`"
        }
    }
}

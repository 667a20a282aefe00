import Harness
import Testing

/// What the sources say to Apple's C library is type-checked on Linux, too: against `Tests/Darwin`, a module of that name
/// with the declarations that they use. One that they begin to use is added there, as Apple's headers have it.
///
/// It finds a wrong name, type, label or optional. It does not show that those declarations are Apple's, nor since which
/// version a system has them, nor anything of `#if os(macOS)` and of linking.
@Suite struct DarwinTests {
    private static let modules = ["Syntax", "RuleModel", "Semantics", "Rewriting", "Patching"]

    #if !canImport(Darwin)
        @Test func theSourcesAreTypeCheckedForAppleSystems() throws {
            let folder = try TemporaryFolder()
            let root = Repository.root
            func compile(_ arguments: [String], _ files: [String]) throws -> String {
                let common = [
                    "-swift-version", "6", "-package-name", "fixmods", "-parse-as-library", "-I", folder.path,
                    "-I", "\(root)/Tests/Darwin", "-diagnostic-style", "llvm",
                ]
                let run = try ChildProcess("swiftc", common + arguments + files, in: folder.path)
                return run.status == 0 ? "" : "\(run.status): \(run.errors)"
            }
            func module(_ name: String, _ flags: [String], _ files: [String]) throws -> String {
                try compile(
                    ["-module-name", name, "-emit-module", "-emit-module-path", "\(name).swiftmodule"] + flags, files)
            }
            func sources(_ module: String) -> [String] {
                Repository.files(below: "Sources/\(module)").filter { $0.hasSuffix(".swift") }.map { "\(root)/\($0)" }
            }
            #expect(
                try module("Darwin", ["-import-underlying-module"], ["\(root)/Tests/Darwin/Overlay.swift"]) == "")
            for name in Self.modules {
                let flags = ["-Xfrontend", "-experimental-skip-all-function-bodies"]
                #expect(try module(name, flags, sources(name)) == "")
            }
            let header = "\(root)/Sources/BuiltinRules/include/BuiltinRules.h"
            try folder.write("module BuiltinRules {\n    header \"\(header)\"\n}\n", to: "module.modulemap")
            // `canImport` asks for the module behind an alias, which is none.
            let driver = ["-module-name", "Driver", "-typecheck", "-module-alias", "Glibc=NoSuchModule"]
            #expect(try compile(driver, sources("Driver")) == "")

            try folder.write("#if canImport(Glibc) || canImport(Musl)\n#error(\"Linux\")\n#endif\n", to: "Linux.swift")
            #expect(try compile(driver, ["Linux.swift"]) == "")
            try folder.write("import Darwin\nlet failure = renamex(\"a\", \"b\", 0)\n", to: "Wrong.swift")
            #expect(try compile(driver, ["Wrong.swift"]).contains("error: cannot find 'renamex' in scope"))
        }
    #endif
}

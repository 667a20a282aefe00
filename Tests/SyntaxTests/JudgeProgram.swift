#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The judge of the parser, built once for all tests into a folder under `.build`.
enum JudgeProgram {
    /// What came of building it.
    enum State {
        case built(path: String)
        /// The toolchain has no parser to link.
        case unavailable
        case broken(String)
    }

    static let root = String(#filePath.dropLast("/Tests/SyntaxTests/JudgeProgram.swift".count))
    static let cases = root + "/Tests/Judge/Cases"
    private static let folder = root + "/.build/judge"

    static let state: State = {
        let build = shell("'\(root)/Tests/Judge/build' '\(folder)' 2>&1")
        switch build.status {
        case 0: return .built(path: folder + "/judge")
        case 3: return .unavailable
        default: return .broken(build.output)
        }
    }()

    /// False only where the toolchain has no parser: a judge that does not build must fail its tests.
    static var isAvailable: Bool {
        if case .unavailable = state { false } else { true }
    }

    /// The synthetic files, by their path in `Cases`.
    static let caseNames: [String] = shell("cd '\(cases)' && find . -name '*.swift' | sort").output
        .split(separator: "\n").map { String($0.dropFirst(2)) }

    /// Runs the judge.
    static func run(_ arguments: String) throws -> (output: String, status: Int32) {
        switch state {
        case .built(let path): return shell("cd '\(cases)' && '\(path)' \(arguments) 2>&1")
        case .unavailable: throw Failure(text: "unavailable")
        case .broken(let text): throw Failure(text: text)
        }
    }

    /// Writes a file for the judge to read, and gives its path.
    static func file(_ name: String, holding text: String) throws -> String {
        let path = "\(folder)/\(name).swift"
        guard let file = fopen(path, "wb") else { throw Failure(text: "cannot write \(path)") }
        fputs(text, file)
        fclose(file)
        return path
    }

    /// What a command of the shell printed, and its exit code.
    static func shell(_ command: String) -> (output: String, status: Int32) {
        guard let pipe = popen(command, "r") else { return ("", 127) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 { bytes += buffer[..<count] }
        let status = pclose(pipe)
        return (String(decoding: bytes, as: UTF8.self), status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F)
    }

    struct Failure: Error, CustomStringConvertible {
        let text: String
        var description: String { text }
    }
}

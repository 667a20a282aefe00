/// Compiling a program of examples until what is left compiles, and running it to the end.
extension Model {
    /// What both sides of each example are and show.
    public func run(_ examples: [ModelExample]) throws -> [ModelResult] {
        var program = ModelProgram(examples: examples)
        var results = examples.map(ModelResult.init(example:))
        let scratch = try ModelScratch(in: folder)
        var compiled = try compile(program, in: scratch)
        if compiled.status != 0 {
            // A side that is not closed takes the ones behind it along, so each is first parsed alone.
            _ = program.takeOut(ModelDiagnostic.errors(in: try parse(program, in: scratch)), into: &results)
            compiled = try compile(program, in: scratch)
        }
        // The compiler finds errors in passes: each round takes out the sides that have one.
        while compiled.status != 0 {
            let errors = ModelDiagnostic.errors(in: compiled.output)
            let isOff = program.takeOut(errors, into: &results)
            guard isOff else { throw ModelError.programDoesNotCompile(compiled.output) }
            compiled = try compile(program, in: scratch)
        }

        let sides = program.sides
        var next = 0
        while next < sides.count {
            let run = try Tool.run("\(scratch.path)/run", ["\(next)"], in: scratch.path)
            var last = next
            for line in run.output.split(whereSeparator: \.isNewline) {
                let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
                if fields.count == 4, fields[0] == "begin" { last = Int(fields[1]) ?? last }
                ModelResult.read(fields, into: &results)
            }
            if run.status == 0 { break }
            results[sides[last].example].noteTrap(of: sides[last].side)
            next = last + 1
        }
        return results
    }

    /// What the compiler's parser says of each side in a file of its own.
    func parse(_ program: ModelProgram, in scratch: ModelScratch) throws -> String {
        let files = try program.sides.map { id in
            let text = program.examples[id.example][id.side]
            let isBody = if case .body = program.snippet(id) { true } else { false }
            let whole = isBody ? "func body() {\n#sourceLocation(file: \"\(id.name)\", line: 1)\n\(text)\n}\n" : text
            return try scratch.write(whole, to: "\(id.name).swift")
        }
        return try Tool.swiftc(["-frontend", "-parse", "-diagnostic-style", "llvm"] + files, in: scratch.path).output
    }

    func compile(_ program: ModelProgram, in scratch: ModelScratch) throws -> Tool {
        let files = try program.files.map { try scratch.write($0.text, to: $0.name) }
        return try Tool.swiftc(
            [
                "-swift-version", "5", "-Onone", "-suppress-warnings", "-diagnostic-style", "llvm",
                "-enable-upcoming-feature", "MemberImportVisibility", "-module-name", "run", "-I", folder, "-o",
                "\(scratch.path)/run",
            ] + files + Model.modules.map { "\(folder)/\($0).o" }, in: scratch.path)
    }
}

extension ModelProgram {
    /// Takes the sides with errors out of the program and notes the errors; false where that changes nothing.
    mutating func takeOut(_ errors: [ModelDiagnostic], into results: inout [ModelResult]) -> Bool {
        let before = left.count + unmade.count
        for error in errors {
            if error.place.hasSuffix("-made"), let id = SideID(error.place.dropLast("-made".count)) {
                unmade.insert(id)
            } else if error.place.hasSuffix("-declarations"), let example = Int(error.place.prefix { $0 != "-" }) {
                for side in ModelExample.Side.allCases {
                    left.insert(SideID(example, side))
                    results[example].note(error, in: side)
                }
            } else if let id = SideID(error.place) {
                left.insert(id)
                results[id.example].note(error, in: id.side)
            }
        }
        return left.count + unmade.count > before
    }
}

/// An error of the compiler, at a place in an example.
struct ModelDiagnostic: Hashable {
    /// The side, as the program names it.
    let place: String
    let line: Int
    let column: Int
    let message: String

    /// The errors among what the compiler wrote: `3-after:1:20: error: …`.
    static func errors(in output: String) -> [ModelDiagnostic] {
        output.split(whereSeparator: \.isNewline).compactMap { text in
            let parts = text.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
            guard parts.count == 5, parts[3] == " error", let line = Int(parts[1]), let column = Int(parts[2])
            else { return nil }
            var place = parts[0].split(separator: "/").last ?? ""
            if place.hasSuffix(".swift") { place = place.dropLast(".swift".count) }
            return ModelDiagnostic(
                place: String(place), line: line, column: column, message: String(parts[4].dropFirst()))
        }
    }
}

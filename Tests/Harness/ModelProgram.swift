/// The program that shows what the sides of many examples show.
///
/// A side is one function, so that the type checker sees one small body at a time, and it stands under a name of its
/// own, so that an error is traced to its side, line and column.
struct ModelProgram {
    /// One side of one example, by the names that stand in the program.
    struct SideID: Hashable, Comparable {
        let example: Int
        let side: ModelExample.Side

        var name: String { "\(example)-\(side.rawValue)" }

        init(_ example: Int, _ side: ModelExample.Side) {
            self.example = example
            self.side = side
        }

        init?(_ name: some StringProtocol) {
            let parts = name.split(separator: "-")
            guard parts.count == 2, let example = Int(parts[0]),
                let side = ModelExample.Side(rawValue: String(parts[1]))
            else { return nil }
            self.init(example, side)
        }

        static func < (a: SideID, b: SideID) -> Bool {
            (a.example, a.side == .after ? 1 : 0) < (b.example, b.side == .after ? 1 : 0)
        }
    }

    let examples: [ModelExample]
    /// The sides that do not compile.
    var left: Set<SideID> = []
    /// The sides whose view cannot be made without arguments: they are type-checked only.
    var unmade: Set<SideID> = []

    static let head = "import Names\nimport SwiftUI\n"

    /// The files of the program, by name.
    var files: [(name: String, text: String)] {
        var files: [(String, String)] = [("main.swift", ModelProgram.main(sides.map(\.name)))]
        let plain = examples.indices.filter { isPlain($0) }
        // Two files at least, so that two processors have something to do.
        let size = max(1, min(100, (plain.count + 1) / 2))
        for start in stride(from: 0, to: plain.count, by: size) {
            let chunk = plain[start..<min(start + size, plain.count)]
            let bodies = chunk.flatMap { example in ModelExample.Side.allCases.map { SideID(example, $0) } }.map(body)
            files.append(
                ("examples-\(start).swift", ModelProgram.head + "import Helpers\n" + bodies.joined(separator: "\n")))
        }
        for example in examples.indices where !isPlain(example) { files += own(example) }
        return files
    }

    /// The sides that are run, in order.
    var sides: [SideID] {
        examples.indices.flatMap { example in ModelExample.Side.allCases.map { SideID(example, $0) } }
            .filter { !left.contains($0) && !unmade.contains($0) }
    }

    func snippet(_ id: SideID) -> ModelSnippet.Form {
        ModelSnippet(examples[id.example][id.side]).form
    }

    func isPlain(_ example: Int) -> Bool {
        guard examples[example].declarations.isEmpty else { return false }
        return ModelExample.Side.allCases.allSatisfy {
            if case .body = snippet(SideID(example, $0)) { true } else { false }
        }
    }

    /// A side as a function of the screen.
    func body(_ id: SideID) -> String {
        guard !left.contains(id), case .body(let text) = snippet(id) else { return "" }
        // An explicit `return` is no statement of a builder.
        let returns = text.split(whereSeparator: \.isNewline).contains {
            $0.drop(while: \.isWhitespace).hasPrefix("return ")
        }
        return """
            extension Screen {
            \(returns ? "" : "@ViewBuilder ")fileprivate func \(id.side)\(id.example)() -> some View {
            #sourceLocation(file: "\(id.name)", line: 1)
            \(text)
            #sourceLocation()
            }
            }
            func view\(id.example)\(id.side)() -> any View { Screen().\(id.side)\(id.example)() }
            """
    }

    /// The files of an example that declares something: what is private in one does not meet the next one's.
    func own(_ example: Int) -> [(String, String)] {
        let declarations = examples[example].declarations
        let shared =
            declarations.isEmpty
            ? ""
            : """
            #sourceLocation(file: "\(example)-declarations", line: 1)
            \(ModelSnippet.madePrivate(declarations))
            #sourceLocation()
            """
        return ModelExample.Side.allCases.map { side in
            let id = SideID(example, side)
            let text = declarations + examples[example][side]
            let helpers = text.contains("extension ") ? "" : "import Helpers\n"
            return ("own-\(id.name).swift", ModelProgram.head + helpers + shared + "\n" + (file(id) ?? body(id)))
        }
    }

    func file(_ id: SideID) -> String? {
        guard case .file(let text) = snippet(id) else { return nil }
        if left.contains(id) { return "" }
        let declared = """
            #sourceLocation(file: "\(id.name)", line: 1)
            \(ModelSnippet.madePrivate(text))
            #sourceLocation()
            """
        guard !unmade.contains(id) else { return declared }
        return declared + """

            #sourceLocation(file: "\(id.name)-made", line: 1)
            func view\(id.example)\(id.side)() -> any View { \(ModelSnippet.lastView(in: text) ?? "_")() }
            #sourceLocation()
            """
    }

    /// Runs the sides from the given one on, each in every world and in each of the surroundings.
    static func main(_ sides: [String]) -> String {
        let calls = sides.enumerated().map { index, name in
            "if start <= \(index) { show(\(index), \"\(name)\", view\(name.split(separator: "-").joined())) }"
        }
        return head + """
            #if canImport(Darwin)
            import Darwin
            #else
            import Glibc
            #endif
            setvbuf(stdout, nil, _IOLBF, 0)
            let start = Int(CommandLine.arguments[1])!
            func show(_ index: Int, _ name: String, _ make: () -> any View) {
                for world in 0..<_World.count {
                    _World.current = world
                    print("begin", index, name, world, separator: "\\t")
                    let view = make()
                    if world < 2 { print("type", name, world, typeName(of: view), separator: "\\t") }
                    for surroundings in Surroundings.allCases {
                        let list = effects(of: view, in: surroundings).map { $0.split(separator: "\\n").joined(separator: "\\\\n") }
                        print("shows", name, world, surroundings.rawValue, list.joined(separator: "\\u{1F}"), separator: "\\t")
                    }
                }
            }
            for world in 0..<_World.count {
                _World.current = world
                print("world", world, Screen().trueNames.joined(separator: " "), separator: "\\t")
            }
            \(calls.joined(separator: "\n"))

            """
    }
}

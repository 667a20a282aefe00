import Foundation
import RuleModel
import Syntax

func stop(_ text: String) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(2)
}

func contents(of path: String) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else { stop("\(path) cannot be read") }
    return [UInt8](data)
}

func pages(in folder: String) throws(PageErrors) -> [Page] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let files = paths.sorted().map { Path($0) }.filter(Page.isPage).map { path in
        (path: path, text: String(decoding: contents(of: "\(folder)/\(path)"), as: UTF8.self))
    }
    return try Page.read(files)
}

func perform() -> Never {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var rules = ""
    while let place = arguments.firstIndex(of: "--rules"), place + 1 < arguments.count {
        rules = arguments[place + 1]
        arguments.removeSubrange(place...place + 1)
    }
    guard !arguments.isEmpty, !arguments.contains(where: { $0.hasPrefix("-") }) else {
        stop("usage: compare [--rules FOLDER] FILE…, where FILE is a `.swiftinterface` or a table")
    }
    do throws(PageErrors) {
        let pages = try pages(in: rules)
        let types = Set(pages.flatMap(\.types).map(\.name))
        let interface = arguments.flatMap { path -> [InterfaceDeclaration] in
            let bytes = contents(of: path)
            let text = String(decoding: bytes, as: UTF8.self)
            return Table.isOne(text)
                ? Table.declarations(in: text, types: types) : SwiftInterface.declarations(in: bytes)
        }
        guard !interface.isEmpty else { stop("no declaration was found in \(arguments.joined(separator: ", "))") }
        let comparison = Comparison(pages, with: interface)
        for line in comparison.differences { print(line) }
        for call in comparison.unstated { print("no page states `\(call)`") }
        for call in comparison.withoutPage { print("no page: `\(call)`") }
        print(
            "\(interface.count) declarations: \(comparison.differences.count) that pages state otherwise,",
            "\(comparison.unstated.count) more of modifiers that have a page,",
            "\(comparison.withoutPage.count) of others")
        exit(comparison.differences.isEmpty ? 0 : 1)
    } catch {
        stop(error.errors.map { "\($0.path):\($0.line): \($0.message)" }.joined(separator: "\n"))
    }
}

// The parser recurses deeper than the stack of the first thread.
let thread = Thread { perform() }
thread.stackSize = 256 << 20
thread.start()
while true { sleep(1000) }

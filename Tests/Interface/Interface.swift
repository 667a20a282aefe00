import RuleModel
import Syntax

/// A function that an interface declares, and the systems that have it.
struct InterfaceDeclaration {
    let signature: Signature
    let availability: Availability
}

/// Since when the systems have something.
struct Availability {
    enum Word {
        case since(DeploymentTarget.Version)
        case never
    }

    var words: [String: Word] = [:]

    /// Reads attributes: `@available(iOS 15.0, *)`, `@available(tvOS, unavailable)`, `@available(iOS, introduced: 13.0)`.
    init(attributes: [String]) {
        for attribute in attributes where attribute.hasPrefix("@available(") {
            let items = attribute.dropFirst("@available(".count).dropLast().split(separator: ",").map { item in
                item.split(separator: " ").map(String.init)
            }
            for item in items where item.count == 2 {
                if let version = DeploymentTarget.Version(item[1]), !item[0].hasSuffix(":") {
                    words[item[0]] = .since(version)
                } else if item[0] == "introduced:", let version = DeploymentTarget.Version(item[1]) {
                    words[items[0][0]] = .since(version)
                }
            }
            if items.contains(["unavailable"]), let platform = items.first?.first { words[platform] = .never }
        }
    }

    init(words: [String: Word]) { self.words = words }

    /// What holds inside of what `self` says of an extension.
    func narrowed(by inner: Availability) -> Availability {
        Availability(words: words.merging(inner.words) { $1 })
    }

    /// nil where there is none. What is not named came with the first version that has SwiftUI; Mac Catalyst has what
    /// iOS has.
    func since(_ platform: String) -> DeploymentTarget.Version? {
        switch words[platform] ?? (platform == "macCatalyst" ? words["iOS"] : nil) {
        case .since(let version): max(version, DeploymentTarget.oldest.versions[platform]!)
        case .never: nil
        case nil: DeploymentTarget.oldest.versions[platform]
        }
    }
}

/// Reads a `.swiftinterface`.
enum SwiftInterface {
    static func declarations(in bytes: [UInt8]) -> [InterfaceDeclaration] {
        let file = SourceFile(parsing: bytes)
        let modules = modules(in: file)
        return file.all(.functionDeclaration).compactMap { node in
            let declaration = Declaration(node, in: file)
            guard let owner = declaration.owner, !declaration.isStatic else { return nil }
            let body = FunctionDeclaration(node, in: file)?.body.map { file.range(of: $0).lowerBound }
            let text = file.text(declaration.nameOffset..<(body ?? file.range(of: node).upperBound))
            let spelled = without(modules, text)
            let receiver = owner.sameType ?? owner.name
            guard let signature = Signature(declared: spelled, on: receiver) else { return nil }
            let outer = Availability(attributes: attributes(of: owner.node, in: file))
            let inner = Availability(attributes: attributes(of: node, in: file))
            return InterfaceDeclaration(signature: signature, availability: outer.narrowed(by: inner))
        }
    }

    private static func attributes(of node: NodeID, in file: SourceFile) -> [String] {
        file.children(of: node).filter { file.kind($0) == .attribute }.map { file.text(of: $0) }
    }

    /// What stands before names: those that are imported, and the module itself, which the head of the file names.
    private static func modules(in file: SourceFile) -> Set<String> {
        let lines = String(decoding: file.bytes.prefix(20_000), as: UTF8.self).split(separator: "\n")
        let imported = lines.flatMap { line -> [Substring] in
            let words = line.split(separator: " ")
            guard let place = words.firstIndex(where: { ["import", "-module-name"].contains($0) }) else { return [] }
            return words[(place + 1)...].prefix(1).flatMap { $0.split(separator: ".").prefix(1) }
        }
        return Set(imported.map(String.init)).union(["Swift", "SwiftUI", "SwiftUICore", "_Concurrency"])
    }

    /// `CGFloat` for `CoreFoundation.CGFloat`.
    private static func without(_ modules: Set<String>, _ text: String) -> String {
        var result = ""
        var word = ""
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else if character == ".", modules.contains(word), result.last != "." {
                word = ""
            } else {
                result += word + String(character)
                word = ""
            }
        }
        return result + word
    }
}

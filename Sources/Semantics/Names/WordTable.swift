import Syntax

/// Where words stand in a file, for whoever looks for many of them.
package struct WordTable {
    /// Names, and members by their own name.
    let mentions: [String: [NodeID]]
    /// By the name that is called; of what makes a value of a type, by the type's.
    let calls: [String: [NodeID]]
    /// The types that properties, parameters and results are said to be of, by the words in them.
    let types: [String: [NodeID]]

    init(of file: SourceFile) {
        mentions = file.all(.name, .member).reduce(into: [:]) { table, node in
            guard let word = file.name(node) ?? Member(node, in: file)?.word else { return }
            table[word, default: []].append(node)
        }
        calls = file.all(.call).reduce(into: [:]) { table, node in
            guard let call = Call(node, in: file) else { return }
            table[call.initializedName ?? call.name, default: []].append(node)
        }
        types = file.all(.binding, .parameter, .functionDeclaration)
            .compactMap { file.children(of: $0).last { file.kind($0) == .type } }
            .reduce(into: [:]) { table, type in
                for word in Set(file.words(of: type)) { table[word, default: []].append(type) }
            }
    }
}

extension FileSemantics {
    /// The calls of a function or a modifier of a name.
    package func calls(of name: String) -> [Call] {
        words.calls[name, default: []].compactMap { Call($0, in: file) }.filter { $0.name == name }
    }

    /// `.card` of what is asked for where it stands, and is not called.
    package func implicitMembers(named name: String) -> [NodeID] {
        words.mentions[name, default: []].filter { node in
            Member(node, in: file).map { $0.base == nil } ?? false && !file.isCalled(node)
        }
    }
}

import Syntax

/// The type that a declaration stands in.
struct Owner {
    let node: NodeID
    /// Without its module: `View` for `extension SwiftUI.View`.
    let name: String
    let isExtension: Bool
}

extension SourceFile {
    /// The type whose member a declaration is; nil for one that is global or local.
    func owner(of declaration: NodeID) -> Owner? {
        for ancestor in surroundings(of: declaration) {
            switch kind(ancestor) {
            case .memberBlock, .ifConfig, .conditionalClause: continue
            case .structDeclaration, .classDeclaration, .actorDeclaration, .enumDeclaration, .protocolDeclaration,
                .extensionDeclaration:
                return owner(ancestor)
            default: return nil
            }
        }
        return nil
    }

    /// True for a declaration that stands in no other.
    func isAtTopLevel(_ declaration: NodeID) -> Bool {
        surroundings(of: declaration).allSatisfy { [.sourceFile, .ifConfig, .conditionalClause].contains(kind($0)) }
    }

    /// The innermost type around any node.
    func enclosingType(of node: NodeID) -> Owner? {
        for ancestor in surroundings(of: node) where kind(ancestor).isTypeDeclaration { return owner(ancestor) }
        return nil
    }

    private func owner(_ node: NodeID) -> Owner? {
        if kind(node) == .extensionDeclaration {
            guard let type = child(.type, of: node) else { return nil }
            return Owner(node: node, name: plainTypeName(text(of: type)), isExtension: true)
        }
        return declaredName(of: node).map { Owner(node: node, name: $0, isExtension: false) }
    }

    /// The name behind `func`, `struct`, …, without backticks.
    func declaredName(of declaration: NodeID) -> String? {
        let attributes = children(of: declaration).prefix { kind($0) == .attribute || kind($0) == .modifier }
        let keyword = attributes.last.map { Int(self[$0].endToken) } ?? Int(self[declaration].firstToken)
        guard keyword + 1 < Int(self[declaration].endToken) else { return nil }
        return word(at: keyword + 1)
    }

    /// True for `static func` and `class func`.
    func isStatic(_ declaration: NodeID) -> Bool {
        children(of: declaration).contains {
            kind($0) == .modifier && ["static", "class"].contains(word(at: Int(self[$0].firstToken)))
        }
    }

    /// The text of a token, without backticks.
    func word(at token: Int) -> String {
        var range = tokens[token].range
        let tick = UInt8(ascii: "`")
        if range.count > 2, bytes[range.lowerBound] == tick, bytes[range.upperBound - 1] == tick {
            range = range.lowerBound + 1..<range.upperBound - 1
        }
        return text(range)
    }

    /// The name that a `name` node stands for, without backticks; nil for another node.
    func name(_ node: NodeID) -> String? {
        kind(node) == .name ? word(at: Int(self[node].firstToken)) : nil
    }

    /// The word that a type begins with, without its module: `View` of `SwiftUI.View`, `Set` of `Set<Edge>`.
    func plainTypeName(_ type: String) -> String {
        // `@preconcurrency View`
        let bytes = type.utf8
        let bare = bytes.first == UInt8(ascii: "@") ? bytes.drop { $0 != UInt8(ascii: " ") }.dropFirst() : bytes[...]
        let head = bare.prefix { $0 == UInt8(ascii: ".") || isWordByte($0) }
        return head.split(separator: UInt8(ascii: ".")).last.flatMap { String(Substring($0)) } ?? type
    }
}

extension NodeKind {
    var isTypeDeclaration: Bool {
        switch self {
        case .structDeclaration, .classDeclaration, .actorDeclaration, .enumDeclaration, .protocolDeclaration,
            .extensionDeclaration:
            true
        default: false
        }
    }
}

/// True for the bytes of ASCII words, and for every byte of a letter beyond ASCII.
func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
    default: false
    }
}

/// How far a declaration is seen.
public enum Access: Int, Sendable, Comparable {
    /// `private`, `fileprivate`: what a type keeps to itself, the rest of its file may extend.
    case file
    /// `internal`, or nothing
    case module
    /// `package`
    case package
    /// `public`, `open`
    case everywhere

    /// nil for a word that says something else.
    init?(word: String) {
        switch word {
        case "private", "fileprivate": self = .file
        case "internal": self = .module
        case "package": self = .package
        case "public", "open": self = .everywhere
        default: return nil
        }
    }

    public static func < (a: Access, b: Access) -> Bool { a.rawValue < b.rawValue }
}

extension Declaration {
    /// How far it is seen, by what it says and by what it is a member of.
    public var access: Access {
        guard let owner else { return writtenAccess ?? .module }
        let around = owner.declaration
        // What an extension says, its members need not; a requirement is seen as far as its protocol.
        if owner.isExtension { return writtenAccess ?? around.writtenAccess ?? .module }
        if owner.isProtocol { return around.access }
        return min(writtenAccess ?? .module, around.access)
    }

    /// How far it may be given another value: `public internal(set) var gap: CGFloat`.
    public var setterAccess: Access {
        let written = head.filter { file.kind($0) == .modifier && file.holdsParenthesis($0) }
            .filter { file.tokenTexts(of: $0).contains("set") }.compactMap { Access(word: file.firstWord(of: $0)) }
        return min(access, written.first ?? access)
    }

    /// What it says itself; `private(set)` says nothing of who may read.
    private var writtenAccess: Access? {
        head.lazy.filter { file.kind($0) == .modifier && !file.holdsParenthesis($0) }
            .compactMap { Access(word: file.firstWord(of: $0)) }.first
    }
}

extension SourceFile {
    fileprivate func holdsParenthesis(_ node: NodeID) -> Bool {
        tokenIndices(of: node).contains { tokens[$0].kind == .leftParen }
    }
}

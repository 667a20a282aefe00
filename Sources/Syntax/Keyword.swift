/// A word that Swift treats as a keyword, always (up to `while`) or in some places (the rest).
public enum Keyword: String, Sendable, CaseIterable {
    /// No keyword: an ordinary identifier, or no word at all.
    case none = ""

    case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`
    case `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`
    case `import`, `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`
    case `protocol`, `public`, `repeat`, `rethrows`, `return`, `self`, `Self`, `static`, `struct`, `subscript`, `super`
    case `switch`, `throw`, `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`

    case actor, any, async, await, borrowing, consume, consuming, convenience, copy, didSet, discard, distributed
    case dynamic, each, final, get, indirect, infix, isolated, lazy, macro, modify, mutating, nonisolated, nonmutating
    case nonsending, open, optional, override, package, postfix, prefix, `Protocol`, reasync, required
    case sending, set, some, then, `Type`, unowned, unsafe, using, weak, willSet, yield, read, borrow, mutate
    case unsafeAddress, unsafeMutableAddress, dependsOn, scoped
    case _const, _local, _borrow, _modify, _read, _borrowing, _consuming, _mutating, _move, _resultDependsOnSelf
    case _compilerInitialized
    // Named as they are written.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case __consuming, __owned, __shared, __setter_access

    /// True for the words that are never identifiers unless they are in backticks or follow a period.
    public var isReserved: Bool {
        switch self {
        case .Any, .as, .associatedtype, .break, .case, .catch, .class, .continue, .default, .defer, .deinit, .do,
            .else, .enum, .extension, .fallthrough, .false, .fileprivate, .for, .func, .guard, .if, .import, .in,
            .`init`, .inout, .internal, .is, .let, .nil, .operator, .precedencegroup, .private, .protocol, .public,
            .repeat, .rethrows, .return, .`self`, .Self, .static, .struct, .subscript, .super, .switch, .throw,
            .throws, .true, .try, .typealias, .var, .where, .while:
            true
        default:
            false
        }
    }
}

extension Keyword {
    /// True for a word that can modify a declaration.
    var isDeclarationModifier: Bool {
        switch self {
        case .__consuming, .__setter_access, ._compilerInitialized, ._const, ._local, .async, .borrowing, .consuming,
            .convenience, .distributed, .dynamic, .fileprivate, .final, .indirect, .infix, .internal, .isolated, .lazy,
            .mutating, .nonisolated, .nonmutating, .open, .optional, .override, .package, .postfix, .prefix, .private,
            .public, .reasync, .required, .rethrows, .sending, .static, .unowned, .weak:
            true
        default: false
        }
    }

    /// The keyword that is spelled like that, or `none`.
    init(_ text: Slice<SourceBytes>) {
        guard let word = PackedWord(text) else {
            self = .none
            return
        }
        var slot = word.hash & KeywordTable.mask
        while let entry = Keyword.table.slots[slot], entry.word != word { slot = (slot + 1) & KeywordTable.mask }
        self = Keyword.table.slots[slot]?.keyword ?? .none
    }

    private static let table = KeywordTable()
}

/// All keywords by their text: open addressing, less than half full.
private struct KeywordTable {
    static let mask = 255
    private(set) var slots = [(word: PackedWord, keyword: Keyword)?](repeating: nil, count: mask + 1)

    init() {
        for keyword in Keyword.allCases where keyword != .none {
            guard let word = PackedWord(Array(keyword.rawValue.utf8)) else { continue }
            var slot = word.hash & KeywordTable.mask
            while slots[slot] != nil { slot = (slot + 1) & KeywordTable.mask }
            slots[slot] = (word, keyword)
        }
    }
}

/// A text of 2 to 24 bytes, none of them 0, as three numbers.
private struct PackedWord: Equatable {
    private let head: UInt64
    private let middle: UInt64
    private let tail: UInt64

    init?(_ text: some RandomAccessCollection<UInt8>) {
        guard 2...24 ~= text.count else { return nil }
        func packed(_ bytes: some BidirectionalCollection<UInt8>) -> UInt64 {
            bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
        head = packed(text.prefix(8))
        middle = text.count > 8 ? packed(text.dropFirst(8).prefix(8)) : 0
        tail = text.count > 16 ? packed(text.dropFirst(16)) : 0
    }

    var hash: Int {
        let mixed = (head ^ middle &* 31 ^ tail &* 1021) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 40)
    }
}

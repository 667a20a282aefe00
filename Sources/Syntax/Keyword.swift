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
    case unsafeAddress, unsafeMutableAddress, addressWithOwner, mutableAddressWithOwner, dependsOn, scoped
    case _const, _local, _borrow, _modify, _read, __consuming, __owned, __shared, _borrowing, _consuming, _mutating
    case _move, _resultDependsOnSelf, __setter_access

    /// True for the words that are never identifiers unless they are in backticks or follow a period.
    public var isReserved: Bool { self != .none && order <= Keyword.while.order }

    private var order: UInt8 { unsafeBitCast(self, to: UInt8.self) }
}

/// What a node is. Each case is documented by the Swift that it stands for; `‹›` marks its children.
public enum NodeKind: UInt8, Sendable, CaseIterable {
    /// The whole file: statements and declarations.
    case sourceFile
    /// Tokens that the parser does not know. Nothing inside or around it is rewritten.
    case unexpected

    /// `name`, `` `name` ``, `$0`, `$name`, `self`, `Self`, `super`, `_`, `name(a:b:)`
    case name
    /// `‹base›.name` or `.name`: the name is the last token, unless a `name(a:b:)` ends it (then `argumentNames`).
    case member
    /// `(a:b:)` behind a name that is not called
    case argumentNames
    /// `‹callee› ‹arguments›? ‹closure›? ‹labelledClosure›*`
    case call
    /// `‹callee›‹subscriptArguments› ‹closure›?…`
    case subscriptCall
    /// `( ‹argument›, … )`
    case arguments
    /// `[ ‹argument›, … ]`
    case subscriptArguments
    /// `label: ‹expression›`, also an element of a tuple
    case argument
    /// `label: ‹closure›` after a first trailing closure
    case labelledClosure
    /// `{ ‹closureSignature›? ‹statements…› }`
    case closure
    /// `[‹capture›] (a, b) async throws -> T in`
    case closureSignature
    /// `[ ‹capture›, … ]`
    case captureList
    /// `weak name = ‹expression›`
    case capture
    /// `(‹closureParameter›, …)` or `a, b` in a closure's signature
    case closureParameters
    /// `a`, `a: T`, `_ a: T`
    case closureParameter
    /// `‹expression›<‹types›>`
    case specialization
    /// `‹expression›!`
    case forceUnwrap
    /// `‹expression›?` before more of a chain
    case optionalChain
    /// `‹expression›++`
    case postfixOperation
    /// `-‹expression›`
    case prefixOperation
    /// `&‹expression›`
    case inOut
    /// `try? ‹expression›`, `await ‹expression›`, `copy ‹expression›`, …
    case effect
    /// Operands and operators in the order of the text, unfolded: `‹a› ‹binaryOperator› ‹b› ‹ternary› ‹c›`
    case sequence
    /// One operator of a sequence: `+`, `=`, `->` with its effects
    case binaryOperator
    /// `? ‹expression› :` of a sequence
    case ternary
    /// `is ‹type›`, `as? ‹type›`, of a sequence
    case cast
    /// `( ‹argument›, … )` that is not called: a tuple, or parentheses around one expression
    case tuple
    /// `[ ‹expression›, … ]`
    case array
    /// `[ ‹dictionaryElement›, … ]`, `[:]`
    case dictionary
    /// `‹key›: ‹value›`
    case dictionaryElement
    /// `"…"`, with its interpolations as children
    case stringLiteral
    /// `\( ‹argument›, … )`
    case interpolation
    /// `1`, `0x1F`, `1.5`
    case numberLiteral
    /// `true`, `false`
    case boolLiteral
    /// `nil`
    case nilLiteral
    /// `/…/`
    case regexLiteral
    /// `\Root.a.b?`
    case keyPath
    /// `#name(…)`, `#selector(…)`, `#file`
    case macroExpansion
    /// `#if …` behind a dot chain: `‹base›`, then a `conditionalClause` for each branch
    case postfixIfConfig
    /// A type where an expression stands: `[Int]`, `any P`, `(Int) -> Void`
    case typeExpression
    /// `if`, `switch`, `do` where a value stands are the statements' nodes.
    /// `<#placeholder#>`
    case placeholder
    /// Nothing where an expression should be.
    case missing

    /// `{ ‹statements…› }`
    case codeBlock
    /// `if ‹conditions› ‹codeBlock› else ‹…›`
    case ifStatement
    /// `guard ‹conditions› else ‹codeBlock›`
    case guardStatement
    /// `while ‹conditions› ‹codeBlock›`
    case whileStatement
    /// `repeat ‹codeBlock› while ‹expression›`
    case repeatStatement
    /// `for ‹pattern› in ‹expression› where ‹expression› ‹codeBlock›`
    case forStatement
    /// `switch ‹expression› { ‹switchCase›… }`
    case switchStatement
    /// `case ‹pattern› where ‹expression›: ‹statements…›`, `default: ‹statements…›`
    case switchCase
    /// `do throws(T) ‹codeBlock› ‹catchClause›…`
    case doStatement
    /// `catch ‹pattern› where ‹expression› ‹codeBlock›`
    case catchClause
    /// `defer ‹codeBlock›`
    case deferStatement
    /// `return ‹expression›?`
    case returnStatement
    /// `throw ‹expression›`
    case throwStatement
    /// `break label`, `continue`, `fallthrough`, `yield ‹…›`, `discard self`, `then ‹expression›`
    case jumpStatement
    /// `label: ‹statement›`
    case labelledStatement
    /// What stands between `if`, `guard`, `while` and the block: `‹condition›, …`
    case conditions
    /// `let ‹pattern› = ‹expression›`, `case ‹pattern› = ‹expression›`
    case bindingCondition
    /// `#available(…)`, `#unavailable(…)`
    case availability
    /// `#if ‹condition›` … `#endif`, a `conditionalClause` for each branch
    case ifConfig
    /// `#if ‹expression›` or `#else` and what follows it
    case conditionalClause
    /// `#sourceLocation(…)`
    case directive

    case importDeclaration
    /// `struct Name<…>: ‹type› where … ‹memberBlock›`
    case structDeclaration
    case classDeclaration
    case actorDeclaration
    case enumDeclaration
    case protocolDeclaration
    case extensionDeclaration
    /// `{ ‹declarations…› }`
    case memberBlock
    /// `func name ‹genericParameters›? ‹parameters› async throws -> ‹type› ‹whereClause›? ‹codeBlock›?`
    case functionDeclaration
    case initializerDeclaration
    case deinitializerDeclaration
    case subscriptDeclaration
    /// `let ‹binding›, …`
    case variableDeclaration
    /// `‹pattern›: ‹type› = ‹expression› ‹accessorBlock›?`
    case binding
    /// `{ get set }`, `{ ‹accessor›… }`, `{ ‹statements…› }`
    case accessorBlock
    /// `get ‹codeBlock›?`
    case accessor
    /// `case a, b(‹parameters›) = ‹expression›`
    case enumCase
    case enumCaseElement
    case typealiasDeclaration
    case associatedtypeDeclaration
    case operatorDeclaration
    case precedenceGroupDeclaration
    case macroDeclaration
    /// `( ‹parameter›, … )`
    case parameters
    /// `‹attribute›… label name: ‹type› = ‹expression›`
    case parameter
    /// `@Name(‹arguments›)`
    case attribute
    /// `public`, `private(set)`
    case modifier
    /// `<‹genericParameter›, …>`
    case genericParameters
    /// `T: ‹type›`
    case genericParameter
    /// `where ‹requirement›, …`
    case whereClause
    /// `: ‹type›, …`
    case inheritanceClause

    /// Any type, whole: `Set<Edge>`, `(Int) -> Void`, `some View`, `[A: B]?`. Its parts are `type` nodes too.
    case type
    /// `name`, `(a, b)`, `let x`, `.some(let y)`, `is T`, `_`
    case pattern
}

extension NodeKind {
    /// True for what goes on from an expression, its first child if it has one: `a.b`, `a(b)`, `a[b]`, `a!`, `a?`, …
    public var isPostfix: Bool {
        switch self {
        case .member, .call, .subscriptCall, .specialization, .forceUnwrap, .optionalChain, .postfixOperation,
            .postfixIfConfig:
            true
        default: false
        }
    }
}

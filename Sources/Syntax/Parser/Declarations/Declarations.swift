/// Where a declaration stands.
enum DeclarationPlace {
    /// Among statements and expressions.
    case statements
    /// In the braces of a type, where nothing else may stand.
    case members
}

extension Parser {
    /// True at a declaration, which may begin with attributes and modifiers.
    mutating func atDeclaration(in place: DeclarationPlace = .statements) -> Bool {
        switch current.kind {
        case .keyword, .identifier, .atSign, .poundIf: break
        case .pound: return place == .members && !next.isFirstOnLine
        default: return false
        }
        if current.kind == .identifier, current.keyword == .none { return false }
        guard atModifier || at(.atSign) || at(.poundIf) else { return atDeclarationKeyword(place) }
        if place == .statements, hasFailed(.declaration) { return false }
        return lookingAhead { $0.skipsToDeclaration(in: place) }
    }

    private mutating func skipsToDeclaration(in place: DeclarationPlace) -> Bool {
        let attributes = skipAttributes()
        let hasAttribute = !attributes.isEmpty
        let modifiers = skipModifiers(afterAttribute: hasAttribute, in: place)
        if hasAttribute, at(.rightBrace) || atEnd || at(.poundEndif) { return true }
        if at(.pound) || atDeclarationKeyword(place) || place == .members && (hasAttribute || !modifiers.isEmpty) {
            return true
        }
        // What belongs to no declaration here does not from its second word on either.
        if place == .statements { noteFailure(of: .declaration, at: attributes + modifiers) }
        return false
    }

    private mutating func atDeclarationKeyword(_ place: DeclarationPlace) -> Bool {
        switch current.keyword {
        case .import, .class, .enum, .struct, .protocol, .associatedtype, .typealias, .extension, .func, .subscript,
            .`init`, .deinit, .operator, .precedencegroup, .let, .var:
            return true
        case .case: return place == .members
        case .actor, .macro: return next.kind == .identifier
        default: return false
        }
    }

    /// Passes over attributes. Gives the indices of the tokens with which they begin.
    @discardableResult
    mutating func skipAttributes() -> [Int] {
        var attributes: [Int] = []
        while true {
            let start = position
            if atAttribute {
                attribute(on: .declaration)
            } else if at(.poundIf), atIfConfigOfAttributes(behindAttribute: !attributes.isEmpty) {
                skipBalanced()
            } else {
                return attributes
            }
            attributes.append(start)
        }
    }

    /// Passes over modifiers. Gives the indices of their tokens. `open(…)` is a modifier only behind an attribute.
    private mutating func skipModifiers(afterAttribute: Bool, in place: DeclarationPlace) -> [Int] {
        var modifiers: [Int] = []
        while atModifier, place == .members || !atCallOfModifier {
            modifiers.append(position)
            let takesArgument = modifierTakesArgument && (afterAttribute || !at(.open))
            bump()
            if takesArgument, at(.leftParen) { skipBalanced() }
        }
        return modifiers
    }

    /// True at a word that can modify a declaration, whether or not it does here.
    var atModifier: Bool { current.keyword.isDeclarationModifier }

    private var modifierTakesArgument: Bool {
        switch current.keyword {
        case .fileprivate, .internal, .nonisolated, .package, .open, .private, .public, .unowned: true
        default: false
        }
    }

    /// True at `nonisolated(a)` and `unowned(a)`, where `a` is not one of the few words that modify the modifier.
    private var atCallOfModifier: Bool {
        guard next.kind == .leftParen else { return false }
        let word = peek(2)
        let isArgument: Bool
        switch current.keyword {
        case .nonisolated: isArgument = word.keyword == .unsafe || word.keyword == .nonsending
        case .unowned: isArgument = word.keyword == .unsafe || text(word, is: "safe")
        default: return false
        }
        return !(isArgument && peek(3).kind == .rightParen)
    }

    /// `public private(set) static`
    private mutating func modifiers() {
        while atModifier || at(.class) && atClassModifier {
            let start = mark()
            let takesArgument = modifierTakesArgument
            bump(as: .keyword)
            if takesArgument, at(.leftParen) { bumpBalanced() }
            finish(.modifier, start)
        }
    }

    /// `class func`, `class override var`, but not `class open {}`
    private var atClassModifier: Bool {
        switch next.keyword {
        case .func, .var, .let, .subscript, .`init`, .typealias, .static, .public, .private, .internal, .fileprivate,
            .deinit, .class:
            true
        case .none: false
        default:
            [.keyword, .identifier, .pound, .leftParen].contains(peek(2).kind) && peek(2).keyword != .where
        }
    }

    /// Any declaration.
    mutating func declaration(in place: DeclarationPlace) {
        let start = mark()
        let before = tokens.count
        attributes()
        modifiers()
        switch current.keyword {
        case .import: importDeclaration(start)
        case .class: nominal(.classDeclaration, start)
        case .struct: nominal(.structDeclaration, start)
        case .enum: nominal(.enumDeclaration, start)
        case .protocol: nominal(.protocolDeclaration, start)
        case .actor: nominal(.actorDeclaration, start)
        case .extension: extensionDeclaration(start)
        case .func: function(start)
        case .`init`: initializer(start)
        case .deinit: deinitializer(start)
        case .subscript: subscriptDeclaration(start)
        case .let, .var: variable(start)
        case .case: enumCase(start)
        case .typealias: typealiasDeclaration(start)
        case .associatedtype: associatedType(start)
        case .operator: operatorDeclaration(start)
        case .precedencegroup: precedenceGroup(start)
        case .macro: macro(start)
        case _ where at(.pound): macroExpansion(start, .basic)
        default:
            if tokens.count == before { bumpBalanced() }
            noteMissing()
            finish(.unexpected, start)
        }
    }

    /// `struct A<B>: C where D { … }`
    private mutating func nominal(_ kind: NodeKind, _ start: Mark) {
        bump(as: .keyword)
        expect(.identifier)
        genericParameters()
        inheritanceClause()
        whereClause()
        braces(.memberBlock) { $0.members() }
        finish(kind, start)
    }

    /// `extension A.B<C>: D where E { … }`
    private mutating func extensionDeclaration(_ start: Mark) {
        bump()
        type()
        inheritanceClause()
        whereClause()
        braces(.memberBlock) { $0.members() }
        finish(.extensionDeclaration, start)
    }

    private mutating func members() {
        while !atEnd, !at(.rightBrace), !atBranchEnd {
            progressing { parser in
                if parser.at(.poundIf), !parser.atIfConfigOfAttributes() {
                    parser.ifConfig { $0.members() }
                } else if parser.at(.poundSourceLocation) {
                    parser.sourceLocation()
                } else if parser.atDeclaration(in: .members) {
                    parser.declaration(in: .members)
                } else if parser.atExpression(), !parser.at(.if), !parser.at(.switch) {
                    // Not `if`, which would take the closure of the next member for its block.
                    let start = parser.mark()
                    parser.expression()
                    parser.finish(.unexpected, start)
                }
                while parser.eat(.semicolon) {}
            }
        }
    }

    /// `case a(b: C) = 1, d`
    private mutating func enumCase(_ start: Mark) {
        bump()
        repeat {
            let element = mark()
            if at(.identifier) || at(.keyword) && !current.isFirstOnLine { bump() } else { noteMissing() }
            if at(.leftParen) { parameterClause { $0.enumCaseParameter() } }
            if eat(.equal) { expression() }
            finish(.enumCaseElement, element)
        } while eat(.comma)
        finish(.enumCase, start)
    }
}

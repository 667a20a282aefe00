import SwiftSyntax

extension WordKind {
    /// Our name for a kind of token of swift-syntax.
    init(_ kind: SwiftSyntax.TokenKind) {
        switch kind {
        case .arrow: self = .arrow
        case .atSign: self = .atSign
        case .backslash: self = .backslash
        case .backtick: self = .backtick
        case .binaryOperator: self = .binaryOperator
        case .colon: self = .colon
        case .colonColon: self = .colonColon
        case .comma: self = .comma
        case .dollarIdentifier: self = .dollarIdentifier
        case .ellipsis: self = .ellipsis
        case .endOfFile: self = .endOfFile
        case .equal: self = .equal
        case .exclamationMark: self = .exclamationMark
        case .floatLiteral: self = .floatLiteral
        case .identifier: self = .identifier
        case .infixQuestionMark: self = .infixQuestionMark
        case .integerLiteral: self = .integerLiteral
        case .keyword: self = .keyword
        case .leftAngle: self = .leftAngle
        case .leftBrace: self = .leftBrace
        case .leftParen: self = .leftParen
        case .leftSquare: self = .leftSquare
        case .multilineStringQuote: self = .multilineStringQuote
        case .period: self = .period
        case .postfixOperator: self = .postfixOperator
        case .postfixQuestionMark: self = .postfixQuestionMark
        case .pound: self = .pound
        case .poundAvailable: self = .poundAvailable
        case .poundElse: self = .poundElse
        case .poundElseif: self = .poundElseif
        case .poundEndif: self = .poundEndif
        case .poundIf: self = .poundIf
        case .poundSourceLocation: self = .poundSourceLocation
        case .poundUnavailable: self = .poundUnavailable
        case .prefixAmpersand: self = .prefixAmpersand
        case .prefixOperator: self = .prefixOperator
        case .rawStringPoundDelimiter: self = .rawStringPoundDelimiter
        case .regexLiteralPattern: self = .regexLiteralPattern
        case .regexPoundDelimiter: self = .regexPoundDelimiter
        case .regexSlash: self = .regexSlash
        case .rightAngle: self = .rightAngle
        case .rightBrace: self = .rightBrace
        case .rightParen: self = .rightParen
        case .rightSquare: self = .rightSquare
        case .semicolon: self = .semicolon
        case .shebang: self = .shebang
        case .singleQuote: self = .singleQuote
        case .stringQuote: self = .stringQuote
        case .stringSegment: self = .stringSegment
        case .unknown: self = .unknown
        case .wildcard: self = .wildcard
        @unknown default: self = .unknown
        }
    }
}

extension PieceKind {
    /// Our name for a node of swift-syntax; nil where there is none.
    init?(_ node: SwiftSyntax.Syntax) {
        // A table, since the compiler turns a switch over another library's enum into a chain of calls.
        guard let kind = Self.kinds[node.kind] else { return nil }
        switch kind {
        case .name where !node.isNameExpression: return nil
        // `where n == -3` is all type to us.
        case .prefixOperation where node.parent?.kind == .sameTypeRequirement: return nil
        case .numberLiteral
        where node.parent?.kind == .sameTypeRequirement || node.parent?.parent?.kind == .sameTypeRequirement:
            return nil
        // The clauses of a postfix `#if` are children of the expression itself.
        case .ifConfig where node.parent?.kind == .postfixIfConfigExpr: return nil
        default: self = kind
        }
    }

    private static let kinds: [SyntaxKind: PieceKind] = [
        .codeBlock: .codeBlock, .ifExpr: .ifStatement, .guardStmt: .guardStatement, .whileStmt: .whileStatement,
        .repeatStmt: .repeatStatement, .forStmt: .forStatement, .switchExpr: .switchStatement,
        .switchCase: .switchCase, .doStmt: .doStatement, .catchClause: .catchClause, .deferStmt: .deferStatement,
        .returnStmt: .returnStatement, .throwStmt: .throwStatement, .breakStmt: .jumpStatement,
        .continueStmt: .jumpStatement, .fallThroughStmt: .jumpStatement, .yieldStmt: .jumpStatement,
        .discardStmt: .jumpStatement, .labeledStmt: .labelledStatement, .ifConfigDecl: .ifConfig,
        .ifConfigClause: .conditionalClause, .poundSourceLocation: .directive, .importDecl: .importDeclaration,
        .structDecl: .structDeclaration, .classDecl: .classDeclaration, .actorDecl: .actorDeclaration,
        .enumDecl: .enumDeclaration, .protocolDecl: .protocolDeclaration, .extensionDecl: .extensionDeclaration,
        .memberBlock: .memberBlock, .functionDecl: .functionDeclaration, .initializerDecl: .initializerDeclaration,
        .deinitializerDecl: .deinitializerDeclaration, .subscriptDecl: .subscriptDeclaration,
        .variableDecl: .variableDeclaration, .patternBinding: .binding, .accessorBlock: .accessorBlock,
        .accessorDecl: .accessor, .enumCaseDecl: .enumCase, .enumCaseElement: .enumCaseElement,
        .typeAliasDecl: .typealiasDeclaration, .associatedTypeDecl: .associatedtypeDeclaration,
        .operatorDecl: .operatorDeclaration, .precedenceGroupDecl: .precedenceGroupDeclaration,
        .macroDecl: .macroDeclaration, .closureSignature: .closureSignature, .closureCaptureClause: .captureList,
        .closureCapture: .capture, .closureParameterClause: .closureParameters,
        .closureShorthandParameterList: .closureParameters, .closureParameter: .closureParameter,
        .closureShorthandParameter: .closureParameter, .conditionElementList: .conditions,
        .optionalBindingCondition: .bindingCondition, .matchingPatternCondition: .bindingCondition,
        .availabilityCondition: .availability, .functionParameterClause: .parameters,
        .enumCaseParameterClause: .parameters, .functionParameter: .parameter, .enumCaseParameter: .parameter,
        .attribute: .attribute, .declModifier: .modifier, .genericParameterClause: .genericParameters,
        .genericParameter: .genericParameter, .genericWhereClause: .whereClause,
        .inheritanceClause: .inheritanceClause, .memberAccessExpr: .member, .declNameArguments: .argumentNames,
        .subscriptCallExpr: .subscriptCall, .labeledExpr: .argument,
        .multipleTrailingClosureElement: .labelledClosure, .closureExpr: .closure,
        .genericSpecializationExpr: .specialization, .forceUnwrapExpr: .forceUnwrap,
        .optionalChainingExpr: .optionalChain, .postfixOperatorExpr: .postfixOperation,
        .prefixOperatorExpr: .prefixOperation, .inOutExpr: .inOut, .tryExpr: .effect, .awaitExpr: .effect,
        .unsafeExpr: .effect, .copyExpr: .effect, .consumeExpr: .effect, .borrowExpr: .effect,
        .sequenceExpr: .sequence, .binaryOperatorExpr: .binaryOperator, .assignmentExpr: .binaryOperator,
        .arrowExpr: .binaryOperator, .unresolvedTernaryExpr: .ternary, .tupleExpr: .tuple, .arrayExpr: .array,
        .dictionaryExpr: .dictionary, .dictionaryElement: .dictionaryElement, .stringLiteralExpr: .stringLiteral,
        .simpleStringLiteralExpr: .stringLiteral, .expressionSegment: .interpolation,
        .integerLiteralExpr: .numberLiteral, .floatLiteralExpr: .numberLiteral, .booleanLiteralExpr: .boolLiteral,
        .nilLiteralExpr: .nilLiteral, .regexLiteralExpr: .regexLiteral, .keyPathExpr: .keyPath,
        .postfixIfConfigExpr: .postfixIfConfig, .editorPlaceholderExpr: .placeholder, .superExpr: .name,
        .discardAssignmentExpr: .name,
        .packExpansionExpr: .effect, .packElementExpr: .effect, .primaryAssociatedTypeClause: .genericParameters,
        .primaryAssociatedType: .genericParameter, .identifierPattern: .name,
        .declReferenceExpr: .name, .macroExpansionExpr: .macroExpansion, .macroExpansionDecl: .macroExpansion,
    ]
}

extension SwiftSyntax.Syntax {
    /// True for `a` of `a.b` and not for `b`, which is no expression; and for names bound by a pattern that can hold
    /// expressions, as in `case .some(let a)` and not in `let a = b`.
    fileprivate var isNameExpression: Bool {
        switch (kind, parent?.kind) {
        case (.declReferenceExpr, .memberAccessExpr): parent?.as(MemberAccessExprSyntax.self)?.base?.id == id
        case (.declReferenceExpr, .keyPathPropertyComponent): false
        case (.identifierPattern, .patternExpr), (.identifierPattern, .optionalBindingCondition): true
        case (.identifierPattern, .valueBindingPattern): !isInDeclaringPattern
        case (.identifierPattern, _): false
        default: true
        }
    }

    /// True for a pattern that can only bind: of a variable, or of a loop without `case`.
    private var isInDeclaringPattern: Bool {
        var outer = parent
        while outer?.kind == .valueBindingPattern { outer = outer?.parent }
        if let loop = outer?.as(ForStmtSyntax.self) { return loop.caseKeyword == nil }
        return outer?.kind == .tuplePatternElement || outer?.kind == .patternBinding
    }

    /// True for what holds words of its own grammar, which swift-syntax reads as expressions and we only as tokens:
    /// `@available(…)`, `@objc(…)`, and numbers among generic arguments.
    var isOpaque: Bool {
        switch kind {
        case .genericArgument:
            let first = children(viewMode: .sourceAccurate).first
            return first?.kind == .integerLiteralExpr || first?.kind == .prefixOperatorExpr
        case .availabilityArgumentList, .poundSourceLocationArguments: return true
        case .attribute:
            let name = self.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? ""
            return Attributes.withOwnGrammar.contains(name)
        default: return false
        }
    }
}

extension SwiftSyntax.Syntax {
    /// True for a type, unless it is the name of an attribute or the root of a key path: those are words to us.
    var isWholeType: Bool {
        guard Self.types.contains(kind) else { return false }
        var outer = parent
        while let kind = outer?.kind, Self.postfixTypes.contains(kind) { outer = outer?.parent }
        return outer?.kind != .attribute && outer?.kind != .keyPathExpr
    }

    private static let postfixTypes: Set<SyntaxKind> = [
        .memberType, .metatypeType, .optionalType, .implicitlyUnwrappedOptionalType,
    ]

    private static let types: Set<SyntaxKind> = [
        .arrayType, .attributedType, .compositionType, .dictionaryType, .functionType,
        .identifierType, .implicitlyUnwrappedOptionalType, .inlineArrayType, .memberType, .metatypeType,
        .optionalType, .packElementType, .packExpansionType, .someOrAnyType, .suppressedType,
        .tupleType,
    ]
}

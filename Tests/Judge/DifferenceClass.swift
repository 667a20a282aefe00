/// The sorts of difference that are counted apart.
enum DifferenceClass: String, CaseIterable {
    /// A token begins or ends elsewhere.
    case boundaries
    /// A token is of another kind.
    case kinds
    /// A call is missing, is none, or differs in extent, name, labels or closures.
    case calls
    /// A statement, a declaration, a block or a closure is missing, is none, or begins or ends elsewhere.
    case statements
    /// The same for every other expression.
    case expressions
    /// The same for parameters, attributes, conditions and other clauses.
    case clauses
    /// A type that lies in no other type is missing, is none, or begins or ends elsewhere.
    case types
    /// `unexpected` in a file that the toolchain's parser accepts.
    case unexpected
    /// Tokens and trivia are not the file, or nodes do not nest. Never right, whatever the file.
    case tree

    /// The class for nodes of a kind; nil for kinds that have no single counterpart in the toolchain's tree.
    init?(of kind: PieceKind) {
        switch kind {
        case .ifStatement, .guardStatement, .whileStatement, .repeatStatement, .forStatement, .switchStatement,
            .switchCase, .doStatement, .catchClause, .deferStatement, .returnStatement, .throwStatement,
            .jumpStatement, .labelledStatement, .ifConfig, .conditionalClause, .codeBlock, .memberBlock,
            .importDeclaration, .structDeclaration, .classDeclaration, .actorDeclaration, .enumDeclaration,
            .protocolDeclaration, .extensionDeclaration, .functionDeclaration, .initializerDeclaration,
            .deinitializerDeclaration, .subscriptDeclaration, .variableDeclaration, .binding, .accessorBlock,
            .accessor, .enumCase, .typealiasDeclaration, .associatedtypeDeclaration, .operatorDeclaration,
            .precedenceGroupDeclaration, .macroDeclaration, .closure:
            self = .statements
        case .name, .member, .argumentNames, .subscriptCall, .arguments, .subscriptArguments, .argument,
            .labelledClosure, .specialization, .forceUnwrap, .optionalChain, .postfixOperation, .prefixOperation,
            .inOut, .effect, .sequence, .binaryOperator, .ternary, .tuple, .array, .dictionary, .dictionaryElement,
            .stringLiteral, .interpolation, .numberLiteral, .boolLiteral, .nilLiteral, .regexLiteral, .keyPath,
            .macroExpansion, .postfixIfConfig, .placeholder:
            self = .expressions
        case .closureSignature, .captureList, .capture, .closureParameters, .closureParameter, .conditions,
            .bindingCondition, .availability, .directive, .enumCaseElement, .parameters, .parameter, .attribute,
            .modifier, .genericParameters, .genericParameter, .whereClause, .inheritanceClause:
            self = .clauses
        case .type: self = .types
        case .call, .sourceFile, .unexpected, .missing, .cast, .typeExpression, .pattern:
            return nil
        }
    }
}

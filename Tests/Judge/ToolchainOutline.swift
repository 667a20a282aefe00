import SwiftParser
import SwiftSyntax

extension Outline {
    /// What the toolchain's own parser says, with the settings of the compiler's default.
    init(toolchain bytes: [UInt8]) {
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let visitor = OutlineVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        self = visitor.outline
        isAccepted = !tree.hasError
    }
}

/// Writes an outline of a swift-syntax tree.
private final class OutlineVisitor: SyntaxAnyVisitor {
    var outline = Outline()
    /// How many nodes that have a grammar of their own are open. Inside of them only tokens are compared.
    private var opaque = 0
    /// How many types are open.
    private var types = 0

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = token.endPositionBeforeTrailingTrivia.utf8Offset
        if end > start { outline.words.append(Word(kind: WordKind(token.tokenKind), start: start, end: end)) }
        return .skipChildren
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if opaque == 0 { addPieces(of: node) }
        if node.isOpaque { opaque += 1 }
        if node.isWholeType {
            if types == 0, opaque == 0 { outline.pieces.append(Piece(kind: .type, start: node.start, end: node.end)) }
            types += 1
        }
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) {
        if node.isOpaque { opaque -= 1 }
        if node.isWholeType { types -= 1 }
    }

    private func addPieces(of node: Syntax) {
        addParts(of: node)
        if let kind = PieceKind(node) {
            let (start, end) = (node.start, node.endWithoutComma)
            if end > start { outline.pieces.append(Piece(kind: kind, start: start, end: end)) }
        }
    }

    /// Calls, and nodes of ours for which swift-syntax has only tokens.
    private func addParts(of node: Syntax) {
        switch node.kind {
        case .functionCallExpr:
            let call = node.cast(FunctionCallExprSyntax.self)
            outline.calls.append(Call(call))
            add(.arguments, from: call.leftParen, to: call.rightParen)
        case .macroExpansionExpr:
            let macro = node.cast(MacroExpansionExprSyntax.self)
            add(.arguments, from: macro.leftParen, to: macro.rightParen)
        case .macroExpansionDecl:
            let macro = node.cast(MacroExpansionDeclSyntax.self)
            add(.arguments, from: macro.leftParen, to: macro.rightParen)
        case .keyPathSubscriptComponent:
            let component = node.cast(KeyPathSubscriptComponentSyntax.self)
            add(.subscriptArguments, from: component.leftSquare, to: component.rightSquare)
        case .operatorDecl:
            let fixity = node.cast(OperatorDeclSyntax.self).fixitySpecifier
            add(.modifier, from: fixity, to: fixity)
        case .attribute where !node.isOpaque:
            let attribute = node.cast(AttributeSyntax.self)
            // `@abi(func a())` holds a declaration.
            if attribute.arguments?.is(ABIAttributeArgumentsSyntax.self) == true { break }
            add(.arguments, from: attribute.leftParen, to: attribute.rightParen)
        case .subscriptCallExpr:
            let call = node.cast(SubscriptCallExprSyntax.self)
            add(.subscriptArguments, from: call.leftSquare, to: call.rightSquare)
        default: break
        }
    }

    private func add(_ kind: PieceKind, from first: TokenSyntax?, to last: TokenSyntax?) {
        guard let first, let last else { return }
        outline.pieces.append(Piece(kind: kind, start: first.start, end: last.end))
    }
}

extension SyntaxProtocol {
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    /// The end of the file is no part of a node, though the list of an operator's types may take it for a name.
    var end: Int {
        var last = lastToken(viewMode: .sourceAccurate)
        if last?.tokenKind == .endOfFile { last = last?.previousToken(viewMode: .sourceAccurate) }
        return last?.endPositionBeforeTrailingTrivia.utf8Offset ?? endPositionBeforeTrailingTrivia.utf8Offset
    }
}

extension Syntax {
    /// Where the node ends, without the comma that swift-syntax counts to the elements of a list.
    fileprivate var endWithoutComma: Int {
        switch kind {
        case .labeledExpr, .dictionaryElement, .functionParameter, .enumCaseParameter, .closureParameter,
            .closureShorthandParameter, .closureCapture, .patternBinding, .enumCaseElement, .genericParameter,
            .primaryAssociatedType:
            let parts = children(viewMode: .sourceAccurate)
            guard let last = parts.last?.as(TokenSyntax.self), last.tokenKind == .comma else { return end }
            return parts.dropLast().last?.end ?? end
        default:
            return end
        }
    }
}

extension Call {
    init(_ call: FunctionCallExprSyntax) {
        let name = call.calledExpression.lastName
        var closures: [Closure] = []
        var hasReference = false
        for argument in call.arguments {
            if let closure = argument.expression.as(ClosureExprSyntax.self) {
                closures.append(
                    Closure(
                        place: .argument, label: argument.label?.text ?? "", start: closure.start, end: closure.end))
            }
            switch argument.expression.kind {
            case .declReferenceExpr, .memberAccessExpr, .keyPathExpr: hasReference = true
            default: break
            }
        }
        if let closure = call.trailingClosure {
            closures.append(Closure(place: .trailing, label: "", start: closure.start, end: closure.end))
        }
        for element in call.additionalTrailingClosures {
            let closure = element.closure
            closures.append(
                Closure(place: .trailing, label: element.label.text, start: closure.start, end: closure.end))
        }
        self.init(
            start: call.start, end: call.end, calleeEnd: call.calledExpression.end, name: name?.unquoted ?? "",
            nameStart: name?.start ?? call.start, labels: call.arguments.map { $0.label?.text ?? "_" },
            closures: closures, hasReference: hasReference)
    }
}

extension ExprSyntax {
    /// The last name of `name`, `a.name`, `a.name(b:)`, `name<T>`, and of a name that a pattern binds.
    fileprivate var lastName: TokenSyntax? {
        if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName }
        if let special = self.as(GenericSpecializationExprSyntax.self) { return special.expression.lastName }
        if let pattern = self.as(PatternExprSyntax.self)?.pattern.as(IdentifierPatternSyntax.self) {
            return pattern.identifier
        }
        if let name = self.as(SuperExprSyntax.self) { return name.superKeyword }
        if let name = self.as(DiscardAssignmentExprSyntax.self) { return name.wildcard }
        return nil
    }
}

extension TokenSyntax {
    /// The text without the backticks around it.
    fileprivate var unquoted: String {
        text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
    }
}

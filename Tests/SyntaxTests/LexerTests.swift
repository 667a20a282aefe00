import Harness
import Testing

@testable import Syntax

/// Tokens of small pieces of Swift. What is expected is what swift-syntax gives, unless a comment says otherwise.
@Suite struct LexerTests {
    @Test func wordsAndMarks() async {
        await check(each: [
            ("", ""),
            ("a b1 _ _a", "identifier ‹a› identifier ‹b1› wildcard ‹_› identifier ‹_a›"),
            ("if x.default", "keyword ‹if› identifier ‹x› period ‹.› keyword ‹default›"),
            ("some `if` `a b` ``", "identifier ‹some› identifier ‹`if`› identifier ‹`a b`› identifier ‹``›"),
            ("`a\nb", "backtick ‹`› identifier ‹a› identifier ‹b›"),
            ("$0 $a $", "dollarIdentifier ‹$0› identifier ‹$a› dollarIdentifier ‹$›"),
            ("café 変数 🎉", "identifier ‹café› identifier ‹変数› identifier ‹🎉›"),
            ("#if #elseif #else #endif", "poundIf ‹#if› poundElseif ‹#elseif› poundElse ‹#else› poundEndif ‹#endif›"),
            ("#available #unavailable", "poundAvailable ‹#available› poundUnavailable ‹#unavailable›"),
            ("#sourceLocation #file", "poundSourceLocation ‹#sourceLocation› pound ‹#› identifier ‹file›"),
            ("#!/bin/swift\na", "shebang ‹#!/bin/swift› identifier ‹a›"),
            ("a<#b c#>+<#d", "identifier ‹a› identifier ‹<#b c#>› binaryOperator ‹+<› pound ‹#› identifier ‹d›"),
            ("f(<#b c#>)", "identifier ‹f› leftParen ‹(› identifier ‹<#b c#>› rightParen ‹)›"),
            (
                "([{,;:@}])\\",
                "leftParen ‹(› leftSquare ‹[› leftBrace ‹{› comma ‹,› semicolon ‹;› colon ‹:› atSign ‹@› rightBrace ‹}› rightSquare ‹]› rightParen ‹)› backslash ‹\\›"
            ),
            ("A::b", "identifier ‹A› colonColon ‹::› identifier ‹b›"),
            ("a“b”", "identifier ‹a› identifier ‹“b”›"),
            ("”", "unknown ‹”›"),
        ]) { source, tokens in
            #expect(listing(source) == tokens)
        }
    }

    @Test func numbers() async {
        await check(each: [
            (
                "1 1_0 0x1F 0o17 0b1",
                "integerLiteral ‹1› integerLiteral ‹1_0› integerLiteral ‹0x1F› integerLiteral ‹0o17› integerLiteral ‹0b1›"
            ),
            (
                "1.5 1e9 1.5e-3 0x1p3 0x1.8p-2",
                "floatLiteral ‹1.5› floatLiteral ‹1e9› floatLiteral ‹1.5e-3› floatLiteral ‹0x1p3› floatLiteral ‹0x1.8p-2›"
            ),
            ("t.0.1", "identifier ‹t› period ‹.› integerLiteral ‹0› period ‹.› integerLiteral ‹1›"),
            ("1.a", "integerLiteral ‹1› period ‹.› identifier ‹a›"),
            (
                "0xFF.fp 0xFF.pf",
                "integerLiteral ‹0xFF› period ‹.› identifier ‹fp› integerLiteral ‹0xFF› period ‹.› identifier ‹pf›"
            ),
            ("1...2", "integerLiteral ‹1› binaryOperator ‹...› integerLiteral ‹2›"),
            ("1abc 0b2 0xg 1e", "integerLiteral ‹1abc› integerLiteral ‹0b2› integerLiteral ‹0xg› floatLiteral ‹1e›"),
        ]) { source, tokens in
            #expect(listing(source) == tokens)
        }
    }

    @Test func operators() async {
        await check(each: [
            ("a+b", "identifier ‹a› binaryOperator ‹+› identifier ‹b›"),
            ("a +b", "identifier ‹a› prefixOperator ‹+› identifier ‹b›"),
            ("a+ b", "identifier ‹a› postfixOperator ‹+› identifier ‹b›"),
            ("a /**/+/**/ b", "identifier ‹a› binaryOperator ‹+› identifier ‹b›"),
            ("a = &b -> c", "identifier ‹a› equal ‹=› prefixAmpersand ‹&› identifier ‹b› arrow ‹->› identifier ‹c›"),
            (
                "a? b! ? c",
                "identifier ‹a› postfixQuestionMark ‹?› identifier ‹b› exclamationMark ‹!› infixQuestionMark ‹?› identifier ‹c›"
            ),
            ("a?.b", "identifier ‹a› postfixQuestionMark ‹?› period ‹.› identifier ‹b›"),
            (
                "A<B<C>>?",
                "identifier ‹A› binaryOperator ‹<› identifier ‹B› binaryOperator ‹<› identifier ‹C› postfixOperator ‹>>?›"
            ),
            ("a..<b ..< c", "identifier ‹a› binaryOperator ‹..<› identifier ‹b› binaryOperator ‹..<› identifier ‹c›"),
            ("a+.b", "identifier ‹a› postfixOperator ‹+› period ‹.› identifier ‹b›"),
            ("a */ b", "identifier ‹a› unknown ‹*/› identifier ‹b›"),
            ("a +// b", "identifier ‹a› binaryOperator ‹+›"),
            ("a \u{2192} b", "identifier ‹a› binaryOperator ‹\u{2192}› identifier ‹b›"),
        ]) { source, tokens in
            #expect(listing(source) == tokens)
        }
    }

    @Test func regularExpressions() async {
        await check(each: [
            ("a / b / c", "identifier ‹a› binaryOperator ‹/› identifier ‹b› binaryOperator ‹/› identifier ‹c›"),
            ("a = /b c/", "identifier ‹a› equal ‹=› regexSlash ‹/› regexLiteralPattern ‹b c› regexSlash ‹/›"),
            ("(/a/)", "leftParen ‹(› regexSlash ‹/› regexLiteralPattern ‹a› regexSlash ‹/› rightParen ‹)›"),
            ("(/, /)", "leftParen ‹(› binaryOperator ‹/› comma ‹,› binaryOperator ‹/› rightParen ‹)›"),
            (
                "f(/a)/b)",
                "identifier ‹f› leftParen ‹(› prefixOperator ‹/› identifier ‹a› rightParen ‹)› binaryOperator ‹/› identifier ‹b› rightParen ‹)›"
            ),
            (
                "try? /^ a/",
                "keyword ‹try› postfixQuestionMark ‹?› regexSlash ‹/› regexLiteralPattern ‹^ a› regexSlash ‹/›"
            ),
            (
                "func /(a: A)/",
                "keyword ‹func› prefixOperator ‹/› leftParen ‹(› identifier ‹a› colon ‹:› identifier ‹A› rightParen ‹)› postfixOperator ‹/›"
            ),
            (
                #"a = /[/]\//"#,
                #"identifier ‹a› equal ‹=› regexSlash ‹/› regexLiteralPattern ‹[› regexSlash ‹/› rightSquare ‹]› backslash ‹\›"#
            ),
            ("!/a/", "prefixOperator ‹!› regexSlash ‹/› regexLiteralPattern ‹a› regexSlash ‹/›"),
            (
                "#/a/b/#",
                "regexPoundDelimiter ‹#› regexSlash ‹/› regexLiteralPattern ‹a/b› regexSlash ‹/› regexPoundDelimiter ‹#›"
            ),
            (
                "#/\na\n/#",
                "regexPoundDelimiter ‹#› regexSlash ‹/› regexLiteralPattern ‹⏎a⏎› regexSlash ‹/› regexPoundDelimiter ‹#›"
            ),
            ("#/\na", "regexPoundDelimiter ‹#› regexSlash ‹/› regexLiteralPattern ‹› identifier ‹a›"),
            (
                "##/a/#",
                "regexPoundDelimiter ‹##› regexSlash ‹/› regexLiteralPattern ‹a› regexSlash ‹/› regexPoundDelimiter ‹#›"
            ),
        ]) { source, tokens in
            #expect(listing(source) == tokens)
        }
    }

    @Test func strings() async {
        await check(each: [
            (#""""#, #"stringQuote ‹"› stringSegment ‹› stringQuote ‹"›"#),
            (#""a\"b""#, #"stringQuote ‹"› stringSegment ‹a\"b› stringQuote ‹"›"#),
            (#""a\nb""#, #"stringQuote ‹"› stringSegment ‹a\n› stringSegment ‹b› stringQuote ‹"›"#),
            (
                #""\((a))b""#,
                #"stringQuote ‹"› stringSegment ‹› backslash ‹\› leftParen ‹(› leftParen ‹(› identifier ‹a› rightParen ‹)› rightParen ‹)› stringSegment ‹b› stringQuote ‹"›"#
            ),
            (
                ##"#"\(a\#(b)"#"##,
                ##"rawStringPoundDelimiter ‹#› stringQuote ‹"› stringSegment ‹\(a› backslash ‹\› rawStringPoundDelimiter ‹#› leftParen ‹(› identifier ‹b› rightParen ‹)› stringSegment ‹› stringQuote ‹"› rawStringPoundDelimiter ‹#›"##
            ),
            (
                "#\"\"\"#",
                ##"rawStringPoundDelimiter ‹#› stringQuote ‹"› stringSegment ‹"› stringQuote ‹"› rawStringPoundDelimiter ‹#›"##
            ),
            ("'a'", "singleQuote ‹'› stringSegment ‹a› singleQuote ‹'›"),
            ("\"a\nb", #"stringQuote ‹"› stringSegment ‹a› identifier ‹b›"#),
            (
                "\"\\(a\nb",
                #"stringQuote ‹"› stringSegment ‹› backslash ‹\› leftParen ‹(› identifier ‹a› stringSegment ‹› identifier ‹b›"#
            ),
            // swift-syntax ends this interpolation at the inner parenthesis; the compiler does not, and is right.
            (
                #""\(try? (a))""#,
                #"stringQuote ‹"› stringSegment ‹› backslash ‹\› leftParen ‹(› keyword ‹try› postfixQuestionMark ‹?› leftParen ‹(› identifier ‹a› rightParen ‹)› rightParen ‹)› stringSegment ‹› stringQuote ‹"›"#
            ),
        ]) { source, tokens in
            #expect(listing(source) == tokens)
        }
    }

    /// The segments between the quotes of a multi-line string, and the trivia before each and before the quote.
    @Test func multilineStrings() async {
        await check(each: [
            ("\n  a\n    b\n  ", ["⏎  ‹a⏎›", "  ‹  b›", "⏎  ‹\"\"\"›"]),
            ("\n\n  a\n  ", ["⏎‹⏎›", "  ‹a›", "⏎  ‹\"\"\"›"]),
            ("\n", ["⏎‹\"\"\"›"]),
            ("\r\n  a\r\n  ", ["⏎  ‹a›", "⏎  ‹\"\"\"›"]),
            ("\n  a \\\n  b\n  ", ["⏎  ‹a ›", "\\⏎  ‹b›", "⏎  ‹\"\"\"›"]),
            // Mistakes: too little indentation, text before the quote, text behind the first quote.
            ("\n a\n  ", ["⏎ ‹a›", "⏎  ‹\"\"\"›"]),
            ("\n  a\n  b", ["⏎  ‹a›", "⏎  ‹b›", "‹\"\"\"›"]),
            ("a\n  ", ["‹a›", "⏎  ‹\"\"\"›"]),
            ("a", ["‹a›", "‹\"\"\"›"]),
        ]) { content, expected in
            let bytes = Array("\"\"\"\(content)\"\"\"".utf8)
            let tokens = Lexer.tokens(of: bytes)
            let found = tokens.indices.dropFirst().dropLast().map { index in
                show(bytes[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound])
                    + "‹\(show(bytes[tokens[index].range]))›"
            }
            #expect(found == expected)
        }
    }

    @Test func firstOnLine() async {
        await check(each: [
            ("a b", []), ("a\nb", [1]), ("\na", [0]), ("a /*\n*/ b", [1]), ("a // c\rb", [1]),
            ("a /* \r\n /* */ */ b", [1]),
            ("\"\"\"\na\n\"\"\" b\nc", [1, 2, 4]), ("a\n", [1]), ("{\u{A0}\n\0}", [1]),
            ("<<<<<<< a\nb\n>>>>>>> c\nd", [0]),
        ]) { source, indices in
            let tokens = Lexer.tokens(of: Array(source.utf8))
            #expect(tokens.indices.filter { tokens[$0].isFirstOnLine } == indices)
        }
    }

    @Test func keywords() {
        for keyword in Keyword.allCases where keyword != .none {
            let token = Lexer.tokens(of: Array(keyword.rawValue.utf8))[0]
            #expect(token.keyword == keyword)
            #expect(token.kind == (keyword.isReserved ? .keyword : .identifier))
        }
        let reserved = Keyword.allCases.filter(\.isReserved)
        #expect(reserved.count == 53)
        #expect(reserved == Array(Keyword.allCases.dropFirst().prefix(53)), "the reserved words are declared first")
        for word in ["iff", "i", "", "whil", "mutableAddressWithOwnerAndMore", "`if`", "Async"] {
            #expect(Lexer.tokens(of: Array(word.utf8))[0].keyword == .none)
        }
    }

    private func listing(_ source: String) -> String {
        let bytes = Array(source.utf8)
        return Lexer.tokens(of: bytes).dropLast().map { "\($0.kind) ‹\(show(bytes[$0.range]))›" }.joined(separator: " ")
    }

    /// The text of some bytes, each line break as `⏎`.
    private func show(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .joined(separator: "⏎")
    }
}

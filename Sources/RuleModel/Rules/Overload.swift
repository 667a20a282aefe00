/// One overload of a modifier, and how it looks when it does nothing.
public struct Overload: Sendable {
    /// The name of the page that states it.
    public let page: String
    /// Where it stands there, from 1; 0 for one that stands on no page.
    public let line: Int
    public let signature: Signature
    /// In the order in which they are tried.
    public let forms: [Form]
    /// What the page says of the whole overload, before its first form.
    public let remarks: [Remark]
    /// The calls of it that do nothing.
    public let idle: [TemplateLink]
    /// The call that it is short for.
    public let same: TemplateLink?
    /// Why it has no form, where its declaration says so: `its body branches (Shimmer.swift:12)`.
    public let obstacle: String?
    /// The modifiers that it applies, where it stands for others.
    public let sets: [String]

    /// True if what it does begins anew with another view.
    var followsIdentity: Bool { remarks.contains { $0.kind == .identity && $0.watchedParameters.isEmpty } }

    /// The parameter that says how one view gives way to another, where its value changes with what chooses between them.
    public var animatedParameter: Parameter? {
        let names = remarks.filter { $0.kind == .identity }.flatMap(\.watchedParameters)
        return signature.parameters.first { names.contains($0.name) }
    }

    /// What the page says of it, and of each of its forms.
    public var allRemarks: [Remark] { remarks + forms.flatMap(\.remarks) }

    /// True for one of which the page assumes that nothing else sets what it sets, or says nothing at all.
    var maySetAgain: Bool {
        forms.isEmpty && remarks.isEmpty
            || allRemarks.contains { $0.kind == .level(.assumed) && !$0.namesLaterModifiers }
    }

    /// True for a parameter that each of its forms gives another value to switch it off: a value that is compared over time
    /// changes with the condition then, in any case.
    public func isOff(byValueOf parameter: String) -> Bool {
        guard let place = signature.parameters.firstIndex(where: { $0.name == parameter }) else { return false }
        return !forms.isEmpty
            && forms.allSatisfy { form in
                form.inert.count == 1 && signature.bind(form.inert[0])?[place].isEmpty == false
            }
    }

    public init(
        page: String, line: Int = 0, signature: Signature, forms: [Form], remarks: [Remark],
        idle: [TemplateLink] = [], same: TemplateLink? = nil, obstacle: String? = nil, sets: [String] = []
    ) {
        self.page = page
        self.line = line
        self.signature = signature
        self.forms = forms
        self.remarks = remarks
        self.idle = idle
        self.same = same
        self.obstacle = obstacle
        self.sets = sets
    }
}

/// The declaration of a modifier, as Apple's documentation prints it.
public struct Signature: Sendable {
    /// What it extends: `View`, `Text`.
    public let receiver: String
    public let name: String
    /// What each generic parameter conforms to: `S` to `["ShapeStyle"]`.
    public let constraints: [String: [String]]
    public let parameters: [Parameter]
    /// `some View`, `Text`.
    public let result: String

    public init(
        receiver: String, name: String, constraints: [String: [String]], parameters: [Parameter], result: String
    ) {
        self.receiver = receiver
        self.name = name
        self.constraints = constraints
        self.parameters = parameters
        self.result = result
    }
}

extension Signature {
    /// What the type of an argument must conform to: `Gesture` for `T` with `T: Gesture`.
    public func protocols(of parameter: Parameter) -> [String] {
        let type = parameter.typeText
        return type.protocols.isEmpty ? constraints[type.name] ?? [] : type.protocols
    }
}

/// One parameter of a signature.
public struct Parameter: Sendable {
    /// nil for `_`.
    public let label: String?
    /// The internal name, by which chains call it: `$name`.
    public let name: String
    /// Without attributes, `inout` and `...`: `CGFloat?`, `() -> V`.
    public let type: String
    /// The default, as the signature spells it.
    public let defaultValue: Template?
    public let isEscaping: Bool
    /// True for `@ViewBuilder` and every other attribute that ends in `Builder`.
    public let isBuilder: Bool
    public let isAutoclosure: Bool
    public let isVariadic: Bool
    /// The type, taken apart.
    public let typeText: TypeText
    /// The type of what is written for it: `Bool` of an `@autoclosure () -> Bool`.
    let written: TypeText
    /// True if the parameter takes a closure that stands as written.
    public let isClosure: Bool
    /// How many parameters a closure for it has: 1 for `(CGPoint) -> Void`; nil where that is not in sight.
    let closureParameters: Int?

    public init(
        label: String?, name: String, type: String, defaultValue: Template? = nil, isEscaping: Bool = false,
        isBuilder: Bool = false, isAutoclosure: Bool = false, isVariadic: Bool = false
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.isEscaping = isEscaping
        self.isBuilder = isBuilder
        self.isAutoclosure = isAutoclosure
        self.isVariadic = isVariadic
        typeText = TypeText(type)
        written = isAutoclosure ? TypeText(type.resultOfFunction) : typeText
        isClosure = type.contains("->") && !isAutoclosure
        closureParameters = isClosure ? type.parameterCountOfFunction : nil
    }

    /// The same of another type.
    public func typed(_ type: String) -> Parameter {
        Parameter(
            label: label, name: name, type: type, defaultValue: defaultValue, isEscaping: isEscaping,
            isBuilder: isBuilder, isAutoclosure: isAutoclosure, isVariadic: isVariadic)
    }

    /// `{ _ in }` for `(CGPoint) -> Void`: a closure that does nothing; nil where it must give something back, or may.
    public var emptyClosure: Template? {
        guard let count = closureParameters, type.split(separator: "->").count == 2,
            ["-> Void", "-> ()"].contains(where: type.hasSuffix)
        else { return nil }
        let names = Array(repeating: "_", count: count).joined(separator: ", ")
        return Template(count == 0 ? "{ }" : "{ \(names) in }")
    }
}

extension String {
    /// What a function of this type gives: `Bool` of `() -> Bool`.
    var resultOfFunction: String {
        guard let arrow = utf8.lastIndex(of: UInt8(ascii: ">")) else { return self }
        return String(self[utf8.index(after: arrow)...].trimmingSpaces())
    }

    /// How many parameters a function of this type has: 1 of `@MainActor (CGPoint) -> Void`; nil where that is not in sight.
    var parameterCountOfFunction: Int? {
        var type = Substring(trimmingSpaces())
        while type.first == "@", let space = type.firstIndex(of: " ") { type = type[type.index(after: space)...] }
        var scanner = Scanner(type)
        var depth = 0
        var commas = 0
        var isEmpty = true
        // The parentheses of `(() -> Void)?` are those of the optional, and those of `(() -> Void)` stand for nothing.
        if type.hasSuffix(")?") || type.isInParentheses { _ = scanner.eat("(") }
        guard scanner.next == UInt8(ascii: "(") else { return nil }
        while let byte = scanner.next {
            if scanner.eat("->") { continue }
            _ = scanner.eat(String(decoding: [byte], as: UTF8.self))
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: ",") where depth == 1: commas += 1
            default: break
            }
            if depth == 0 { return isEmpty ? 0 : commas + 1 }
            if depth > 1 || byte != UInt8(ascii: "(") { isEmpty = false }
        }
        return nil
    }
}

extension Signature {
    /// The same with functions' own types where they have other names: `typealias Action = () -> Void`.
    public func withClosures(_ resolved: (String) -> String) -> Signature {
        with(parameters.map { $0.asClosure(resolved) })
    }

    /// The same with other parameters.
    public func with(_ parameters: [Parameter]) -> Signature {
        Signature(receiver: receiver, name: name, constraints: constraints, parameters: parameters, result: result)
    }
}

extension Overload {
    /// The same for calls that give some parameters a value.
    public func withoutDefaults(of names: Set<String>) -> Overload {
        if names.isEmpty { return self }
        let parameters = signature.parameters.map { parameter in
            guard names.contains(parameter.name) else { return parameter }
            return Parameter(
                label: parameter.label, name: parameter.name, type: parameter.type, isEscaping: parameter.isEscaping,
                isBuilder: parameter.isBuilder, isAutoclosure: parameter.isAutoclosure, isVariadic: parameter.isVariadic
            )
        }
        return Overload(
            page: page, line: line, signature: signature.with(parameters), forms: forms, remarks: remarks,
            idle: idle, same: same, obstacle: obstacle, sets: sets)
    }
}

extension Parameter {
    fileprivate func asClosure(_ resolved: (String) -> String) -> Parameter {
        guard !isClosure, case let type = resolved(type), type.contains("->") else { return self }
        return Parameter(
            label: label, name: name, type: type, defaultValue: defaultValue, isEscaping: isEscaping,
            isBuilder: isBuilder, isAutoclosure: isAutoclosure, isVariadic: isVariadic)
    }
}

extension Substring {
    /// True for `(() -> Void)`, and not for `() -> ()`.
    fileprivate var isInParentheses: Bool {
        var depth = 0
        for (place, byte) in utf8.enumerated() {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return place > 0 && place == utf8.count - 1 }
        }
        return false
    }
}

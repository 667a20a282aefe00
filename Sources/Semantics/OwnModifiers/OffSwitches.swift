import RuleModel
import Syntax

/// Values of a modifier's parameters that may switch it off: one by one, then two together.
struct OffSwitches {
    /// What is tried for a parameter, the likeliest first.
    struct Candidate {
        let parameter: Parameter
        let value: String
    }

    /// Each a set of values to try, those that say the least before others.
    let attempts: [[Candidate]]

    /// - Parameters:
    ///   - mentioned: the names that the body mentions; nil where that is not known.
    ///   - stated: by type, the values with which pages say that something does nothing.
    init(
        _ signature: Signature, mentioned: Set<String>?, stated: [String: [String]], resolved: (String) -> String
    ) {
        let candidates = signature.parameters.filter {
            mentioned?.contains($0.name) != false && !$0.isVariadic && !$0.isAutoclosure
        }.map { parameter in
            Self.values(of: parameter, of: signature, resolved(parameter.type), stated).map {
                Candidate(parameter: parameter, value: $0)
            }
        }
        let single = candidates.joined().sorted { Self.rank($0) < Self.rank($1) }.map { [$0] }
        var pairs: [[Candidate]] = []
        for (place, first) in candidates.enumerated() {
            for second in candidates[(place + 1)...] {
                pairs += first.flatMap { one in second.map { [one, $0] } }
            }
        }
        attempts = single + pairs.prefix(Self.most)
    }

    private static let most = 200

    private static func rank(_ candidate: Candidate) -> Int {
        switch candidate.value {
        case "true", "false": 0
        case "nil": 1
        case ".constant(false)", ".constant(nil)", "{ }": 2
        case let value where Double(value) != nil: 3
        default: 4
        }
    }

    private static func values(
        of parameter: Parameter, of signature: Signature, _ type: String, _ stated: [String: [String]]
    ) -> [String] {
        let text = TypeText(type)
        if parameter.isClosure {
            let givesNothing =
                type.hasSuffix("-> Void") || type.hasSuffix("-> ()")
                || signature.leavesOpenWhatIsGiven(by: parameter, type)
            return text.isOptional ? ["nil"] : givesNothing ? ["{ }"] : []
        }
        let known = stated[text.value.name] ?? []
        if text.isOptional { return ["nil"] + values(of: text.value, known) }
        if type.hasPrefix("Binding<") {
            let inner = type.dropFirst("Binding<".count).dropLast()
            return inner == "Bool" ? [".constant(false)"] : TypeText(String(inner)).isOptional ? [".constant(nil)"] : []
        }
        return values(of: text, known)
    }

    private static func values(of type: TypeText, _ stated: [String]) -> [String] {
        switch type.name {
        case "Bool": ["false", "true"]
        case "CGFloat", "Double", "Float", "Int", "TimeInterval": (["0", "1"] + stated).unique
        case "String": ["\"\""]
        case "Array", "Set", "Dictionary": type.name == "Dictionary" ? ["[:]"] : ["[]"]
        default: stated
        }
    }
}

import Harness

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Any JSON value, read by a reader that is not ours.
enum JSONValue: Decodable, Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(_ text: String) throws { self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let array = try? container.decode([JSONValue].self) {
            self = .array(array)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    subscript(name: String) -> JSONValue? { if case .object(let members) = self { members[name] } else { nil } }
    subscript(index: Int) -> JSONValue { items[index] }

    var items: [JSONValue] { if case .array(let items) = self { items } else { [] } }
    var text: String? { if case .string(let text) = self { text } else { nil } }
    var number: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }
}

/// A JSON Schema of the repository, as far as ours use the language. A keyword that it does not know is a mistake, and
/// so is a member that the schema does not describe: the schema says everything.
struct JSONSchema {
    let root: JSONValue

    init(_ name: String) throws { root = try JSONValue(try Repository.text(of: "Sources/Schemas/\(name).schema.json")) }

    /// What is wrong with a value; empty if nothing is.
    func mistakes(in value: JSONValue) -> [String] { mistakes(value, root, at: "$") }

    private func mistakes(_ value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
        guard case .object(let keywords) = schema else { return ["\(path): the schema is no object"] }
        return keywords.flatMap { keyword, rule -> [String] in
            switch (keyword, rule) {
            case ("$schema", _), ("title", _), ("description", _), ("$defs", _): return []
            case ("$ref", .string(let reference)):
                let name = reference.split(separator: "/").last.map { String($0) } ?? ""
                guard reference == "#/$defs/\(name)", let target = root["$defs"]?[name] else {
                    return ["\(path): nothing is called \(reference)"]
                }
                return mistakes(value, target, at: path)
            case ("type", .string(let type)): return value.isA(type) ? [] : ["\(path): \(value) is no \(type)"]
            case ("type", .array(let types)):
                return types.contains { value.isA($0.text!) } ? [] : ["\(path): \(value) is none of \(types)"]
            case ("const", _): return value == rule ? [] : ["\(path): \(value) is not \(rule)"]
            case ("enum", .array(let values)): return values.contains(value) ? [] : ["\(path): \(value) is not listed"]
            case ("pattern", .string(let pattern)):
                let isFound = try! value.text?.firstMatch(of: Regex(pattern)) != nil
                return isFound ? [] : ["\(path): \(value) is not \(pattern)"]
            case ("minimum", .number(let least)):
                return Double(value.number ?? -1) >= least ? [] : ["\(path): \(value) is less than \(least)"]
            case ("minLength", .number(let least)):
                return Double(value.text?.count ?? 0) >= least ? [] : ["\(path): \(value) is too short"]
            case ("minItems", .number(let least)):
                return Double(value.items.count) >= least ? [] : ["\(path) holds too little"]
            case ("items", _):
                return value.items.enumerated().flatMap { mistakes($1, rule, at: "\(path)[\($0)]") }
            case ("required", .array(let names)):
                return names.filter { value[$0.text!] == nil }.map { "\(path) has no \($0)" }
            case ("additionalProperties", .object):
                guard case .object(let members) = value else { return [] }
                return members.flatMap { name, member in mistakes(member, rule, at: "\(path).\(name)") }
            case ("properties", .object(let properties)):
                guard case .object(let members) = value else { return [] }
                return members.flatMap { name, member in
                    properties[name].map { mistakes(member, $0, at: "\(path).\(name)") }
                        ?? ["\(path).\(name) is not in the schema"]
                }
            default: return ["\(path): unknown keyword \(keyword) of the schema"]
            }
        }
    }
}

extension JSONValue {
    fileprivate func isA(_ type: String) -> Bool {
        switch (type, self) {
        case ("null", .null), ("boolean", .bool), ("string", .string), ("array", .array), ("object", .object): true
        case ("integer", .number): number != nil
        default: false
        }
    }
}

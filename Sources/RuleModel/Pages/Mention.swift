/// Something that a page names and that some page, this one or another, must state.
struct Mention: Sendable {
    enum Kind: Sendable {
        case type(String)
        case modifier(String)
        /// A call of a chain: some overload must take these arguments, among which are those of the signature.
        case link(TemplateLink, of: Signature)
        /// A literal that stands beside what is of any type that conforms to these protocols.
        case literal(Template, protocols: [String])
        /// A member that an argument may be, behind `given`.
        case given(Template, for: Parameter)
        /// A modifier in a view, with the member that it must be given.
        case held(HeldCall)
        /// The defaults of a signature must be of the types that stand before them.
        case defaults(of: Signature)
    }

    let line: Int
    let kind: Kind
}

extension Remark {
    /// The modifiers and types that its limits name.
    var mentions: [Mention.Kind] {
        limits.flatMap { limit -> [Mention.Kind] in
            switch limit {
            case .after(let names), .before(let names): names.map { .modifier($0) }
            case .on(let types): types.map { .type($0) }
            case .unless(let kinds): (kinds.plain + kinds.containers).map { .type($0) }
            case .inside(let names):
                names.map { String($0.prefix { $0 != "(" }) }
                    .map { $0.hasPrefix(".") ? .modifier(String($0.dropFirst())) : .type($0) }
            case .holding(let names, _):
                names.map { $0.hasPrefix(".") ? .held(HeldCall(limit: $0)) : .type($0) }
            case .given: []
            }
        }
    }
}

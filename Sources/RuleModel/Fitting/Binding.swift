/// Which arguments of a call fill which parameters, as Swift binds them: by label and order, defaults skipped, trailing
/// closures forward from where the parentheses ended.
struct Binding {
    /// What binding needs to know of an argument.
    struct Argument {
        let label: String?
        let isTrailing: Bool
    }

    /// The arguments of a call.
    ///
    /// - Parameters:
    ///   - labels: those of all, nil for none,
    ///   - trailing: how many of them stand behind the parentheses.
    static func arguments(_ labels: [String?], trailing: Int) -> [Argument] {
        labels.enumerated().map { Argument(label: $1, isTrailing: $0 >= labels.count - trailing) }
    }

    /// The indices of the arguments of each parameter; empty for one that is left out.
    let arguments: [[Int]]

    /// nil if an argument has no parameter, or a parameter without a default has no argument.
    ///
    /// - Parameter isComplete: false where parameters may be left out that have no default, as chains on pages do.
    init?(_ arguments: [Argument], to parameters: [Parameter], isComplete: Bool = true) {
        var bound = [[Int]](repeating: [], count: parameters.count)
        var next = 0
        var free = 0
        while next < arguments.count, !arguments[next].isTrailing {
            let label = arguments[next].label
            guard let place = (free..<parameters.count).first(where: { parameters[$0].label == label }) else {
                return nil
            }
            bound[place].append(next)
            next += 1
            free = place + 1
            while parameters[place].isVariadic, next < arguments.count, !arguments[next].isTrailing,
                arguments[next].label == nil
            {
                bound[place].append(next)
                next += 1
            }
        }
        let behind = arguments[next...].compactMap(\.label)
        while next < arguments.count {
            let label = arguments[next].label
            let rest = (free..<parameters.count).filter { parameters[$0].isClosure }
            let place =
                label == nil
                // The first one skips a closure that has a default where one follows that has none and no other argument.
                ? rest.first { place in
                    parameters[place].defaultValue == nil && !behind.contains { $0 == parameters[place].label }
                } ?? rest.first
                : rest.first { parameters[$0].label == label }
            guard let place else { return nil }
            bound[place].append(next)
            next += 1
            free = place + 1
        }
        if isComplete {
            let isFilled = zip(bound, parameters).allSatisfy { arguments, parameter in
                !arguments.isEmpty || parameter.defaultValue != nil || parameter.isVariadic
            }
            guard isFilled else { return nil }
        }
        self.arguments = bound
    }

    /// Binds a link of a chain, which may leave out any parameter.
    init?(_ link: TemplateLink, to parameters: [Parameter]) {
        self.init(
            link.arguments.map { Argument(label: $0.label, isTrailing: $0.isTrailing) }, to: parameters,
            isComplete: false)
    }
}

extension Signature {
    /// The indices of a page's arguments for each parameter; nil if they do not fit.
    public func bind(_ link: TemplateLink) -> [[Int]]? { Binding(link, to: parameters)?.arguments }
}

/// One way to write a modifier always and have it do nothing when it should be off.
public struct Form: Sendable {
    /// How it looks when on, if not as the user wrote it.
    public let active: [TemplateLink]?
    /// The same calls when they do nothing.
    public let inert: [TemplateLink]
    /// What `inert` is where nothing shows the argument's type.
    public let otherwise: [TemplateLink]?
    /// What the written form needs; nil for nothing.
    public let requirement: DeploymentTarget?
    public let remarks: [Remark]

    public init(
        active: [TemplateLink]?, inert: [TemplateLink], otherwise: [TemplateLink]?, requirement: DeploymentTarget?,
        remarks: [Remark]
    ) {
        self.active = active
        self.inert = inert
        self.otherwise = otherwise
        self.requirement = requirement
        self.remarks = remarks
    }
}

/// What a page says of a form or an overload beside its shape, and where it holds.
public struct Remark: Sendable {
    public enum Kind: Sendable, Equatable {
        /// `assumed …`: the form is at this level.
        case level(Level)
        /// `note …`: said with the result.
        case note
        /// `branch …`: there is no inert form.
        case branch
        /// `identity …`: what the modifier does begins anew with another view.
        case identity
        /// `trait …`: what the modifier sets is the view's own, and not that of the views which it holds.
        case trait
    }

    /// Where a remark holds. All of its limits must.
    public enum Limit: Sendable, Equatable {
        /// `after .alignmentGuide, .layoutPriority`: such a link stands earlier in the chain.
        case after([String])
        /// `before .font`: such a link stands later in the chain, or is applied to what the call stands in.
        case before([String])
        /// `holding .focused, TextField, .alignmentGuide(.top)`: the view holds such a link or such a view, at any depth.
        /// `drawing .focused, TextField`: it does, and not only in what it shows in a place of its own.
        case holding([String], inPlace: Bool)
        /// `on Spacer`: the chain begins at such a type.
        case on([String])
        /// `unless Text, VStack { }`: the view is, or may be, more than such types with modifiers that put no other view into them.
        case unless(ViewKinds)
        /// `inside Menu, .toolbar, List(editActions:)`: within such a container's closures; a leading period names a modifier's,
        /// and a label one that is given an argument with it.
        case inside([String])
        /// `given $alignment .center, nil`: the argument is one of these, token by token, or a chain in which one is called.
        /// `given $value condition`: it mentions what the condition does.
        /// `given $value chosen`: the condition chooses it, of the values that two sides give.
        case given(parameter: String, values: [Template])

        /// What stands behind `given $value` where it is `chosen`.
        public static let chosen = [Template("chosen")]
        /// What stands there where it asks what an argument has in common with the condition.
        public static let condition = [Template("condition")]

        /// `given $value condition`
        public var asksForCondition: Bool { if case .given(_, Self.condition) = self { true } else { false } }
    }

    public let kind: Kind
    public let limits: [Limit]
    /// What the user is shown.
    public let reason: String
    /// The modifiers that it speaks of, where these are some in the body of the form's own: those of one link, as it is
    /// written there and as a form of its page writes it. None for the form's own.
    public let modifiers: [String]

    public init(kind: Kind, limits: [Limit], reason: String, modifiers: [String] = []) {
        self.kind = kind
        self.limits = limits
        self.reason = reason
        self.modifiers = modifiers
    }

    /// The same where other limits are left of its own.
    public func limited(to limits: [Limit]) -> Remark {
        Remark(kind: kind, limits: limits, reason: reason, modifiers: modifiers)
    }

    /// The same where it is said of the form of a modifier that has the link in its body.
    public func speaking(of names: [String]) -> Remark {
        Remark(kind: kind, limits: limits, reason: reason, modifiers: modifiers.isEmpty ? names : modifiers)
    }

    /// True for `before .font`.
    var namesLaterModifiers: Bool { limits.contains { if case .before = $0 { true } else { false } } }

    /// The parameters whose values are compared over time, as a remark shows that asks for the condition.
    public var watchedParameters: [String] {
        limits.compactMap { limit in
            guard case .given(let name, let values) = limit else { return nil }
            let isChosen = values == Limit.chosen && kind == .level(.lifecycle)
            return values == Limit.condition || isChosen ? name : nil
        }
    }

    /// The parameter for which a remark holds only where the condition chooses between the values of two sides; nil for
    /// one that holds of a side alone.
    public var chosenParameter: String? {
        limits.firstNonNil { limit in
            guard case .given(let name, let values) = limit, values == Limit.chosen else { return nil }
            return name
        }
    }
}

/// One call of a chain on a page: `.frame(width: nil, height: nil)`.
public struct TemplateLink: Sendable, Equatable {
    public let name: String
    public let arguments: [TemplateArgument]

    public init(name: String, arguments: [TemplateArgument]) {
        self.name = name
        self.arguments = arguments
    }
}

/// One argument of a chain on a page.
public struct TemplateArgument: Sendable, Equatable {
    public enum Value: Sendable, Equatable {
        /// `_`: as written, and this form only if it was written. `_ 0`: the same, and `0` when off.
        case written(off: Template?)
        /// An expression, in which `$name` is the user's argument: `$width`, `nil`, `EdgeInsets()`.
        case expression(Template)
        /// `{ value in value = $font }`; `{ }` for a closure that does nothing.
        case closure(Template)
    }

    public let label: String?
    public let value: Value
    /// True for a closure behind the parentheses.
    public let isTrailing: Bool

    public init(label: String?, value: Value, isTrailing: Bool = false) {
        self.label = label
        self.value = value
        self.isTrailing = isTrailing
    }
}

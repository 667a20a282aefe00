/// What is said with a Bool, a nil or a number, and whether that was said around the view counts.
#if IOS17
    public struct Shader: Sendable {
        public init() {}
    }

    public struct TypesettingLanguage: Sendable {
        public static let automatic = TypesettingLanguage()
    }

    extension Text {
        public enum Scale: Sendable {
            case `default`, secondary
        }
    }

    extension Image {
        public enum DynamicRange: Sendable {
            case standard, constrainedHigh, high
        }
    }

    /// Of a headset.
    public struct Rotation3D: Equatable, Sendable {
        let isTurned: Bool
        public static let identity = Rotation3D(isTurned: false)
        public static let halfTurn = Rotation3D(isTurned: true)
    }

    public enum DepthAlignment: Sendable { case front, center, back }

    public enum SurroundingsEffect: Sendable { case dark, systemDark }

    extension View {
        public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View {
            asks("surroundings", effect as Any, automatic: "nil")
        }

        public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
            asks("widgetCurvesContent", curvesContent, automatic: "false")
        }

        public func activityBackgroundTint(_ color: Color?) -> some View {
            asks("activityBackgroundTint", color as Any, automatic: "nil")
        }

        public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
            asks("activityForeground", color as Any, automatic: "nil")
        }

        public func rotation3DEffect(_ rotation: Rotation3D) -> some View {
            modifier(_PreferenceModifier(effect: rotation == .identity ? nil : "rotation3D"))
        }

        public func offset(z: CGFloat) -> some View {
            modifier(_PreferenceModifier(effect: z == 0 ? nil : "offset z \(shown(z))"))
        }

        public func frame(depth: CGFloat?, alignment: DepthAlignment = .center) -> some View {
            modifier(_PreferenceModifier(effect: depth.map { "depth \(shown($0)) \(alignment)" }))
        }

        public func frame(
            minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, maxDepth: CGFloat? = nil,
            alignment: DepthAlignment = .center
        ) -> some View {
            let sizes = [minDepth, idealDepth, maxDepth]
            let isInert = sizes.allSatisfy { $0 == nil }
            return modifier(_PreferenceModifier(effect: isInert ? nil : "depth \(shown(sizes)) \(alignment)"))
        }

        public func findDisabled(_ isDisabled: Bool = true) -> some View {
            asks("findDisabled", isDisabled, automatic: "false")
        }

        public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
            asks("replaceDisabled", isDisabled, automatic: "false")
        }

        public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
            asks("focusEffectDisabled", disabled, automatic: "false")
        }

        public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
            asks("hoverEffectDisabled", disabled, automatic: "false")
        }

        public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
            asks("listRowHoverEffectDisabled", disabled, automatic: "false")
        }

        public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
            asks("invalidatableContent", invalidatable, automatic: "false")
        }

        public func defersSystemGestures(on edges: Edge.Set) -> some View {
            asks("defersSystemGestures", edges, automatic: Edge.Set())
        }

        public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
            asks("defaultScrollAnchor", anchor as Any, automatic: "nil")
        }

        public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
            asks("allowedDynamicRange", range as Any, automatic: "nil")
        }

        public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
            asks("scrollIndicatorsFlash", onAppear, automatic: "false")
        }

        public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
            modifier(_PreferenceModifier(effect: "scrollIndicatorsFlash \(shown(value))"))
        }

        // By Apple's words: what is set around is removed, or left as it is.
        public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
            modifier(_PreferenceModifier(effect: isEnabled ? "symbolEffectsRemoved" : nil))
        }

        public func submitScope(_ isBlocking: Bool = true) -> some View {
            modifier(_PreferenceModifier(effect: isBlocking ? "submitScope" : nil))
        }

        public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
            modifier(_PreferenceModifier(effect: enabled ? "flips" : nil))
        }

        public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
            asks("ignoresInvertColors", active, automatic: "false")
        }

        public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
            asks("speechPunctuation", value, automatic: "false")
        }

        public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
            asks("speechSpelling", value, automatic: "false")
        }

        public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
            asks("speechQueue", value, automatic: "false")
        }

        public func speechAdjustedPitch(_ value: Double) -> some View { asks("speechPitch", value, automatic: "0") }

        public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
            modifier(_PreferenceModifier(effect: isEnabled ? "textScale \(scale)" : nil))
        }

        public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
            modifier(_PreferenceModifier(effect: isEnabled ? "typesettingLanguage" : nil))
        }

        public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
            modifier(_PreferenceModifier(effect: isEnabled ? "colorEffect" : nil))
        }

        public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
            modifier(_PreferenceModifier(effect: isEnabled ? "layerEffect" : nil))
        }

        public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
            modifier(_PreferenceModifier(effect: isEnabled ? "distortionEffect" : nil))
        }
    }
#endif

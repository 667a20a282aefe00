/// The keys that controls, fields and the keyboard go by.
enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
enum ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
enum LabelsVisibilityKey: EnvironmentKey { static var defaultValue: String { "automatic" } }
enum KeyboardTypeKey: EnvironmentKey { static var defaultValue: UIKeyboardType { .default } }
enum TextContentTypeKey: EnvironmentKey { static var defaultValue: UITextContentType? { nil } }
enum SubmitLabelKey: EnvironmentKey { static var defaultValue: SubmitLabel { .return } }
enum AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
// What a field does by itself, by Apple's documentation of `autocapitalization(_:)`.
enum AutocapitalizationKey: EnvironmentKey, SuppliedKey {
    static var defaultValue: TextInputAutocapitalization? { nil }
    static var supplied: String { "sentences" }
}

public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge
}

public enum Prominence: Hashable, Sendable {
    case standard, increased
}

public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

public struct UITextContentType: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    public static let username = UITextContentType(description: "username")
    public static let password = UITextContentType(description: "password")
    public static let emailAddress = UITextContentType(description: "emailAddress")
    public static let oneTimeCode = UITextContentType(description: "oneTimeCode")
}

public struct SubmitLabel: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    public static let done = SubmitLabel(description: "done")
    public static let go = SubmitLabel(description: "go")
    public static let next = SubmitLabel(description: "next")
    public static let search = SubmitLabel(description: "search")
    public static let send = SubmitLabel(description: "send")
    public static let `return` = SubmitLabel(description: "return")
}

public struct TextInputAutocapitalization: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    public static let never = TextInputAutocapitalization(description: "never")
    public static let words = TextInputAutocapitalization(description: "words")
    public static let sentences = TextInputAutocapitalization(description: "sentences")
    public static let characters = TextInputAutocapitalization(description: "characters")
}

extension EnvironmentValues {
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    public var disableAutocorrection: Bool? {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }

    // By Apple's inlinable accessors: lossy, where nothing was set.
    public var autocorrectionDisabled: Bool {
        get { disableAutocorrection ?? false }
        set { disableAutocorrection = newValue }
    }

    #if IOS15
        public var headerProminence: Prominence {
            get { self[ProminenceKey.self] }
            set { self[ProminenceKey.self] = newValue }
        }
    #endif

    #if IOS18
        public var labelsVisibility: Visibility {
            get { Visibility.allCases.first { "\($0)" == hiddenLabels } ?? .automatic }
            set { hiddenLabels = "\(newValue)" }
        }
    #endif

    var keyboardType: UIKeyboardType {
        get { self[KeyboardTypeKey.self] }
        set { self[KeyboardTypeKey.self] = newValue }
    }

    var textContentType: UITextContentType? {
        get { self[TextContentTypeKey.self] }
        set { self[TextContentTypeKey.self] = newValue }
    }

    var submitLabel: SubmitLabel {
        get { self[SubmitLabelKey.self] }
        set { self[SubmitLabelKey.self] = newValue }
    }

    var autocapitalization: TextInputAutocapitalization? {
        get { self[AutocapitalizationKey.self] }
        set { self[AutocapitalizationKey.self] = newValue }
    }

    var hiddenLabels: String {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }

    /// What unusual surroundings have set.
    mutating func surroundControls() {
        self[ControlSizeKey.self] = .mini
        self[ProminenceKey.self] = .increased
        self[LabelsVisibilityKey.self] = "visible"
        self[KeyboardTypeKey.self] = .twitter
        self[TextContentTypeKey.self] = .oneTimeCode
        self[SubmitLabelKey.self] = .send
        self[AutocorrectionKey.self] = true
        self[AutocapitalizationKey.self] = .characters
    }
}

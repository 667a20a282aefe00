import Harness
import RuleModel
import Testing

/// Declarations that are given a switch: each file is what the real command makes of it, and both are compiled and run on
/// the model, declaration and call together.
@Suite(.enabled(if: Model.isAvailable))
struct SwitchTests {
    struct Example: Sendable, SourceLocated {
        let before: String
        let after: String
        let level: Level
        let sourceLocation: SourceLocation

        init(
            _ declared: String, _ call: String, becomes given: String, _ result: String, level: Level = .safe,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            before = SwitchTests.file(declared, call)
            after = SwitchTests.file(given, result)
            self.level = level
            self.sourceLocation = sourceLocation
        }
    }

    static func file(_ declared: String, _ call: String) -> String {
        """
        \(ExampleFormTests.helper)

        \(declared)

        struct Row: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Toggle("Toggle", isOn: $isOn)
                    \(call)
                }
            }
        }

        """
    }

    static let all = [
        Example(
            """
            extension View {
                func card(radius: CGFloat, color: Color = .red) -> some View {
                    self
                        // inside
                        .padding(8)
                        .shadow(color: color, radius: radius) // outside
                }
            }
            """, "Rectangle().if(isOn) { $0.card(radius: 3) }",
            becomes: """
                extension View {
                    func card(radius: CGFloat, color: Color = .red, isEnabled: Bool = true) -> some View {
                        self
                            // inside
                            .padding(isEnabled ? 8 : 0)
                            .shadow(color: isEnabled ? color : .clear, radius: radius) // outside
                    }
                }
                """, "Rectangle().card(radius: 3, isEnabled: isOn)"),
        Example(
            """
            extension View {
                func adorned<V: View>(_ size: CGFloat = 3, @ViewBuilder content: @escaping () -> V) -> some View {
                    overlay { content() }.blur(radius: 2).padding(size)
                }
            }
            """, "Rectangle().if(!isOn) { $0.adorned { Circle() } }",
            becomes: """
                extension View {
                    func adorned<V: View>(_ size: CGFloat = 3, isEnabled: Bool = true, @ViewBuilder content: @escaping () -> V) -> some View {
                        overlay { if isEnabled { content() } }.blur(radius: isEnabled ? 2 : 0).padding(isEnabled ? size : 0)
                    }
                }
                """, "Rectangle().adorned(isEnabled: !isOn) { Circle() }"),
        Example(
            """
            struct Card: ViewModifier {
                private let radius: CGFloat

                init(radius: CGFloat = 4) {
                    self.radius = radius
                }

                func body(content: Content) -> some View {
                    content.blur(radius: radius).opacity(0.5)
                }
            }

            extension View {
                func card() -> some View { modifier(Card()) }
                func raised() -> some View { card().offset(x: 0, y: -4) }
            }
            """, "Rectangle().if(isOn) { $0.raised() }",
            becomes: """
                struct Card: ViewModifier {
                    private let radius: CGFloat
                    private let isEnabled: Bool

                    init(radius: CGFloat = 4, isEnabled: Bool = true) {
                        self.radius = radius
                        self.isEnabled = isEnabled
                    }

                    func body(content: Content) -> some View {
                        content.blur(radius: isEnabled ? radius : 0).opacity(isEnabled ? 0.5 : 1)
                    }
                }

                extension View {
                    func card(isEnabled: Bool = true) -> some View { modifier(Card(isEnabled: isEnabled)) }
                    func raised(isEnabled: Bool = true) -> some View { card(isEnabled: isEnabled).offset(x: 0, y: isEnabled ? -4 : 0) }
                }
                """, "Rectangle().raised(isEnabled: isOn)"),
        Example(
            """
            struct Plain: ViewModifier {
                func body(content: Content) -> some View {
                    content
                        .opacity(0.5)
                }
            }
            """, "Rectangle().if(isOn) { $0.modifier(Plain()) }",
            becomes: """
                struct Plain: ViewModifier {
                    var isEnabled = true

                    func body(content: Content) -> some View {
                        content
                            .opacity(isEnabled ? 0.5 : 1)
                    }
                }
                """, "Rectangle().modifier(Plain(isEnabled: isOn))"),
        Example(
            """
            struct Tag: ViewModifier {
                let isEnabled: Bool
                let action: () -> Void

                func body(content: Content) -> some View {
                    content
                        .overlay {
                            Button("Tag", action: action)
                        }
                }
            }

            extension View {
                func tagged(
                    isEnabled: Bool, // of the button
                    perform action: @escaping () -> Void = {}
                ) -> some View {
                    modifier(Tag(isEnabled: isEnabled, action: action))
                }
            }
            """, "Rectangle().if(isOn) { $0.tagged(isEnabled: true) { print(1) } }",
            becomes: """
                struct Tag: ViewModifier {
                    let isEnabled: Bool
                    var isActive = true
                    let action: () -> Void

                    func body(content: Content) -> some View {
                        content
                            .overlay {
                                if isActive {
                                    Button("Tag", action: action)
                                }
                            }
                    }
                }

                extension View {
                    func tagged(
                        isEnabled: Bool, // of the button
                        isActive: Bool = true,
                        perform action: @escaping () -> Void = {}
                    ) -> some View {
                        modifier(Tag(isEnabled: isEnabled, isActive: isActive, action: action))
                    }
                }
                """, "Rectangle().tagged(isEnabled: true, isActive: isOn) { print(1) }"),
        Example(
            """
            extension View {
                func titled() -> some View {
                    return font(.title)
                        .padding()
                }
            }
            """, "Text(\"a\").if(isOn) { $0.titled() }",
            becomes: """
                extension View {
                    func titled(isEnabled: Bool = true) -> some View {
                        return font(isEnabled ? .title : nil)
                            .padding(isEnabled ? .all : [])
                    }
                }
                """, "Text(\"a\").titled(isEnabled: isOn)", level: .assumed),
        // Of two that could take a call, the one with more parameters is not the better one, so it may have another.
        Example(
            """
            extension View {
                func glow(radius: CGFloat) -> some View { shadow(color: .red, radius: radius) }
                func glow(radius: CGFloat, color: Color = .blue) -> some View { shadow(color: color, radius: radius).blur(radius: 2) }
            }
            """, "Rectangle().glow(radius: 1).if(isOn) { $0.glow(radius: 3, color: .green) }",
            becomes: """
                extension View {
                    func glow(radius: CGFloat) -> some View { shadow(color: .red, radius: radius) }
                    func glow(radius: CGFloat, color: Color = .blue, isEnabled: Bool = true) -> some View { shadow(color: isEnabled ? color : .clear, radius: radius).blur(radius: isEnabled ? 2 : 0) }
                }
                """, "Rectangle().glow(radius: 1).glow(radius: 3, color: .green, isEnabled: isOn)"),
        // A function out of an optional has one beside it that does nothing.
        Example(
            """
            func finish(_ a: Int, _ b: Int) {}
            typealias Done = (Int, Int) -> Void

            extension View {
                func onDone(_ handler: @escaping Done) -> some View {
                    blur(radius: 2).overlay { Button("Done") { handler(1, 2) } }
                }
                @ViewBuilder func whenSet<T, V: View>(_ value: T?, then: (Self, T) -> V) -> some View {
                    if let value { then(self, value) } else { self }
                }
            }

            struct Part: View {
                let done: Done?
                var body: some View { Rectangle().whenSet(done) { $0.onDone($1) } }
            }
            """, "Part(done: isOn ? finish : nil)",
            becomes: """
                func finish(_ a: Int, _ b: Int) {}
                typealias Done = (Int, Int) -> Void

                extension View {
                    func onDone(isEnabled: Bool = true, _ handler: @escaping Done) -> some View {
                        blur(radius: isEnabled ? 2 : 0).overlay { if isEnabled { Button("Done") { handler(1, 2) } } }
                    }
                    @ViewBuilder func whenSet<T, V: View>(_ value: T?, then: (Self, T) -> V) -> some View {
                        if let value { then(self, value) } else { self }
                    }
                }

                struct Part: View {
                    let done: Done?
                    var body: some View { Rectangle().onDone(isEnabled: done != nil, done ?? { _, _ in }) }
                }
                """, "Part(done: isOn ? finish : nil)"),
        Example(
            """
            func finish(_ a: Int) {}
            typealias Done = (Int) -> Void

            extension View {
                func onDone(_ handler: Done?) -> some View {
                    blur(radius: 2).overlay { Button("Done") { handler?(1) } }
                }
                @ViewBuilder func whenSet<T, V: View>(_ value: T?, then: (Self, T) -> V) -> some View {
                    if let value { then(self, value) } else { self }
                }
            }

            struct Part: View {
                let done: Done?
                var body: some View { Rectangle().whenSet(done) { $0.onDone($1) } }
            }
            """, "Part(done: isOn ? finish : nil)",
            becomes: """
                func finish(_ a: Int) {}
                typealias Done = (Int) -> Void

                extension View {
                    func onDone(isEnabled: Bool = true, _ handler: Done?) -> some View {
                        blur(radius: isEnabled ? 2 : 0).overlay { if isEnabled { Button("Done") { handler?(1) } } }
                    }
                    @ViewBuilder func whenSet<T, V: View>(_ value: T?, then: (Self, T) -> V) -> some View {
                        if let value { then(self, value) } else { self }
                    }
                }

                struct Part: View {
                    let done: Done?
                    var body: some View { Rectangle().onDone(isEnabled: done != nil, done) }
                }
                """, "Part(done: isOn ? finish : nil)"),
    ]

    static let results = Result {
        try Model.iOS17.get().run(
            all.enumerated().map { ModelExample("switch \($0)", before: $1.before, after: $1.after) })
    }

    @Test func areGiven() async throws {
        await check(each: Self.all) { example in
            let folder = try TemporaryFolder(["Package.swift": "", "A.swift": example.before])
            let options = example.level == .safe ? [] : ["--allow", example.level.rawValue]
            let run = try Command.run(options + ["A.swift"], in: folder)
            #expect(try folder.text(of: "A.swift") == example.after, "\(run.errors)")
            _ = try Command.run(options + ["A.swift"], in: folder)
            #expect(try folder.text(of: "A.swift") == example.after)
        }
    }

    @Test func areProven() async throws {
        await check(each: zip(Self.all, try Self.results.get())) { example, result in
            #expect(result.failures(proving: example.level) == [])
        }
    }
}

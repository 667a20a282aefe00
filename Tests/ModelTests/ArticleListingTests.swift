import Harness
import RuleModel
import Testing

/// The listings of the five articles that named the problem, each a whole file: what the tool makes of it, and both sides
/// compiled and run on the model.
@Suite(.enabled(if: Model.isAvailable))
struct ArticleListingTests {
    struct Listing: Sendable, SourceLocated {
        let before: String
        let after: String
        let level: Level
        let isExplicit: Bool
        /// False for what no compiler takes as it was printed.
        let compiles: Bool
        let sourceLocation: SourceLocation

        init(
            _ before: String, _ after: String, level: Level = .safe, isExplicit: Bool = false, compiles: Bool = true,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            self.before = before
            self.after = after
            self.level = level
            self.isExplicit = isExplicit
            self.compiles = compiles
            self.sourceLocation = sourceLocation
        }

        /// What is printed behind the same declarations.
        init(
            behind declarations: String, _ before: String, _ after: String, level: Level = .safe, compiles: Bool = true,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            self.init(
                declarations + "\n\n" + before, declarations + "\n\n" + after, level: level, compiles: compiles,
                sourceLocation: sourceLocation)
        }
    }

    /// The first and the second article.
    private static let applyIf = """
        import SwiftUI

        extension View {
            @ViewBuilder
            func applyIf<M: View>(condition: Bool, transform: (Self) -> M) -> some View {
                if condition {
                    transform(self)
                } else {
                    self
                }
            }
        }
        """

    /// The third, which leaves out the attribute without which it does not compile.
    private static let `if` = """
        import SwiftUI

        extension View {
            func `if`<Content: View>(_ condition: Bool, modifier: (Self) -> Content) -> some View {
                if condition {
                    modifier(self)
                } else {
                    self
                }
            }
        }
        """

    private static let builtIf = `if`.replacing("    func", with: "    @ViewBuilder\n    func")

    /// The fourth, whose `EitherView` applies the change where the condition does *not* hold. Its `some View` in the type of
    /// a closure is none that compiles.
    private static let conditionally = """
        import SwiftUI

        extension View {

            /// Conditionally make a change to a view in a modifier chain
            ///
            /// - Parameter if: the condition required to make the change
            /// - Parameter modify: the change to make
            public func conditionally(if condition: Bool, @ViewBuilder _ modify: @escaping (_ content: Self) -> some View) -> some View {
                EitherView(condition: condition, input: self, modify: modify)
            }

            /// Make a change to a view in a modifier chain iff an optional value is available
            ///
            /// - Parameter ifLet: the value required for the change to be made
            /// - Parameter modify: the change to make
            public func conditionally<V: View, P>(ifLet payload: P?, @ViewBuilder _ modify: @escaping (_ content: Self, _ value: P) -> V) -> some View {
                EitherView(input: self, payload: payload, build: modify)
            }
        }

        enum EitherView<V1: View, V2: View>: View {
            init(condition: Bool, input: V1, @ViewBuilder modify: (V1)->V2) {
                if condition {
                    self = .v1(input)
                } else {
                    self = .v2(modify(input))
                }
            }
            init<P>(input: V1, payload: P?, @ViewBuilder build: (V1, P)->V2) {
                if let payload {
                    self = .v2(build(input, payload))
                } else {
                    self = .v1(input)
                }
            }
            case v1(V1)
            case v2(V2)

            var body: some View {
                switch self {
                case .v1(let v1): v1
                case .v2(let v2): v2
                }
            }
        }
        """

    private static let compiledConditionally =
        conditionally
        .replacing("public func conditionally", with: "func conditionally")
        .replacing("func conditionally(if", with: "func conditionally<V: View>(if")
        .replacing("(_ content: Self) -> some View) ->", with: "(_ content: Self) -> V) ->")

    private static let concise = """
        struct ConciseView: View {
          @State var isBad: Bool
          @State var isLoud: Bool

          var body: some View {
            MyLabel()
            .conditionally(if: isLoud) { $0.fontWeight(.bold) }
            .conditionally(if: isBad) { $0.background(.red) }
          }
        }

        """

    /// On exactly when it was.
    private static let conciseAfter = """
        struct ConciseView: View {
          @State var isBad: Bool
          @State var isLoud: Bool

          var body: some View {
            MyLabel()
            .fontWeight(isLoud ? nil : .bold)
            .background(isBad ? .clear : .red)
          }
        }

        """

    static let all: [Listing] = [
        Listing(
            """
            struct VerboseView: View {
              @State var isBad: Bool
              @State var isLoud: Bool

              var body: some View {
                if isBad && isLoud {
                  MyLabel()
                    .fontWeight(.bold)
                    .background(.red)
                } else if !isBad && isLoud {
                  MyLabel()
                    .fontWeight(.bold)
                } else if isBad && !isLoud {
                  MyLabel()
                    .background(.red)
                } else {
                  MyLabel()
                }
              }
            }

            """,
            """
            struct VerboseView: View {
              @State var isBad: Bool
              @State var isLoud: Bool

              var body: some View {
                MyLabel()
                  .fontWeight(isLoud ? .bold : nil)
                  .background(isBad ? .red : .clear)
              }
            }

            """, level: .assumed, isExplicit: true),
        Listing(
            behind: applyIf,
            """
            struct ContentView: View {
                @State var myState = false
                var body: some View {
                    VStack {
                        Toggle("Toggle", isOn: $myState.animation())
                        Rectangle()
                            .applyIf(condition: myState, transform: { $0.frame(width: 100) })
                    }
                    
                }
            }

            """,
            """
            struct ContentView: View {
                @State var myState = false
                var body: some View {
                    VStack {
                        Toggle("Toggle", isOn: $myState.animation())
                        Rectangle()
                            .frame(width: myState ? 100 : nil)
                    }
                    
                }
            }

            """),
        Listing(
            behind: applyIf,
            """
            struct Stateful: View {
                @State var input: String = ""
                var body: some View {
                    TextField("My Field", text: $input)
                }
            }

            struct Sample: View {
                var flag: Bool
                var body: some View {
                    Stateful().applyIf(condition: flag) {
                        $0.background(Color.red)
                    }
                }
            }

            """,
            """
            struct Stateful: View {
                @State var input: String = ""
                var body: some View {
                    TextField("My Field", text: $input)
                }
            }

            struct Sample: View {
                var flag: Bool
                var body: some View {
                    Stateful().background(flag ? Color.red : Color.clear)
                }
            }

            """),
        Listing(
            behind: applyIf,
            """
            struct ConditionalModifierExample: View {
              @State private var isOn = false
               
              var body: some View {
                VStack {
                  Toggle("Toggle", isOn: $isOn)
                  Rectangle()
                    .applyIf(
                      condition: isOn,
                      transform: { $0.frame(width: 100) }
                    )
                }
                .animation(.linear(duration: 1), value: isOn)
                .padding(.horizontal)
                .frame(height: 200)
              }
            }

            """,
            """
            struct ConditionalModifierExample: View {
              @State private var isOn = false
               
              var body: some View {
                VStack {
                  Toggle("Toggle", isOn: $isOn)
                  Rectangle()
                    .frame(width: isOn ? 100 : nil)
                }
                .animation(.linear(duration: 1), value: isOn)
                .padding(.horizontal)
                .frame(height: 200)
              }
            }

            """),
        Listing(
            behind: applyIf,
            """
            struct ConditionalModifierExample3: View {
              @State private var isOn = false
               
              var body: some View {
                VStack {
                  Toggle("Toggle", isOn: $isOn)
                  Rectangle()
                    .frame(width: isOn ? 100 : nil) // <- тернарный оператор
                    .applyIf(condition: isOn) { $0.border(Color.red) } // <- ломает анимацию
                }
                .animation(.linear(duration: 1), value: isOn)
                .padding(.horizontal)
                .frame(height: 200)
              }
            }

            """,
            """
            struct ConditionalModifierExample3: View {
              @State private var isOn = false
               
              var body: some View {
                VStack {
                  Toggle("Toggle", isOn: $isOn)
                  Rectangle()
                    .frame(width: isOn ? 100 : nil) // <- тернарный оператор
                    .border(Color.red, width: isOn ? 1 : 0) // <- ломает анимацию
                }
                .animation(.linear(duration: 1), value: isOn)
                .padding(.horizontal)
                .frame(height: 200)
              }
            }

            """),
        Listing(
            behind: applyIf,
            """
            /// Вьюха, имеющая свое @State-свойство
            struct StatefulView: View {
              @State private var text = ""
               
              var body: some View {
                TextField("My text", text: $text)
              }
            }

            /// Контейнер для `StatefulView`
            struct StatefulViewExample: View {
              @State private var isRed = false
               
              var body: some View {
                VStack {
                  StatefulView().applyIf(condition: isRed) {
                    $0.background(Color.red)
                  }
                  Button("Change color") {
                    isRed.toggle()
                  }
                }
              }
            }

            """,
            """
            /// Вьюха, имеющая свое @State-свойство
            struct StatefulView: View {
              @State private var text = ""
               
              var body: some View {
                TextField("My text", text: $text)
              }
            }

            /// Контейнер для `StatefulView`
            struct StatefulViewExample: View {
              @State private var isRed = false
               
              var body: some View {
                VStack {
                  StatefulView().background(isRed ? Color.red : Color.clear)
                  Button("Change color") {
                    isRed.toggle()
                  }
                }
              }
            }

            """),
        glass(`if`, compiles: false), glass(builtIf),
        hidden(`if`, compiles: false), hidden(builtIf),
        Listing(
            """
            var body: some View {
                if shouldHide {
                    contentView
                        .hidden()
                } else {
                    contentView
                }
            }

            """,
            """
            var body: some View {
                contentView
                    .opacity(shouldHide ? 0 : 1)
            }

            """, isExplicit: true),
        Listing(
            """
            var body: some View {
                if User.wantsGlassBackground {
                    contentView
                        .background(CustomGlassBackgroundView())
                } else {
                    contentView
                }
            }

            """,
            """
            var body: some View {
                contentView
                    .background {
                        if User.wantsGlassBackground {
                            CustomGlassBackgroundView()
                        }
                    }
            }

            """, isExplicit: true),
        Listing(behind: conditionally, concise, conciseAfter, level: .assumed, compiles: false),
        Listing(behind: compiledConditionally, concise, conciseAfter, level: .assumed),
    ]

    private static func glass(_ helper: String, compiles: Bool = true) -> Listing {
        Listing(
            behind: helper,
            """
            struct Glass: View {
                var contentView: some View { SampleContentView() }
                var body: some View {
                    contentView
                        .if(User.wantsGlassBackground) {
                            $0.background(CustomGlassBackgroundView())
                        }
                }
            }

            """,
            """
            struct Glass: View {
                var contentView: some View { SampleContentView() }
                var body: some View {
                    contentView
                        .background {
                            if User.wantsGlassBackground {
                                CustomGlassBackgroundView()
                            }
                        }
                }
            }

            """, compiles: compiles)
    }

    private static func hidden(_ helper: String, compiles: Bool = true) -> Listing {
        Listing(
            behind: helper,
            """
            struct Hidden: View {
                @State private var shouldHide = false
                var contentView: some View { Text("Content") }
                var body: some View {
                    contentView
                        .if(shouldHide) { $0.hidden() }
                }
            }

            """,
            """
            struct Hidden: View {
                @State private var shouldHide = false
                var contentView: some View { Text("Content") }
                var body: some View {
                    contentView
                        .opacity(shouldHide ? 0 : 1)
                }
            }

            """, compiles: compiles)
    }

    /// The fifth has nothing conditional in it.
    static let backports = """
        import Combine
        import SwiftUI

        struct OnChangeModifier<Value: Equatable>: ViewModifier {
            let perform: (Value) -> Void
            let currentValue: Value
            @State var oldValue: Value

            init(perform operation: @escaping (Value) -> Void, value: Value) {
                perform = operation
                currentValue = value
                _oldValue = .init(wrappedValue: value)
            }

            func body(content: Content) -> some View {
                content.onReceive(Just(currentValue)) { value in
                    if oldValue != value {
                        perform(value)
                        oldValue = value
                    }
                }
            }
        }

        extension View {
            func onGeometryChange<T: Equatable>(
                for type: T.Type,
                of transform: @escaping (GeometryProxy) -> T,
                action: @escaping (T) -> Void
            ) -> some View {
                overlay(
                    GeometryReader { proxy in
                        Color.clear
                            .onChange(of: transform(proxy)) { newValue in
                                action(newValue)
                            }
                    }
                )
            }

            func animation(_ animation: Animation?, @ViewBuilder body: (AnyView) -> some View) -> some View {
                modifier(ScopedModifier(makeBody: body).animation(animation))
            }
        }

        extension AnyTransition {
            init(_ t: some Transition) {
                self = .asymmetric(
                    insertion: .modifier(
                        active: TransitionModifier(phase: .willAppear, transition: t),
                        identity: TransitionModifier(phase: .identity, transition: t)
                    ),
                    removal: .modifier(
                        active: TransitionModifier(phase: .didDisappear, transition: t),
                        identity: TransitionModifier(phase: .identity, transition: t)
                    )
                )
            }
        }

        """

    @Test func theyBecomeWhatTheArticlesAskFor() {
        check(
            Self.all.map { one in
                Golden(
                    before: one.before, after: one.after, allowed: one.level == .safe ? [] : [one.level],
                    isExplicit: one.isExplicit, sourceLocation: one.sourceLocation)
            })
    }

    @Test func backportsAreLeftAlone() {
        check([Golden(before: Self.backports, after: nil, isExplicit: true, outcomes: [])])
    }

    static let compiled = all.filter(\.compiles)
    static let results = Result {
        try Model.iOS17.get().run(
            compiled.enumerated().map { ModelExample("listing \($0)", before: $1.before, after: $1.after) })
    }

    @Test func areProven() async throws {
        await check(each: zip(Self.compiled, try Self.results.get())) { listing, result in
            #expect(result.failures(proving: listing.level) == [])
        }
    }
}

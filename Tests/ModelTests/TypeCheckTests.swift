import Harness
import RuleModel
import Testing

/// What type-checks on Apple's platforms does so here, and what does not does not; each fact is about an overload.
@Suite(.enabled(if: Model.isAvailable))
struct TypeCheckTests {
    static let compiles = [
        "Text(title).opacity(gap).padding(level).opacity(width ?? level)",
        "Text(title).frame(width: level).offset(x: c ? level : 0)",
        "Text(title).frame(width: c ? 100 : nil)",
        "Text(title).frame(maxWidth: c ? .infinity : nil)",
        "Text(title).frame(maxWidth: c ? .infinity : 320)",
        "Text(title).padding(c ? .horizontal : [])",
        "Text(title).padding(c ? [.top, .leading] : [])",
        "Text(title).padding(.all, c ? nil : 0)",
        "Text(title).padding(c ? .init(top: 1, leading: 2, bottom: 3, trailing: 4) : .init())",
        "Text(title).background(c ? .red : .clear)",
        "Text(title).background(c ? Color.red : nil)",
        "Text(title).background { if c { Color.red } }",
        "Text(title).background(Group { if c { Color.red } })",
        "Text(title).background(c ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(.clear))",
        "Text(title).background(c ? .red : .clear, in: Circle())",
        "Text(title).overlay(c ? Text(\"x\") : nil)",
        "Text(title).foregroundColor(c ? .red : nil)",
        "Text(title).foregroundStyle(c ? .red : .primary)",
        "Text(title).tint(c ? .red : nil)",
        "Text(title).tint(c ? Color.red : nil)",
        "Text(title).font(c ? .title : .none)",
        "Text(title).font(c ? .title.bold() : nil)",
        "contentView.transformEnvironment(\\.font) { [c] in if c { $0 = .title } }",
        "contentView.transformEnvironment(\\.lineLimit) { [c] in if c { $0 = 2 } }",
        "contentView.animation(.spring(), value: c ? count : nil)",
        "contentView.transaction { [c] in if c && !$0.disablesAnimations { $0.animation = .linear } }",
        "contentView.onAppear(perform: c ? { load() } : nil)",
        "contentView.gesture(c ? TapGesture(count: 2).onEnded { tap() } : nil)",
        "contentView.gesture(c ? TapGesture().onEnded(tap) : nil)",
        "contentView.shadow(color: c ? .red : .clear, radius: 4)",
        "contentView.sheet(isPresented: c ? $isOn : .constant(false)) { Text(title) }",
        "contentView.toolbar { if c { ToolbarItem { Text(title) } } }",
        "contentView.redacted(reason: c ? .placeholder : [])",
        "contentView.mask { if c { Circle() } else { Rectangle() } }",
        "contentView.listRowBackground(c ? Color.red : nil)",
        "contentView.clipShape(Circle().inset(by: c ? 0 : -10_000))",
        "contentView.clipShape(c ? AnyShape(Circle()) : AnyShape(Rectangle()))",
        "contentView.accessibilityAddTraits(c ? .isSelected : [])",
        "Text(title).bold(c) + Text(title)",
        "Text(title).fontWeight(c ? .bold : nil) + Text(title)",
        "(Text(title).foregroundColor(c ? .red : nil) + Text(title)).padding()",
        "Circle().fill(c ? AnyShapeStyle(Color.red) : AnyShapeStyle(.foreground))",
        "Circle().fill(.red).stroke(.blue, lineWidth: c ? 2 : 0)",
        "Circle().trim(from: 0, to: c ? 0.5 : 1).stroke(Color.red, lineWidth: 2)",
    ]

    static let fails = [
        "Text(title).frame(width: Double?.some(level))",
        "Text(title).background(c ? .red : nil)",
        "Text(title).listRowBackground(c ? .red : nil)",
        "Text(title).foregroundStyle(c ? .red : nil)",
        "Text(title).background(c ? .thinMaterial : .clear)",
        "Text(title).background(c ? Color.red.gradient : .clear)",
        "Text(title).background(c ? .linearGradient(colors: xs, startPoint: .top, endPoint: .bottom) : .clear)",
        "Text(title).foregroundStyle(c ? .red : .tertiary)",
        "Text(title).foregroundStyle(c ? .tint : .red)",
        "Text(title).foregroundStyle(c ? .primary : .red)",
        "Text(title).clipShape(c ? Circle() : Rectangle())",
        "Text(title).buttonStyle(c ? .plain : .bordered)",
        "Text(title).textSelection(c ? .enabled : .disabled)",
        "Text(title).lineLimit(c ? 1...3 : nil)",
        "Text(title).padding(c ? nil : 0)",
        "Text(title).background { if c { .red } }",
        "Text(title).transformEnvironment(\\.foregroundColor) { $0 = .red }",
        "Text(title).transformEnvironment(\\.accentColor) { $0 = .red }",
        "Text(title).transformEnvironment(\\.tint) { $0 = nil }",
        "Text(title).transformEnvironment(\\.kerning) { $0 = 2 }",
        "Text(title).transformEnvironment(\\.underline) { $0 = nil }",
        "Text(title).font(c ? .title : nil).padding() + Text(title)",
        "Text(title).transformEnvironment(\\.font) { $0 = .title } + Text(title)",
        "contentView.bold(c) + Text(title)",
        "c ? contentView.padding() : contentView",
    ]

    /// Every snippet stands as the second side, in one program.
    static let results = Result {
        try Model.iOS17.get().run((compiles + fails).map { ModelExample($0, before: "Text(title)", after: $0) })
    }

    @Test func works() async throws {
        await check(each: zip(Self.compiles, try Self.results.get())) { _, result in
            #expect(result.after.errors == [])
        }
    }

    @Test func doesNotCompile() async throws {
        let results = try Self.results.get().dropFirst(Self.compiles.count)
        await check(each: zip(Self.fails, results)) { _, result in
            #expect(!result.after.errors.isEmpty)
            #expect(result.before.errors == [])
        }
    }

    /// Code that compiles, and whether with the condition true it means what the first form does.
    static let meanings: [(plain: String, conditional: String, isSame: Bool)] = [
        // A colour is a style that reaches into the safe area, an optional one is a view that does not.
        ("Text(title).background(Color.red)", "Text(title).background(c ? Color.red : nil)", false),
        ("Text(title).background(Color.red)", "Text(title).background(c ? .red : .clear)", true),
        // `.primary` next to a colour is a colour.
        ("Text(title).foregroundStyle(.primary)", "Text(title).foregroundStyle(!c ? .red : .primary)", false),
        ("Text(title).foregroundStyle(Color.primary)", "Text(title).foregroundStyle(!c ? .red : .primary)", true),
        // `nil` is the default padding.
        ("Text(title)", "Text(title).padding(.all, c ? nil : 0)", false),
        ("Text(title).padding()", "Text(title).padding(.all, c ? nil : 0)", true),
        // An empty mask hides, a radius of 0 clips, and is a sharp shadow.
        ("contentView", "contentView.mask { if !c { Circle() } }", false),
        ("contentView", "contentView.cornerRadius(c ? 0 : 8)", false),
        ("contentView", "contentView.shadow(radius: c ? 0 : 8)", false),
        ("contentView", "contentView.shadow(color: c ? .clear : .red, radius: 8)", true),
        ("contentView", "contentView.safeAreaInset(edge: .bottom) { if !c { Text(title) } }", false),
    ]

    static let meant = Result {
        try Model.iOS17.get().run(
            meanings.map { ModelExample($0.conditional, before: $0.plain, after: $0.conditional) })
    }

    @Test func means() async throws {
        await check(each: zip(Self.meanings, try Self.meant.get())) { meaning, result in
            #expect(result.before.errors + result.after.errors == [])
            #expect((result.before.effects(true) == result.after.effects(true)) == meaning.isSame)
        }
    }

    /// API newer than the deployment target is not there, so that a form that needs it is found out.
    static let tooNewForIOS14 = [
        "contentView.background { if c { Avatar(user) } }",
        "contentView.overlay { if c { Avatar(user) } }",
        "contentView.background(c ? .red : .clear)",
        "contentView.background(c ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.clear))",
        "contentView.bold(c)",
        "contentView.fontWeight(c ? .bold : nil)",
        "contentView.toolbar { if c { ToolbarItem { Text(title) } } }",
        "contentView.tint(c ? .red : nil)",
        "Text(title).bold(c)",
        "Circle().fill(.red).stroke(.blue)",
    ]

    static let onIOS14 = Result {
        try Model.iOS14.get().run(tooNewForIOS14.map { ModelExample($0, before: "Text(title)", after: $0) })
    }

    @Test func isTooNewForIOS14() async throws {
        await check(each: zip(Self.tooNewForIOS14, try Self.onIOS14.get())) { _, result in
            #expect(!result.after.errors.isEmpty)
        }
    }

    @Test func colourIsAViewOnIOS14() throws {
        let example = ModelExample(
            before: "contentView.if(c) { $0.background(Color.red) }",
            after: "contentView.background(c ? Color.red : nil)")
        let results = try Model.iOS14.get().run([example]) + Model.iOS17.get().run([example])
        #expect(results[0].failures(proving: .safe) == [])
        #expect(results[1].failures(proving: .safe) != [])
    }
}

import Harness
import RuleModel
import Testing

/// The inert forms of SwiftUI's modifiers, as its documentation has them, each at its level and not at a better one.
@Suite(.enabled(if: Model.isAvailable))
struct FactTests {
    struct Fact: Sendable, SourceLocated {
        let link: String
        let merged: String
        let level: Level
        let receiver: String
        let sourceLocation: SourceLocation

        init(
            _ link: String, _ merged: String, _ level: Level = .safe, on receiver: String = "contentView",
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            self.link = link
            self.merged = merged
            self.level = level
            self.receiver = receiver
            self.sourceLocation = sourceLocation
        }

        var example: ModelExample {
            ModelExample(merged, before: "\(receiver).if(c) { $0\(link) }", after: receiver + merged)
        }
    }

    static let facts = [
        Fact(".frame(height: 40)", ".frame(height: c ? 40 : nil)"),
        Fact(
            ".frame(minWidth: 1, maxWidth: .infinity)", ".frame(minWidth: c ? 1 : nil, maxWidth: c ? .infinity : nil)"),
        Fact(
            ".frame(width: 9, alignment: .topLeading)", ".frame(width: c ? 9 : nil, alignment: .topLeading)"),
        Fact(
            ".frame(width: 9, alignment: .centerFirstTextBaseline)",
            ".frame(width: c ? 9 : nil, alignment: c ? .centerFirstTextBaseline : .center)"),
        Fact(".padding()", ".padding(c ? .all : [])"),
        Fact(".padding()", ".padding(.all, c ? nil : 0)"),
        Fact(".padding(.horizontal)", ".padding(c ? .horizontal : [])"),
        Fact(".padding(gap)", ".padding(c ? gap : 0)"),
        Fact(".padding(.top, 8)", ".padding(.top, c ? 8 : 0)"),
        Fact(".padding(insets)", ".padding(c ? insets : EdgeInsets())"),
        Fact(".offset(x: 3)", ".offset(x: c ? 3 : 0)"),
        Fact(".offset(CGSize(width: 1, height: 2))", ".offset(c ? CGSize(width: 1, height: 2) : .zero)"),
        Fact(".fixedSize()", ".fixedSize(horizontal: c, vertical: c)"),
        Fact(".layoutPriority(2)", ".layoutPriority(c ? 2 : 0)", .assumed),
        Fact(".zIndex(2)", ".zIndex(c ? 2 : 0)", .assumed),
        Fact(".alignmentGuide(.leading) { _ in 9 }", ".alignmentGuide(.leading) { d in c ? 9 : d[.leading] }"),
        Fact(".opacity(0.5)", ".opacity(c ? 0.5 : 1)"),
        Fact(".hidden()", ".opacity(c ? 0 : 1)"),
        Fact(".background(Badge(3))", ".background { if c { Badge(3) } }"),
        Fact(".background(Badge(3), alignment: .top)", ".background(alignment: .top) { if c { Badge(3) } }"),
        Fact(".background(Badge(3))", ".background(c ? Badge(3) : nil)"),
        Fact(".background(.red)", ".background(c ? .red : .clear)"),
        Fact(".background(.red, ignoresSafeAreaEdges: [])", ".background(c ? .red : .clear, ignoresSafeAreaEdges: [])"),
        Fact(".background(.red, in: Capsule())", ".background(c ? .red : .clear, in: Capsule())"),
        Fact(".background()", ".background(c ? AnyShapeStyle(.background) : AnyShapeStyle(.clear))"),
        Fact(".background(.thinMaterial)", ".background(c ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(.clear))"),
        Fact(".overlay(Badge(3))", ".overlay { if c { Badge(3) } }"),
        Fact(".overlay(.red)", ".overlay(c ? .red : .clear)"),
        Fact(".overlay(.red, in: Circle())", ".overlay { if c { Circle().fill(.red) } }"),
        Fact(".border(.red)", ".border(.red, width: c ? 1 : 0)"),
        Fact(".border(.tertiary, width: 3)", ".border(.tertiary, width: c ? 3 : 0)"),
        Fact(".border(.red, width: 2)", ".overlay { if c { Rectangle().strokeBorder(.red, lineWidth: 2) } }"),
        Fact(".shadow(color: .red, radius: 3, y: 2)", ".shadow(color: c ? .red : .clear, radius: 3, y: 2)"),
        Fact(
            ".shadow(radius: 3)",
            ".shadow(color: c ? Color(.sRGBLinear, white: 0, opacity: 0.33) : .clear, radius: 3)"),
        Fact(".scaleEffect(2)", ".scaleEffect(c ? 2 : 1)"),
        Fact(".rotationEffect(.degrees(90))", ".rotationEffect(c ? .degrees(90) : .zero)"),
        Fact(".blur(radius: 3)", ".blur(radius: c ? 3 : 0)"),
        Fact(".saturation(0.2)", ".saturation(c ? 0.2 : 1)"),
        Fact(".disabled(true)", ".disabled(c)"),
        Fact(".allowsHitTesting(false)", ".allowsHitTesting(!c)"),
        Fact(".redacted(reason: .placeholder)", ".redacted(reason: c ? .placeholder : [])"),
        Fact(".font(.title)", ".font(c ? .title : nil)", .assumed),
        Fact(".font(.title)", ".transformEnvironment(\\.font) { [c] in if c { $0 = .title } }", .verbose),
        Fact(".lineLimit(2)", ".lineLimit(c ? 2 : nil)", .assumed),
        Fact(".lineLimit(2)", ".transformEnvironment(\\.lineLimit) { [c] in if c { $0 = 2 } }", .verbose),
        Fact(".fontWeight(.bold)", ".fontWeight(c ? .bold : nil)", .assumed),
        Fact(".bold()", ".bold(c)", .assumed),
        Fact(".italic()", ".italic(c)", .assumed),
        Fact(".underline()", ".underline(c)", .assumed),
        Fact(".kerning(2)", ".kerning(c ? 2 : 0)", .assumed),
        Fact(".foregroundColor(.red)", ".foregroundColor(c ? .red : nil)", .assumed),
        Fact(
            ".foregroundStyle(.tertiary)",
            ".foregroundStyle(c ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.foreground))",
            .assumed),
        Fact(".tint(.red)", ".tint(c ? .red : nil)", .assumed),
        Fact(".environment(\\.lineSpacing, 3)", ".transformEnvironment(\\.lineSpacing) { [c] in if c { $0 = 3 } }"),
        Fact(".animation(.linear, value: count)", ".animation(.linear, value: c ? count : nil)"),
        Fact(".animation(.linear, value: count)", ".animation(c ? .linear : nil, value: count)", .assumed),
        Fact(".transaction { $0.animation = .linear }", ".transaction { [c] in if c { $0.animation = .linear } }"),
        Fact(".onTapGesture(count: 2) { tap() }", ".gesture(c ? TapGesture(count: 2).onEnded { tap() } : nil)"),
        Fact(".onAppear { load() }", ".onAppear(perform: c ? { load() } : nil)", .lifecycle),
        Fact(".toolbar { ToolbarItem { Badge(3) } }", ".toolbar { if c { ToolbarItem { Badge(3) } } }"),
        Fact(".toolbar { Badge(3) }", ".toolbar { if c { Badge(3) } }"),
        Fact(".contextMenu { Badge(3) }", ".contextMenu { if c { Badge(3) } }"),
        Fact(".listRowBackground(Color.red)", ".listRowBackground(c ? Color.red : nil)", .assumed),
        Fact(".accessibilityAddTraits(.isHeader)", ".accessibilityAddTraits(c ? .isHeader : [])"),
        Fact(
            ".sheet(isPresented: $isOn) { Badge(3) }", ".sheet(isPresented: c ? $isOn : .constant(false)) { Badge(3) }"),
        Fact(".bold()", ".bold(c)", .assumed, on: "Text(title)"),
        Fact(".bold()", ".fontWeight(c ? .bold : nil)", .approx, on: "Text(title)"),
        Fact(".font(.title)", ".font(c ? .title : nil)", .assumed, on: "Text(title)"),
        Fact(".font(.title)", ".transformEnvironment(\\.font) { [c] in if c { $0 = .title } }", on: "Text(title)"),
        Fact(".fontWeight(.bold)", ".fontWeight(c ? .bold : nil)", .assumed, on: "Text(title)"),
        Fact(".foregroundColor(.red)", ".foregroundColor(c ? .red : nil)", .assumed, on: "Text(title)"),
        Fact(".offset(x: 3)", ".offset(x: c ? 3 : 0)", on: "Circle()"),
        Fact(".fill(.red)", ".fill(c ? AnyShapeStyle(.red) : AnyShapeStyle(.foreground))", on: "Circle()"),
        Fact(".stroke(.red, lineWidth: 2)", ".stroke(.red, lineWidth: c ? 2 : 0)", on: "Circle().fill(.blue)"),
    ]

    static let results = Result { try Model.iOS17.get().run(facts.map(\.example)) }

    @Test func holds() async throws {
        await check(each: zip(Self.facts, try Self.results.get())) { fact, result in
            #expect(result.failures(proving: fact.level) == [])
            if fact.level == .assumed { #expect(result.failures(proving: .safe) != []) }
        }
    }
}

import Harness
import RuleModel
import Testing

/// Conditions in their new places: parenthesised where these bind tighter, never reordered, never dropped.
@Suite struct GoldenConditionTests {
    @Test func beforeAQuestionMark() {
        check([
            golden("Text(a).if(c ? d : e) { $0.opacity(0) }", "Text(a).opacity((c ? d : e) ? 0 : 1)"),
            golden("Text(a).if(c ?? false) { $0.opacity(0) }", "Text(a).opacity(c ?? false ? 0 : 1)"),
            golden("Text(a).if(c && d) { $0.opacity(0) }", "Text(a).opacity(c && d ? 0 : 1)"),
            golden("Text(a).if(x is Dog) { $0.opacity(0) }", "Text(a).opacity(x is Dog ? 0 : 1)"),
            golden("Text(a).if(c!) { $0.opacity(0) }", "Text(a).opacity(c! ? 0 : 1)"),
            golden("Text(a).if((c)) { $0.opacity(0) }", "Text(a).opacity((c) ? 0 : 1)"),
            golden("Text(a).if(x <~> y) { $0.opacity(0) }", "Text(a).opacity((x <~> y) ? 0 : 1)"),
            golden("Text(a).if(!c) { $0.opacity(0) }", "Text(a).opacity(c ? 1 : 0)"),
            golden(
                "Text(a).if(xs.contains { $0 > 3 }) { $0.opacity(0) }",
                "Text(a).opacity(xs.contains { $0 > 3 } ? 0 : 1)"),
        ])
    }

    /// A choice of the user's, or of a run before, and the condition's are one where they have a side in common.
    @Test func choicesThatShareASide() {
        check([
            golden("Text(a).if(c) { $0.padding(d ? .all : []) }", "Text(a).padding(c && d ? .all : [])"),
            golden(
                "Text(a).if(c) { $0.padding(d ? .top : [.top, .leading]) }",
                "Text(a).padding(c ? (d ? .top : [.top, .leading]) : [])"),
            golden(
                "Text(a).if(c) { $0.padding(d ? edges : [.top]) }", "Text(a).padding(c ? (d ? edges : [.top]) : [])",
                context: ["let edges: Edge.Set"]),
            golden("Text(a).if(c) { $0.padding(d ? [] : .all) }", "Text(a).padding(c && !d ? .all : [])"),
            golden("Text(a).if(c) { $0.opacity(d ? 1 : 0) }", "Text(a).opacity(c && !d ? 0 : 1)"),
            golden("Text(a).if(!c) { $0.opacity(d ? 1 : 0) }", "Text(a).opacity(!c && !d ? 0 : 1)"),
            golden("Text(a).if(c) { $0.opacity(d > 3 ? 1 : 0) }", "Text(a).opacity(c ? (d > 3 ? 1 : 0) : 1)"),
            golden(
                "Text(a).if(c) { $0.padding(d ? 3 : 5) } else: { $0.padding(5) }", "Text(a).padding(c && d ? 3 : 5)"),
            golden(
                "Text(a).if(c) { $0.padding(d ? 5 : 3) } else: { $0.padding(5) }", "Text(a).padding(c && !d ? 3 : 5)"),
            inBody(
                "if c { if d { Text(a).padding() } else { Text(a) } } else { Text(a) }",
                "Text(a).padding(c && d ? .all : [])"),
            inBody(
                "if c { if d { Text(a) } else { Text(a).opacity(0.4) } } else { Text(a) }",
                "Text(a).opacity(c && !d ? 0.4 : 1)"),
            golden(
                "func f(n: Int?) -> some View { Text(a).ifLet(n) { v, n in v.padding(n > 3 ? .all : []) } }",
                "func f(n: Int?) -> some View { Text(a).padding(n.map { $0 > 3 ? .all : [] } ?? []) }"),
        ])
    }

    @Test func aroundAQuestionMark() {
        check([
            golden("Text(a).if(c) { $0.opacity(d ? 0 : 1) }", "Text(a).opacity(c && d ? 0 : 1)"),
            golden("Text(a).if(c) { $0.opacity(d ? 0.5 : 0) }", "Text(a).opacity(c ? (d ? 0.5 : 0) : 1)"),
            golden(
                "Text(a).if(c || d) { $0.opacity(e ?? f ? 0 : 1) }", "Text(a).opacity((c || d) && (e ?? f) ? 0 : 1)"),
            golden("Text(a).if(!c) { $0.opacity(d > 3 ? 0 : 1) }", "Text(a).opacity(!c && d > 3 ? 0 : 1)"),
            golden("Text(a).if(!(c || d)) { $0.opacity(e ? 0 : 1) }", "Text(a).opacity(c || d ? 1 : (e ? 0 : 1))"),
            golden(
                "Text(a).if(c) { $0.opacity(d ? 0 /* gone */ : 1) }",
                "Text(a).opacity(c ? (d ? 0 /* gone */ : 1) : 1)"),
            golden("Text(a).if(c) { $0.opacity(x ?? 0) }", "Text(a).opacity(c ? x ?? 0 : 1)"),
            golden("Text(a).if(c) { $0.opacity(x as Double) }", "Text(a).opacity(c ? x as Double : 1)"),
        ])
    }

    @Test func inTheHeadOfAnIf() {
        check([
            golden("Text(a).if(c ? d : e) { $0.overlay(Card()) }", "Text(a).overlay { if c ? d : e { Card() } }"),
            golden(
                "Text(a).if(xs.contains { $0 > 3 }) { $0.overlay(Card()) }",
                "Text(a).overlay { if (xs.contains { $0 > 3 }) { Card() } }"),
            golden(
                "Text(a).if(xs.contains(where: { $0 > 3 })) { $0.overlay(Card()) }",
                "Text(a).overlay { if xs.contains(where: { $0 > 3 }) { Card() } }"),
            golden(
                "Text(a).if(c && xs.allSatisfy { $0 > 3 }) { $0.overlay(Card()) }",
                "Text(a).overlay { if (c && xs.allSatisfy { $0 > 3 }) { Card() } }"),
        ])
    }

    @Test func thatCostSomething() {
        check([
            golden("Text(a).if(f()) { $0.opacity(0) }", "Text(a).opacity(f() ? 0 : 1)"),
            golden(
                "Text(a).if(f()) { $0.frame(width: 3, height: 4) }",
                "Text(a).frame(width: f() ? 3 : nil, height: f() ? 4 : nil)", allowed: [.approx]),
            golden(
                "Text(a).if(xs[i]) { $0.padding(8).opacity(0) }",
                "Text(a).padding(xs[i] ? 8 : 0).opacity(xs[i] ? 0 : 1)",
                allowed: [.approx]),
        ])
        check(
            leftAlone: "Text(a).if(f()) { $0.frame(width: 3, height: 4) }\n",
            reasons: ["the condition holds a call or a subscript, which would be evaluated 2 times"])
        check(leftAlone: "Text(a).if(xs[i]) { $0.padding(8).opacity(0) }\n", outcomes: [.withheld])
    }

    /// A local has the type of what it begins with, or of what is in that.
    @Test(arguments: [
        "let m = model; return CALL", "let m = self.model; return CALL", "let m = Model.shared; return CALL",
        "let m = make(); return CALL", "let m = model.child!; return CALL", "let n = model; let m = n; return CALL",
        "let m = model.child ?? model; return CALL", "let m = model.kids.first!; return CALL",
        "let m = model.kids[0]; return CALL", "let m = env; return CALL",
        "return Group { if let m = model.child { CALL } }", "let m = model.child; return Group { if let m { CALL } }",
        "return ForEach(model.kids, id: \\.n) { m in CALL }",
        "guard let m = model.child else { return Text(a) }; return CALL",
        "return Group { switch model.child { case let m?: CALL; case nil: Text(a) } }",
    ]) func thatChangeSomethingOfALocal(_ statements: String) {
        let call = "Text(a).if(m.isOn) { $0.frame(width: 3, height: 4) }"
        let row = """
            struct Row: View {
                let model: Model; @Environment(Model.self) var env
                func make() -> Model { model }
                func row() -> some View { \(statements.replacing("CALL", with: call)) }
            }
            """
        let model = """
            class Model {
                var n = 3; var child: Model?; var kids: [Model] = []; static let shared = Model()
                var isOn: Bool { n += 1; return n > 3 }
            }
            """
        let reason = "the condition changes something, and would be evaluated 2 times"
        for context in [true, false] {
            let whole = context ? row : row + "\n" + model
            check([
                golden(whole, nil, context: context ? [model] : [], outcomes: [.left], reasons: [reason]),
                golden(
                    whole.replacing("n += 1; ", with: ""),
                    whole.replacing("n += 1; ", with: "").replacing(
                        call, with: "Text(a).frame(width: m.isOn ? 3 : nil, height: m.isOn ? 4 : nil)"),
                    context: context ? [model.replacing("n += 1; ", with: "")] : []),
            ])
        }
    }

    /// As a property it is the same.
    @Test func thatChangeSomething() {
        func row(_ members: String, _ call: String) -> String {
            "struct Row: View { \(members); var body: some View { \(call) } }"
        }
        let counting = "var isOn: Bool { counter.count += 1; return counter.count > 3 }"
        let (twice, both) = (
            "Text(a).if(isOn) { $0.frame(width: 3, height: 4) }",
            "Text(a).frame(width: isOn ? 3 : nil, height: isOn ? 4 : nil)"
        )
        let reason = "the condition changes something, and would be evaluated 2 times"
        let following =
            "var isOn: Bool { !items[next()] && next() > 3 }; func next() -> Int { count += 1; return count }"
        let handing = "var isOn: Bool { model.isOn }; let model: Model"
        let model = "struct Model { var isOn: Bool { bump(); return n > 3 }; func bump() { n += 1 } }"
        check([
            golden(row(counting, twice), nil, outcomes: [.left], reasons: [reason]),
            golden(row(counting, twice), nil, allowed: [.approx], outcomes: [.left], reasons: [reason]),
            golden(
                row(counting, "Text(a).if(isOn) { $0.opacity(0) }"), row(counting, "Text(a).opacity(isOn ? 0 : 1)")),
            golden(row(following, twice), nil, outcomes: [.left], reasons: [reason]),
            golden(
                row("", twice), nil, context: ["extension Row { \(counting) }"], outcomes: [.left],
                reasons: [reason]),
            golden(row(handing, twice), nil, context: [model], outcomes: [.left], reasons: [reason]),
            golden(
                "func f() { var isOn: Bool { count += 1; return true }; \(twice) }", nil, outcomes: [.left],
                reasons: [reason]),
        ])
        for members in [
            "var isOn: Bool { var n = 3; n += 1; return items[n] }", "var isOn: Bool { items[0].isOn }",
            "var isOn: Bool { n > 3 }; func bump() { n += 1 }",
        ] {
            check(before: row(members, twice) + "\n", after: row(members, both) + "\n")
        }
        for getter in [
            "stack.popLast() ?? false", "self.stack.removeFirst()", "iterator.next() ?? false",
            "stack[0].toggle(); return stack[0]", "Bool.random()", "print(3); return n > 3",
        ] {
            check([
                golden(row("var isOn: Bool { \(getter) }", twice), nil, outcomes: [.left], reasons: [reason])
            ])
        }
        let own = "var isOn: Bool { var copy = stack; copy.removeFirst(); return copy.isEmpty }"
        check(before: row(own, twice) + "\n", after: row(own, both) + "\n")
        // Nothing shows which `==` that is.
        let other = "struct Other { static func == (a: Other, b: Other) -> Bool { count += 1; return true } }"
        check([
            golden(
                "Text(a).if(m.kind == .some) { $0.frame(width: 3, height: 4) }",
                "Text(a).frame(width: m.kind == .some ? 3 : nil, height: m.kind == .some ? 4 : nil)", context: [other])
        ])
    }

    @Test func aFormThatWritesACostlyOneOnceIsTriedFirst() {
        let rules = RuleBook.builtin(
            and: """
                modifier spread(x: CGFloat = 0, y: CGFloat = 0)
                inert .spread(x: 0, y: 0)
                active .offset(CGSize(width: $x, height: $y))
                inert .offset(CGSize.zero)
                modifier offset(_ size: CGSize)
                type CGSize
                """)
        check([
            golden(
                "Text(a).if(c) { $0.spread(x: 1, y: 2) }", "Text(a).spread(x: c ? 1 : 0, y: c ? 2 : 0)", rules: rules),
            golden(
                "Text(a).if(f()) { $0.spread(x: 1, y: 2) }",
                "Text(a).offset(f() ? CGSize(width: 1, height: 2) : CGSize.zero)", rules: rules),
        ])
    }

    @Test func writtenTooOften() {
        let before = "Text(a).if(c) { $0.frame(minWidth: 1, maxWidth: 2, minHeight: 3, maxHeight: 4) }\n"
        check(leftAlone: before, reasons: ["the condition would be written 4 times"])
        check(
            before: before,
            after: """
                Text(a).frame(minWidth: c ? 1 : nil, maxWidth: c ? 2 : nil, minHeight: c ? 3 : nil, maxHeight: c ? 4 : nil)

                """, allowed: [.verbose])
        check(
            leftAlone: "Text(a).if(n > 3) { $0.frame(width: 1, height: 2).padding(3).opacity(0) }\n",
            reasons: ["the condition would be written 4 times"])
    }

    @Test func aNameIsWrittenInEachLink() {
        check([
            golden(
                "Text(a).if(c) { $0.frame(width: 1, height: 2).padding(3).opacity(0.5) }",
                "Text(a).frame(width: c ? 1 : nil, height: c ? 2 : nil).padding(c ? 3 : 0).opacity(c ? 0.5 : 1)"),
            golden(
                "Text(a).if(!c) { $0.frame(width: 1, height: 2).padding(3).opacity(0.5) }",
                "Text(a).frame(width: c ? nil : 1, height: c ? nil : 2).padding(c ? 0 : 3).opacity(c ? 1 : 0.5)"),
        ])
    }

    @Test func joinedConditionsAreNoName() {
        let deep = "Text(a).if(c) { $0.if(d) { $0.frame(width: 1, height: 2).padding(3).opacity(0.5) } }\n"
        check(leftAlone: deep, outcomes: [.withheld, .withheld])
    }

    @Test func thatMeanSomethingElseInAClosure() {
        check([
            golden(
                "ForEach(xs) { Text(a).if($0.isOn) { v in v.opacity(0) } }",
                "ForEach(xs) { Text(a).opacity($0.isOn ? 0 : 1) }"),
            // The form with a closure comes first.
            golden(
                "ForEach(xs) { Text(a).if($0.isOn) { v in v.overlay(Card()) } }",
                "ForEach(xs) { Text(a).overlay($0.isOn ? Card() : nil) }"),
        ])
        check(
            leftAlone: "ForEach(xs) { Text(a).if($0.isOn) { v in v.overlay { Card() } } }\n",
            reasons: ["`$0` of a closure around it means something else in the closure that would be written"])
    }

    @Test func overSeveralLines() {
        check(
            before: """
                struct A: View {
                    var body: some View {
                        Text(a)
                            .if(
                                isWide
                                    && isTall
                            ) {
                                $0.frame(width: 100)
                            }
                            .if(isWide
                                || isTall) { $0.background(Card()) }
                    }
                }

                """,
            after: """
                struct A: View {
                    var body: some View {
                        Text(a)
                            .frame(width: isWide
                                && isTall ? 100 : nil)
                            .background {
                                if isWide
                                    || isTall {
                                    Card()
                                }
                            }
                    }
                }

                """)
    }
}

import Harness
import RuleModel
import Testing

/// Every way in which a page can be wrong, with what is said of it.
@Suite struct PageErrorTests {
    private static let words = """
        ; it is one of `modifier`, `active`, `inert`, `otherwise`, `nothing`, `same`, `assumed`, `approx`, `verbose`, \
        `lifecycle`, `note`, `requires`, `available`, `identity`, `trait`, `branch`, `conditional`, `elsewhere`, `type`, `enum`, \
        `erases`, `apart`, `later`
        """

    /// A page called `glow` whose one `rule` fence begins on line 3, and its mistakes.
    static let rules: [(fence: String, errors: [String])] = [
        // Words
        ("inrt .glow(radius: 0)", ["4: unknown word `inrt`; did you mean `inert`?"]),
        ("Modifier glow()", ["4: unknown word `Modifier`; did you mean `modifier`?"]),
        ("frobnicate glow()", ["4: unknown word `frobnicate`\(words)"]),
        ("inert .glow(radius: 0)", ["4: `inert` before any `modifier`"]),
        ("note hello", ["4: `note` before any `modifier`"]),
        (on("inert .glow(radius: 0)\nsafe for all"), ["6: `safe` is not written: a form without a level is safe"]),
        // Signatures
        ("modifier", ["4: `modifier` needs a signature, such as `glow(radius: CGFloat)`"]),
        ("modifier a.b.c()", ["4: `a.b.c` is no modifier: write `TYPE.NAME`"]),
        ("modifier glow", ["4: `glow` needs its parameters in parentheses"]),
        ("modifier glow(radius: CGFloat", ["4: `glow` needs its parameters in parentheses"]),
        ("modifier glow<S(_ s: S)", ["4: `<` is not closed"]),
        ("modifier glow(radius)", ["4: `radius` is no parameter: it has no `:`"]),
        (
            "modifier glow(radius: Int color: Color)",
            ["4: `radius: Int color: Color` is no parameter: a comma is missing before `color`"]
        ),
        ("modifier glow(radius: )", ["4: `radius:` is no parameter: it has no type"]),
        ("modifier glow(8: Int)", ["4: `8: Int` is no parameter"]),
        ("modifier glow(radius: Int =)", ["4: `radius: Int =` is no parameter: it has no default behind `=`"]),
        ("modifier glow(_: Int)", ["4: `_: Int` needs a name, by which chains call it"]),
        ("modifier glow(a x: Int, b x: Int)", ["4: two parameters are named `x`: they are told apart by that name"]),
        ("modifier Text.glow()", ["4: `Text.glow` needs its result, such as `-> Text`"]),
        ("modifier glow() ->", ["4: `->` needs a type"]),
        ("modifier glow() glimmers", ["4: `glimmers` behind the signature"]),
        ("modifier glow<S>(_ s: S) where T: View", ["4: no generic parameter `T`"]),
        ("modifier glow<S>(_ s: S) where S View", ["4: `S View` is no constraint, such as `S: ShapeStyle`"]),
        ("modifier glow<S>(_ s: S) where", ["4: `where` needs a constraint, such as `S: ShapeStyle`"]),
        ("modifier glow()\nmodifier glow()", ["5: this overload of `glow` is stated twice"]),
        (
            "modifier glow<S>(_ s: () -> S) where S: View\nmodifier glow<T: View>(_ t: () -> T)",
            ["5: this overload of `glow` is stated twice"]
        ),
        // Nothing more is said of what stands below a signature that cannot be read.
        ("modifier glow\ninert .glow(radius: $x)", ["4: `glow` needs its parameters in parentheses"]),
        // Chains
        (on("inert"), ["5: a chain begins with a period: `.glow(radius: 0)`"]),
        (on("inert glow(radius: 0)"), ["5: a chain begins with a period: `.glow(radius: 0)`"]),
        (on("inert ."), ["5: a name must follow `.`"]),
        (on("inert .glow"), ["5: `.glow` is not called: write `.glow()`"]),
        (on("inert .glow(radius: 0"), ["5: `.glow(` is not closed"]),
        (on("inert .glow { "), ["5: `.glow {` is not closed"]),
        (on("inert .glow(radius: 1 +)"), ["5: `1 +` is no expression"]),
        (on("inert .glow(radius: let)"), ["5: `let` is no expression"]),
        (on("inert .glow(radius: 0; exit(1))"), ["5: `0; exit(1)` is no expression"]),
        (on("inert .glow(radius: _ 1 +)"), ["5: `1 +` is no expression"]),
        (on("approx unles Text it is lost"), ["5: unknown word `unles`; did you mean `unless`?"]),
        (on("inert .glow(radius: 0)\napprox an Image is lost"), []),
        (on("approx affter .font  it is lost"), ["5: unknown word `affter`; did you mean `after`?"]),
        (on("inert .glow(radius: 0) + 1"), ["5: `+ 1` behind the chain"]),
        (on("inert .glow(radius: 0,)"), ["5: an argument is missing"]),
        (on("inert .glow(radius:)"), ["5: `radius:` has no value"]),
        (on("inert .glow(radius: $radiu)"), ["5: `glow` has no parameter `$radiu`; did you mean `$radius`?"]),
        (
            on("inert .glow(radius: _ $other)"),
            ["5: `glow` has no parameter `$other`; it is one of `$radius`, `$color`"]
        ),
        (on("inert .glow(raduis: 0)"), ["5: `glow` has no argument `raduis:`; did you mean `radius:`?"]),
        (
            on("inert .glow(brightness: 0)"),
            ["5: `glow` has no argument `brightness:`; it is one of `radius:`, `color:`"]
        ),
        (on("inert .glow { }"), ["5: `glow` takes no closure"]),
        (on("inert .glow(color: .red, radius: 0)"), ["5: `glow` takes its arguments as `glow(radius:color:)`"]),
        (on("inert .opacity(1)"), ["5: `inert` calls `.opacity`: with `active` say what is called when on"]),
        (
            on("inert .glow(radius: 0).glow(radius: 0)"),
            [
                "5: `inert` calls `.glow`, `.glow`: with `active` say what is called when on"
            ]
        ),
        (on("active .glow(radius: 1)"), ["5: `active` without an `inert` below it"]),
        (
            on("active .glow(radius: 1)\nactive .glow(radius: 2)\ninert .glow(radius: 0)"),
            [
                "5: `active` without an `inert` below it"
            ]
        ),
        (
            on("active .glow(radius: _)\ninert .glow(radius: 0)"),
            [
                "5: `_` in `active`: write `$` and the parameter's name"
            ]
        ),
        (
            on("active .glow(radius: 1)\ninert .glow(radius: _ 0)"),
            [
                "6: `_` in a form with `active`: write `$` and the parameter's name"
            ]
        ),
        (on("active .glow(radius: 1)\ninert .blur(radius: 0)"), ["6: `inert` calls `.blur`, `active` calls `.glow`"]),
        (
            on("active .glow(radius: 1).blur(radius: 1)\ninert .glow(radius: 0)"),
            [
                "6: `inert` calls `.glow`, `active` calls `.glow`, `.blur`"
            ]
        ),
        // Names that mean nothing where the modifier is called.
        (
            on("inert .glow(radius: radius)"),
            ["5: `radius` in `inert` names nothing where the modifier is called: its argument is `$radius`"]
        ),
        (
            on("active .glow(radius: 1, color: color)\ninert .glow(radius: 0)"),
            ["5: `color` in `active` names nothing where the modifier is called: its argument is `$color`"]
        ),
        (
            on("inert .glow(radius: _ defaultRadius)"),
            [
                "5: `defaultRadius` in `inert` names nothing where the modifier is called: "
                    + "write a value, such as `0`, `.zero` or `Metrics.gap`"
            ]
        ),
        (
            on("inert .glow(radius: self.r)"),
            [
                "5: `self` in `inert` names nothing where the modifier is called: "
                    + "write a value, such as `0`, `.zero` or `Metrics.gap`"
            ]
        ),
        (
            on("inert .glow(radius: x + 1)"),
            [
                "5: `x` in `inert` names nothing where the modifier is called: "
                    + "write a value, such as `0`, `.zero` or `Metrics.gap`"
            ]
        ),
        (
            on("inert .glow(radius: f())"),
            [
                "5: `f` in `inert` names nothing where the modifier is called: "
                    + "write a value, such as `0`, `.zero` or `Metrics.gap`"
            ]
        ),
        (on("inert .glow(radius: nil!)"), ["5: `nil!` in `inert` may trap: a form is evaluated always"]),
        (on("inert .glow(radius: Metrics.shared.gap)"), []),
        (on("active .glow(radius: max($radius, 1))\ninert .glow(radius: 0)"), []),
        (on("active .glow(radius: $radius).onTap { r in r = f($color) }\ninert .glow(radius: 0).onTap { }"), []),
        // What is off is not what is on.
        (
            on("inert .glow()"),
            ["5: `inert` is how the modifier looks when it is on: say what it is given when it is off"]
        ),
        (
            on("inert .glow(radius: $radius, color: _)"),
            ["5: `inert` is how the modifier looks when it is on: say what it is given when it is off"]
        ),
        (
            on("active .glow(radius: $radius)\ninert .glow(radius: $radius)"),
            ["5: `inert` is how the modifier looks when it is on: say what it is given when it is off"]
        ),
        (
            "modifier glow<V: View>(_ view: V)\nactive .glow($view.padding())\ninert .glow(EmptyView().padding())",
            ["5: `EmptyView().padding()` and `$view.padding()` are of two types: `flag ? a : b` needs one"]
        ),
        (on("otherwise inert .glow(radius: 0)"), ["5: `otherwise` without an `inert` above it"]),
        (on("inert .glow(radius: 0)\notherwise .glow(radius: 0)"), ["6: `otherwise` is followed by `inert`"]),
        (
            on("inert .glow(radius: 0)\notherwise inert .blur()"),
            [
                "6: `otherwise` calls `.blur`: with `active` say what is called when on"
            ]
        ),
        (
            on("inert .glow(radius: 0)\notherwise inert .glow(radius: 0)\notherwise inert .glow(radius: 0)"),
            [
                "7: a second `otherwise` for one form"
            ]
        ),
        // Remarks
        (on("inert .glow(radius: 0)\napprox"), ["6: `approx` needs a reason"]),
        (on("inert .glow(radius: 0)\nnote on Text"), ["6: `note` needs a reason"]),
        (
            on("inert .glow(radius: 0)\napprox after alignmentGuide  it moves"),
            [
                "6: `after` needs modifiers, such as `after .glow`"
            ]
        ),
        (on("inert .glow(radius: 0)\napprox on hover it moves"), ["6: `on` needs types, such as `on Spacer`"]),
        (
            on("inert .glow(radius: 0)\napprox inside menus it moves"),
            [
                "6: `inside` needs containers, such as `inside Menu, .glow`"
            ]
        ),
        (
            on("inert .glow(radius: 0)\napprox given radius 0 it moves"),
            [
                "6: `given` needs a parameter and its values, such as `given $radius 0, 1`"
            ]
        ),
        (
            on("inert .glow(radius: 0)\napprox given $radios 0 it moves"),
            [
                "6: `glow` has no parameter `$radios`; did you mean `$radius`?"
            ]
        ),
        (
            on("inert .glow(radius: 0)\nbranch it always glows"),
            [
                "6: `branch` below a form: it stands before the forms"
            ]
        ),
        (on("branch it always glows\ninert .glow(radius: 0)"), ["6: a form for an overload that is a `branch`"]),
        (
            on("inert .glow(radius: 0)\napprox given $radius  it moves"),
            ["6: `given` needs a parameter and its values, such as `given $radius 0, 1`"]
        ),
        (on("inert .glow(radius: 0)\napprox given $radius condition  it moves"), []),
        (
            on("inert .glow(radius: 0)\napprox behind .offset  it moves"),
            [
                "6: unknown word `behind`; it is one of `after`, `before`, `on`, `unless`, `inside`, `holding`, `drawing`, `given`"
            ]
        ),
        (
            on("inert .glow(radius: 0)\napprox givn $radius 0  it moves"),
            ["6: unknown word `givn`; did you mean `given`?"]
        ),
        (
            on("inert .glow(radius: 0)\napprox behind Spacer, .offset  it moves"),
            [
                "6: unknown word `behind`; it is one of `after`, `before`, `on`, `unless`, `inside`, `holding`, `drawing`, `given`"
            ]
        ),
        (on("inert .glow(radius: 0)\napprox unless Text, VStack { }, Circle  it moves"), []),
        (
            on("inert .glow(radius: 0)\napprox unless Text, VStack { Text }  it moves"),
            ["6: `unless` needs types, such as `unless Text, VStack { }`"]
        ),
        (on("inert .glow(radius: 0)\napprox a `Text` before  `VoiceOver` reads it"), []),
        (on("inert .glow(radius: 0)\napprox VoiceOver reads it"), []),
        (on("inert .glow(radius: 0)\napprox and so on..."), []),
        (
            on("inert .glow(radius: 0)\napprox on Spacer  A framed spacer moves"),
            ["6: a reason begins with a small letter, and not with `A`"]
        ),
        (
            on("inert .glow(radius: 0)\nnote It moves"), ["6: a reason begins with a small letter, and not with `It`"]
        ),
        (on("branch it moves."), ["5: a reason ends without a full stop"]),
        // Forms that evaluate otherwise than the call did
        (
            on("active .blur(radius: $radius + $radius)\ninert .blur(radius: 0)"),
            ["5: `$radius` stands twice in `active`: what the user wrote would be evaluated twice"]
        ),
        (
            on("active .tint($color).blur(radius: $radius)\ninert .tint(nil).blur(radius: 0)"),
            [
                "5: `$color` stands before `$radius` in `active`, and behind it in the signature: what the user wrote "
                    + "would be evaluated in another order"
            ]
        ),
        (on("active .background(alignment: .top) { $color }\ninert .background(alignment: .top) { }"), []),
        (
            on("active .blur(radius: $radius)\ninert .blur(radius: $radius / 10)"),
            ["5: `$radius` in `inert`: it would be evaluated also when the condition is false"]
        ),
        (
            on("inert .glow(radius: _ $radius - 1)"),
            ["5: `$radius` in `inert`: it would be evaluated also when the condition is false"]
        ),
        (
            on("active .overlay { $color }\ninert .overlay { $color.hidden() }"),
            ["5: `$color` in `inert`: it would be evaluated also when the condition is false"]
        ),
        (on("active .blur(radius: $radius, opaque: true)\ninert .blur(radius: $radius, opaque: false)"), []),
        (on("inert .glow(radius: 0, color: $color)"), []),
        // Two types
        (
            "modifier glow<V>(_ view: V) where V: View\ninert .glow(EmptyView())",
            ["5: `EmptyView()` and `$view` are of two types: `flag ? a : b` needs one"]
        ),
        (
            "modifier glow(_ view: some View)\nactive .overlay($view)\ninert .overlay(EmptyView())",
            ["5: `EmptyView()` and `$view` are of two types: `flag ? a : b` needs one"]
        ),
        (
            "modifier glow(_ title: String)\nactive .overlay(Text($title))\ninert .overlay(EmptyView())",
            ["5: `Text($title)` and `EmptyView()` are of two types: `flag ? a : b` needs one"]
        ),
        (
            "modifier glow(_ color: Color)\nactive .overlay($color)\ninert .overlay(EmptyView())",
            ["5: `$color` and `EmptyView()` are of two types: `flag ? a : b` needs one"]
        ),
        ("modifier glow(_ text: Text)\nactive .overlay($text)\ninert .overlay(Text(\"\"))", []),
        ("modifier glow(_ text: Text?)\nactive .badge($text)\ninert .badge(Text(\"\"))", []),
        ("modifier glow<V>(_ view: V) where V: View\ninert .glow(nil)", []),
        ("modifier glow<S>(_ style: S) where S: StringProtocol\ninert .glow(\"\")", []),
        ("modifier glow(_ title: String)\nactive .overlay(Text($title))\ninert .overlay(Text(\"\"))", []),
        // Forms that are never taken
        (
            on("inert .glow(radius: 0)\ninert .glow(radius: 1)"),
            ["6: this form is never reached: one above it is taken wherever it could be"]
        ),
        (
            on("inert .glow(radius: 0)\nassumed it moves\ninert .glow(radius: 1)\nassumed it moves\nverbose it moves"),
            ["7: this form is never reached: one above it is taken wherever it could be"]
        ),
        (
            on("active .blur(radius: 0)\ninert .blur(radius: 1)\ninert .glow(radius: 1)"),
            ["7: this form is never reached: one above it is taken wherever it could be"]
        ),
        (on("inert .glow(radius: 0)\nassumed it moves\ninert .glow(radius: 1)"), []),
        (on("inert .glow(radius: 0)\nrequires iOS 16\ninert .glow(radius: 1)"), []),
        (
            on("inert .glow(radius: 0)\nrequires iOS 16\ninert .glow(radius: 1)\nrequires iOS 17"),
            ["7: this form is never reached: one above it is taken wherever it could be"]
        ),
        (on("inert .glow(radius: 0)\napprox on Spacer  it moves\ninert .glow(radius: 1)"), []),
        (on("inert .glow(color: .clear)\ninert .glow(radius: 1)"), []),
        (on("inert .glow(radius: _ 0)\ninert .glow(radius: 1)"), []),
        (on("inert .glow(color: nil)\ninert .glow(color: .clear)"), []),
        // Deployment targets
        (on("requires iOS 15"), ["5: `requires` without a form above it, which would need that"]),
        (on("inert .glow(radius: 0)\nrequires IOS 15"), ["6: unknown platform `IOS`; did you mean `iOS`?"]),
        (on("inert .glow(radius: 0)\nrequires iOS"), ["6: `iOS` is no platform with its version, such as `iOS 15`"]),
        (on("inert .glow(radius: 0)\nrequires iOS 15, "), ["6: a platform is missing, such as `iOS 15`"]),
        (on("inert .glow(radius: 0)\nrequires iOS fifteen"), ["6: `fifteen` is no version, such as `15` or `15.4`"]),
        (on("inert .glow(radius: 0)\nrequires iOS 15, iOS 16"), ["6: `iOS` is named twice"]),
        (on("inert .glow(radius: 0)\nrequires iOS 15\nrequires macOS 12"), ["7: a second `requires` for one form"]),
        (on("available"), ["5: a platform is missing, such as `iOS`"]),
        (on("available iOS, macos"), ["5: unknown platform `macos`; did you mean `macOS`?"]),
        (on("available iOS, iOS"), ["5: `iOS` is named twice"]),
        (on("available iOS\navailable iOS"), ["6: a second `available` for one overload"]),
        (on("inert .glow(radius: 0)\navailable iOS"), ["6: `available` below a form: it stands before the forms"]),
        (
            on("available iOS\ninert .glow(radius: 0)\nrequires iOS 15, macOS 12"),
            ["7: `macOS` is not among the platforms that are `available`"]
        ),
        // What stands for nothing, and for another call
        (on("nothing .glow(radius: 0)"), []),
        (
            on("inert .glow(radius: 0)\nnothing .glow(radius: 0)"),
            ["6: `nothing` below a form: it stands before the forms"]
        ),
        (on("nothing .shine()"), ["5: `nothing` is a call of `glow`, as it is written"]),
        (on("nothing .glow(size: 0)"), ["5: `glow` has no argument `size:`; it is one of `radius:`, `color:`"]),
        (
            on("nothing .glow(radius: _)"),
            ["5: `nothing` is a call as it is written, without `_`, `$name` and closures"]
        ),
        (on("same .glow(radius: 0)"), ["5: `same` is for a modifier without parameters"]),
        ("modifier dim()\nsame .dim()", ["5: `same` is one call of another modifier"]),
        ("modifier dim()\nsame .a().b()", ["5: `same` is one call of another modifier"]),
        ("modifier dim()\nsame .a()\nsame .b()", ["6: a second `same` for one overload"]),
        (
            "modifier dim()\nsame .glow(radius: $r)",
            ["5: `same` is a call as it is written, without `_`, `$name` and closures"]
        ),
        // Helpers and types
        ("conditional .when(condition)", ["4: a helper takes a `transform`"]),
        ("conditional .when(transform)", ["4: a helper takes a `condition` or a `payload`"]),
        ("conditional .when(condition, payload, transform)", ["4: a helper takes a `condition` or a `payload`"]),
        ("conditional .when(condtion, transform)", ["4: unknown role `condtion`; did you mean `condition`?"]),
        (
            "conditional .when(_, transform)",
            ["4: unknown role `_`; it is one of `condition`, `payload`, `transform`, `otherwise`"]
        ),
        ("conditional .when(condition, transform, transform)", ["4: two arguments are the `transform`"]),
        ("conditional .when(condition, transform).then()", ["4: `conditional` names one call"]),
        ("type", ["4: `type` needs a type, such as `type Color: View .red`"]),
        ("type Glow:", ["4: `Glow:` needs what it conforms to"]),
        ("type Glow .soft .soft", ["4: `.soft` is named twice"]),
        ("type Glow .", ["4: a name must follow `.`"]),
        ("enum", ["4: `enum` needs a type and its cases, such as `enum ColorScheme .light .dark`"]),
        ("enum Glow", ["4: `enum` needs a type and its cases, such as `enum ColorScheme .light .dark`"]),
        ("enum Glow: View .soft", ["4: `enum` needs a type and its cases, such as `enum ColorScheme .light .dark`"]),
        ("enum any Glow .soft", ["4: `enum` needs a type and its cases, such as `enum ColorScheme .light .dark`"]),
        ("enum Glow .soft .soft", ["4: `.soft` is named twice"]),
        ("erases Shape iOS 17", ["4: `erases` before any `type`"]),
        (
            "type AnyGlow\nerases ShapeStyle iOS 17", ["5: `AnyGlow` is no `ShapeStyle`: `type AnyGlow: ShapeStyle`"]
        ),
        (
            "type AnyGlow: Shape\nerases Shape iOS", ["5: `iOS` is no platform with its version, such as `iOS 15`"]
        ),
        (
            "type AnyGlow: Shape\nerases",
            ["5: `erases` needs a protocol and what it needs, such as `erases Shape iOS 16, macOS 13`"]
        ),
        ("apart .soft .hard", ["4: `apart` before any `type`"]),
        ("type Edges .soft .hard\napart .soft", ["5: `apart` needs members, such as `apart .top .bottom`"]),
        ("type Edges .soft .hard\napart", ["5: `apart` needs members, such as `apart .top .bottom`"]),
        ("type Edges .soft .hard\napart .soft .soft", ["5: `.soft` is named twice"]),
        ("type Edges .soft\napart .soft .hard", ["5: `.hard` is no member of `Edges`: `type Edges .hard`"]),
        ("type Glow soft", ["4: `soft` behind the members, which are written `.red .blue`"]),
        ("later", ["4: `later` needs a call, such as `Button(action: @escaping () -> Void)`"]),
        ("later Glow", ["4: `Glow` needs its parameters in parentheses"]),
        (
            "later Glow(content: () -> V)",
            ["4: `later Glow` needs a closure that is `@escaping`: any other runs at once"]
        ),
        (
            "elsewhere Glow(content: () -> V)",
            ["4: `elsewhere` needs modifiers, such as `.sheet`, or a call with a parameter of type `Elsewhere`"]
        ),
        ("elsewhere .glow soft", ["4: what is `soft` behind the modifiers?"]),
        // All mistakes are said, not only the first.
        (
            on("inert .glow(raduis: 0)\nrequires IOS 15\nhuh\napprox"),
            [
                "5: `glow` has no argument `raduis:`; did you mean `radius:`?",
                "6: unknown platform `IOS`; did you mean `iOS`?", "7: unknown word `huh`\(words)",
                "8: `approx` needs a reason",
            ]
        ),
    ]

    private static func on(_ words: String) -> String {
        "modifier glow(radius: CGFloat, color: Color = .white)\n" + words
    }

    @Test func areSaid() async {
        await check(each: Self.rules) { fence, errors in
            #expect(mistakes("# glow\n\n```rule\n\(fence)\n```\n") == errors)
        }
    }

    /// Whatever somebody is about to type.
    @Test func nothingThatIsLeftOutStopsTheReader() async {
        await check(each: Self.rules.indices) { index in
            let fence = Array(Self.rules[index].fence.utf8)
            for place in stride(from: index % 3, to: fence.count, by: 3) {
                for rest in [fence[..<place], fence[..<place] + fence[(place + 1)...]] {
                    let text = "# glow\n\n```rule\n\(String(decoding: rest, as: UTF8.self))\n```\n"
                    _ = try? Page(reading: text, path: "glow.md")
                }
            }
        }
    }

    /// Whole pages called `glow`.
    static let pages: [(text: String, errors: [String])] = [
        ("", ["1: a page begins with its title: `# glow`", "1: a page without a `rule` fence says nothing"]),
        ("# gleam\n```rule\n```", ["1: the title `gleam` is not the file's name: `# glow`"]),
        ("# glow\n```rule\n```\n# glow", ["4: a second title"]),
        ("# glow\n```rule\n```", ["1: a page whose `rule` fence is empty says nothing"]),
        ("# glow\nNo fence.", ["1: a page without a `rule` fence says nothing"]),
        ("# glow\n```rule\ntype Glow", ["2: this fence is not closed"]),
        ("# glow\n```rules\ntype Glow\n```", ["2: unknown fence `rules`; did you mean `rule`?"]),
        ("# glow\n```rule\n```\n```\ntype Glow\n```", ["4: a fence is a `rule`, a `diff` or a `swift` one"]),
        ("# glow\n```rule approx\n```", ["2: `approx` behind `rule`"]),
        ("# glow\n```rule\n```\n```swift\n\n```", ["4: an example without code"]),
        ("# glow\n```rule\n```\n```diff\n- a\nb\n+ c\n```", ["6: a line of a `diff` begins with `-`, `+` or a space"]),
        (
            "# glow\n```rule\n```\n```diff\n+ c\n```",
            ["4: a `diff` without `-` and `+`: code that must be left alone is a `swift` fence"]
        ),
        ("# glow\n```rule\n```\n```diff aprox\n- a\n+ b\n```", ["4: unknown level `aprox`; did you mean `approx`?"]),
        ("# glow\n```rule\n```\n```diff ios 15\n- a\n+ b\n```", ["4: unknown level `ios`; did you mean `iOS`?"]),
        ("# glow\n```rule\n```\n```diff approx approx\n- a\n+ b\n```", ["4: `approx` is written twice"]),
        ("# glow\n```rule\n```\n```diff iOS x\n- a\n+ b\n```", ["4: `x` is no version, such as `15` or `15.4`"]),
        ("# glow\n```rule\n```\n```swift 15\na\n```", ["4: `15` is no level"]),
    ]

    @Test func arePlaced() async {
        await check(each: Self.pages) { text, errors in
            #expect(mistakes(text) == errors)
        }
    }

    private func mistakes(_ text: String) -> [String] {
        do {
            _ = try Page(reading: text, path: "Rules/Drawing/glow.md")
            return []
        } catch {
            return error.errors.map { error in
                #expect(error.description == "Rules/Drawing/glow.md:\(error.line): \(error.message)")
                return "\(error.line): \(error.message)"
            }
        }
    }

    /// Pages beside the built-in ones.
    static let books: [(fence: String, errors: [String])] = [
        ("modifier glow(radius: CGFlaot)", ["4: unknown type `CGFlaot`; did you mean `CGFloat`?"]),
        ("modifier glow(theme: TeamTheme)", ["4: unknown type `TeamTheme`; state it: `type TeamTheme`"]),
        ("modifier glow(theme: TeamTheme)\ntype TeamTheme", []),
        (
            "modifier glow<S>(_ s: @escaping (S, _ a: Int) -> Bag<S>) where S: View",
            [
                "4: unknown type `Bag`; state it: `type Bag`"
            ]
        ),
        ("type AnyGlow: ShapeStyle\nerases ShapeStyle iOS 17, macOS 14", []),
        ("type Edges .soft .hard .both\napart .soft .hard", []),
        ("type Glow: ShapeStile", ["4: unknown type `ShapeStile`; did you mean `ShapeStyle`?"]),
        ("modifier glow()\nbranch on Spaser  it glows", ["5: unknown type `Spaser`; did you mean `Spacer`?"]),
        (
            "modifier glow()\nbranch inside Menv, .tolbar  it glows",
            [
                "5: unknown type `Menv`; did you mean `Menu`?",
                "5: unknown modifier `.tolbar`; did you mean `.toolbar`?",
            ]
        ),
        (
            "modifier glow()\nbranch after .alignmentGide  it glows",
            [
                "5: unknown modifier `.alignmentGide`; did you mean `.alignmentGuide`?"
            ]
        ),
        (
            "modifier glow()\nbranch holding .alignmentGuide(.centre), .alignmentGide(.top)  it glows",
            [
                "5: `.alignmentGuide` takes no `.centre`; did you mean `.center`?",
                "5: unknown modifier `.alignmentGide`; did you mean `.alignmentGuide`?",
            ]
        ),
        ("modifier glow()\nbranch holding .alignmentGuide(.firstTextBaseline)  it glows", []),
        (
            "modifier glow()\nactive .opacty(0)\ninert .opacty(1)",
            [
                "5: unknown modifier `.opacty`; did you mean `.opacity`?",
                "6: unknown modifier `.opacty`; did you mean `.opacity`?",
            ]
        ),
        (
            "modifier glow()\nactive .frame(widht: 1)\ninert .frame(width: nil)",
            [
                "5: `frame` has no argument `widht:`; did you mean `width:`?"
            ]
        ),
        ("modifier glow()\nactive .frame(minWidth: 1)\ninert .frame(minWidth: nil)", []),
        ("modifier glow()\nactive .background { Circle() }\ninert .background { }", []),
        ("modifier glow()\nactive .opacity { 0 }\ninert .opacity(1)", ["5: `opacity` takes no closure"]),
        (
            "modifier glow(radius: CGFloat)\ninert .glow(radius: \"none\")",
            ["5: `radius:` of `glow` takes `CGFloat`, which `\"none\"` is not"]
        ),
        (
            "modifier glow(radius: CGFloat = true)",
            ["4: `radius:` of `glow` takes `CGFloat`, which `true` is not"]
        ),
        (
            "modifier glow(radius: CGFloat)\ninert .glow(radius: _ nil)",
            ["5: `radius:` of `glow` takes `CGFloat`, which `nil` is not"]
        ),
        (
            "modifier glow(radius: CGFloat?)\ninert .glow(radius: nil)\nmodifier glow(x: CGFloat)\ninert .glow(x: -1)",
            []
        ),
        (
            "modifier glow(_ name: String)\nactive .opacity($name)\ninert .opacity(1)",
            ["5: `opacity` of `opacity` takes `Double`, which `$name` is not"]
        ),
        (
            "modifier glow(_ color: Color)\nactive .tint($color)\ninert .tint(Font.title)",
            ["6: `tint` of `tint` takes `Color?`, which `Font.title` is not"]
        ),
        (
            "modifier glow(_ isOn: Bool)\nactive .disabled($isOn)\ninert .disabled(0)",
            ["6: `disabled` of `disabled` takes `Bool`, which `0` is not"]
        ),
        ("modifier glow<V>(_ view: V) where V: View\ninert .glow(nil)", []),
        (
            "modifier glow<S>(_ shape: S) where S: Shape\ninert .glow(nil)",
            ["5: `shape` of `glow` takes `Shape`, which `nil` is not"]
        ),
        ("modifier glow(amount: Amount)\ninert .glow(amount: 0)\ntype Amount: ExpressibleByIntegerLiteral", []),
        // A literal is of its own type where any is taken.
        (
            "modifier glow<V: Equatable>(_ v: V)\ninert .glow(0)",
            ["5: `0` and what the user gives may be of two types: `flag ? a : b` needs one"]
        ),
        (
            "modifier glow<V>(_ v: V)\ninert .glow(false)",
            ["5: `false` and what the user gives may be of two types: `flag ? a : b` needs one"]
        ),
        (
            "modifier glow(_ v: some Hashable)\nactive .tag($v)\ninert .tag(\"\")",
            ["5: `\"\"` and what the user gives may be of two types: `flag ? a : b` needs one"]
        ),
        ("modifier glow<S: StringProtocol>(_ s: S)\ninert .glow(\"\")", []),
        ("modifier glow<V: Equatable>(_ v: V)\ninert .glow(nil)", []),
        // Members that are another type's.
        (
            "modifier glow(radius: CGFloat)\ninert .glow(radius: .clear)",
            ["5: `radius:` of `glow` takes `CGFloat`, which `.clear` is not"]
        ),
        (
            "modifier glow(font: Font = .red)",
            ["4: `font:` of `glow` takes `Font`, which `.red` is not"]
        ),
        (
            "enum Tone .low .high\nmodifier glow(_ tone: Tone)\ninert .glow(.off)",
            ["6: `tone` of `glow` takes `Tone`, which `.off` is not"]
        ),
        ("enum Tone .low .high\nmodifier glow(_ tone: Tone)\ninert .glow(.low)", []),
        // Members that show nothing where another type's are more usual.
        ("modifier glow(color: Color = .yellow)\ninert .glow(color: .primary)", []),
        ("modifier glow(color: Color = .secondary)\ninert .glow(color: Color.primary)", []),
        (
            "modifier glow(color: Color)\ninert .glow(color: UIColor.clear)",
            ["5: `color:` of `glow` takes `Color`, which `UIColor.clear` is not"]
        ),
        (
            "modifier glow(color: Color)\ninert .glow(color: .ultraThinMaterial)",
            ["5: `color:` of `glow` takes `Color`, which `.ultraThinMaterial` is not"]
        ),
        (
            "modifier glow(color: Color)\ninert .glow(color: Color?.none)",
            ["5: `color:` of `glow` takes `Color`, which `Color?.none` is not"]
        ),
        ("modifier glow(color: Color?)\ninert .glow(color: Color?.none)", []),
        (
            "modifier glow(radius: CGFloat)\ninert .glow(radius: (0, 0))",
            ["5: `radius:` of `glow` takes `CGFloat`, which `(0, 0)` is not"]
        ),
        ("modifier glow(radius: CGFloat)\ninert .glow(radius: (0))", []),
        (
            "modifier glow(radius: CGFloat)\ninert .glow(radius: 0...1)",
            ["5: `radius:` of `glow` takes `CGFloat`, which `0...1` is not"]
        ),
        (
            "modifier glow(radius: CGFloat)\ninert .glow(radius: Optional.none)",
            ["5: `radius:` of `glow` takes `CGFloat`, which `Optional.none` is not"]
        ),
        ("modifier glow(radius: CGFloat)\ninert .glow(radius: .nothing)", []),
        ("modifier glow(amount: Amount)\ninert .glow(amount: .zero)\ntype Amount", []),
        (
            "modifier glow(color: Color)\ninert .glow(color: .clear)\napprox given $color .redd  it glows",
            ["6: unknown member `.redd` of `Color`; did you mean `.red`?"]
        ),
        ("modifier glow(color: Color)\ninert .glow(color: .clear)\napprox given $color .brandNew  it glows", []),
        (
            "modifier glow(amount: Amount)\ninert .glow(amount: 0)\ntype Amount",
            ["5: `amount:` of `glow` takes `Amount`, which `0` is not"]
        ),
    ]

    @Test func areFoundAcrossPages() async {
        await check(each: Self.books) { fence, errors in
            let page = try Page(reading: "# glow\n\n```rule\n\(fence)\n```\n", path: "glow.md")
            var said: [String] = []
            do {
                _ = try BuiltinPages.book(with: [page])
            } catch let error as PageErrors {
                said = error.errors.map { "\($0.line): \($0.message)" }
            }
            #expect(said == errors)
        }
    }

    @Test func aRuleHasAnExample() throws {
        let rule = "# glow\n\n```rule\nmodifier glow(radius: CGFloat)\ninert .glow(radius: 0)\n```\n"
        let message = "a page without an example: show in a `diff` fence what becomes of a conditional call of it"
        #expect(throws: PageErrors([PageError(path: "glow.md", line: 1, message: message)])) {
            try Page.read([("glow.md", rule)])
        }
        // Of something else, or of a call that no condition decides, nothing is shown.
        for other in ["a.glow(radius: 3)", "a.if(c) { $0.opacity(0) }", "a.if(c) { glow(radius: 3) }"] {
            #expect(throws: PageErrors.self) { try Page.read([("glow.md", rule + "\n```swift\n\(other)\n```\n")]) }
        }
        for rest in [
            "\n```swift\na.if(c) { $0.glow(radius: 3) }\n```\n",
            "\n```diff\n- a.if(c) { $0.glow(radius: 3) }\n+ a.glow(radius: c ? 3 : 0)\n```\n",
        ] {
            #expect(throws: Never.self) { try Page.read([("glow.md", rule + rest)]) }
        }
        // A signature alone, or a type, is no rule.
        let signature = "# glow\n\n```rule\nmodifier glow(radius: CGFloat)\ntype Glow .soft\n```\n"
        #expect(throws: Never.self) { try Page.read([("glow.md", signature)]) }
    }

    @Test func aByteOrderMarkIsNoPartOfTheTitle() throws {
        let page = try Page(reading: "\u{FEFF}# glow\n\nIt glows.\n\n```rule\ntype Glow\n```\n", path: "glow.md")
        #expect(page.name == "glow" && page.summary == "It glows.")
    }

    @Test func aNameIsTakenOnceInAFolder() {
        let text = "# glow\n```rule\ntype Glow\n```"
        #expect(
            throws: PageErrors([PageError(path: "b/glow.md", line: 1, message: "a page of this name is a/glow.md")])
        ) {
            try Page.read([("a/glow.md", text), ("b/glow.md", text)])
        }
        #expect(
            throws: PageErrors([
                PageError(path: "a.md", line: 1, message: "the title `glow` is not the file's name: `# a`"),
                PageError(path: "b.md", line: 1, message: "the title `glow` is not the file's name: `# b`"),
            ])
        ) {
            try Page.read([("a.md", text), ("b.md", text)])
        }
    }
}

import Semantics
import Syntax

/// Why a call was left alone: one sentence each, which the user is shown.
public enum Refusal: Error, Sendable, Equatable {
    /// `no rule for …`
    case noRule(String, because: String? = nil)

    /// `no rule for …`, and why the project's own declaration of it, at a place, can be given no switch
    indirect case noSwitch(String, SwitchObstacle, String)
    /// A modifier without an inert form, and why: what is asked of a declaration's body.
    case noForm(String, String)

    // The condition.

    /// `.if(try f()) { … }`
    case effectInCondition(String)
    /// `.if({ isOn }) { … }`; `.if(!) { … }`, or by name, which is given.
    case functionAsCondition(String?)
    /// `.if(title != nil) { $0.navigationTitle(title!) }`
    case unwrapsTested(String)

    // The closures.

    /// `.if(isOn, transform: decorate)`
    case functionAsClosure
    /// `.if(isOn, modifier: Fade())`
    case valueAsClosure(String)
    /// `.if(isOn, modifier: { Fade() })`
    case takesNothing
    /// `.if(isOn) { [model] in … }`
    case captureList
    /// `.if(isOn) { }`
    case emptyClosure
    /// `.if(isOn()) { $0 }`
    case nothingApplied(String)
    /// `.if(isOn) { let width = 3; return $0.frame(width: width) }`
    case statementsInClosure
    /// `.if(isOn) { view in let width = widths[0]; return view.frame(width: width) }`
    case localInClosure(String, LocalObstacle)
    /// `.if(isOn) { if isBig { $0.font(.title) } else { $0 } }`
    case branchInClosure(String)
    /// `.if(isOn) { if #available(iOS 16, *) { $0.bold() } else { $0 } }`
    case availabilityInClosure
    /// `.if(isOn) { $0 #if os(iOS) .bold() #endif }`
    case compilationInClosure
    /// `.if(isOn) { $0.style.applied() }`
    case noPlainChain(String)
    /// `func when(_ isOn: Bool, _ transform: (Self) -> V) -> some View { self.if(isOn) { transform($0) } }`
    case forwardsParameter(String)
    /// `.if(isOn) { view in ScrollView { view } }`
    case wrapsParameter
    /// `.if(isOn) { view in VStack { view; Divider() } }`, `.if(isOn) { $0; Divider() }`; nil where they stand in nothing
    case addsSiblings(in: String?)
    /// `.if(isOn) { decorate($0).padding() }`
    case givesParameter(to: String)
    /// `.if(isOn) { _ in Text("off") }`
    case ignoresParameter
    /// `.if(isOn) { $0.overlay($0.blur(radius: 3)) }`
    case repeatsParameter(String)
    /// `if isOn { Row().id(1).bold() } else { Row().id(1) }`
    case followsIdentity(String)
    /// `if isOn { Row().bold() } else { Row() }`, and `withAnimation { isOn.toggle() }`, or `.animation(.default, value: isOn)`
    /// around it
    case animatedBranch(String)
    /// `if case .wide = kind { Row().padding(8) } else { Row() }`
    case undecidedBranch(Undecided)
    /// `var view = AnyView(Row()); switch kind { case .wide: view = AnyView(view.padding()) … }; return view`
    case unreadVariable(String)
    /// `.if(isOn) { … } else: { … }`
    case elseClosure
    /// `.if(isOn) { $0.if(isBig) { … } }`, where the inner one is to stay, for this reason.
    indirect case innerCall(String, Reason)
    /// The same for the inner one.
    case outerCall(String)

    // The place.

    /// Something near is no Swift that the parser knows.
    case unknownSyntax
    /// Of a file with `<<<<<<< `, `=======` and `>>>>>>> `
    case mergeConflict
    /// Something in the file is nested more deeply than the parser goes.
    case nestedTooDeeply
    /// `"\(view.if(isOn) { … })"`
    case inInterpolation
    /// `ToolbarItem { … }.if(isOn) { … }`
    case noView(String)
    /// What a helper does beyond applying its closure, and where it is declared
    case helperExceeds(HelperExcess, String)
    /// Two functions fit that mean different things.
    case ambiguousHelper(String)
    /// `.if(isOn, isBig) { $0.bold() }`, where no `if` in sight takes two conditions.
    case undeclaredHelper(String)

    // The merge.

    /// `.background(tint)`, where nothing shows what `tint` is
    case ambiguousArguments(String, [String])
    /// `.padding(a, b, c)`
    case noOverload(String)
    /// `Circle().if(isOn) { $0.trim(to: 0.5) }`
    case membersModifier(String, of: String)
    /// `Circle().if(isOn, then: { $0.padding() }, else: { $0.trim(to: 0.5) })`
    case behindOtherSide(String, of: String)
    /// `extension View { func padding(_ size: Size) … }`, and where that is
    case ownOverload(String, String)
    /// `extension View { func overlay(@ViewBuilder _ badge: () -> Badge) … }`, where `.overlay { … }` would be written, and where
    /// that is
    case ownOverloadOfForm(String, String)
    /// The same, where a page of the project states another declaration.
    case unstatedDeclaration(String, String)
    /// A type of the project has the name of one that the form needs.
    case ownType(String)
    /// `Color.clear`, which a form needs and of which the project has another one.
    case ownMember(String)
    /// `.if(i < xs.count) { $0.border(xs[i]) }`
    case notTotal(String)
    /// `.if(isOn) { $0.background(view(), alignment: next()) }`
    case otherOrder(String, String)
    /// `.if(model.toggle()) { $0.padding().blur(radius: 3) }`
    case changesAgain(Int)
    /// `.if(isOn) { $0.glow(next()) }`, where a page's form leaves that out
    case lost(String, whenOff: Bool = false)
    /// `.background { … }` for iOS 14
    case deploymentTarget(String?, String, String)
    /// `.if(isOn) { $0.opacity(1) }`
    case nothingToChoose
    /// `.if(isOn) { $0.bold() } else: { $0.fontWeight(.light) }`
    case undoneByOtherSide(String, by: String)
    /// `if isOn { a.toolbar { b } } else { a.toolbar { c } }`
    case appliedTwice(String)
    /// `.if(isOn) { $0.lineLimit(nil) }`
    case looksOff(String, String)
    /// A form that needs an argument which is not written.
    case argumentLeftOut(String)
    /// `func inset(_ width: CGFloat = standard)`, where `standard` is out of sight, or something else
    case misplacedDefault(String, of: String)
    /// `.overlay(content: badge)`
    case functionAsArgument(String)
    /// `Text(a).if(isOn) { $0.bold() }.else { $0.italic() }`
    case continued(String)
    /// `Text(a).if(isOn) { $0.bold() } { $0 }`
    case resultIsCalled
    /// `Text(a).if(isOn) { $0.bold() }.bold()`
    case setAgain(String, by: String, line: Int)
    /// `Card { Text(a).if(isOn) { $0.font(.body) } }`, whose body has a `.font(.title)` around what it is given
    case setAround(String, by: String)
    /// `Text(a).layoutPriority(2).if(isOn) { $0.layoutPriority(1) }`
    case setBefore(String, by: String)
    /// `Text(a).if(isOn) { $0.foregroundStyle(.red) }.foregroundStyle(.secondary)`
    case ownLater(String, of: String, line: Int, loses: Bool)
    /// `let title = Text(a).if(isOn) { $0.foregroundStyle(.red) }`
    case narrowerName(String)
    /// `row.apply { view in … }.if(isOn) { $0.frame(width: 3) }`
    case untypedLiteral(String, String)
    /// `content.background(Color.red.if(isOn) { $0.opacity(0.5) })`
    case mayBeStyle(String)
    /// `isWide ? row.if(isOn) { $0.clipped() } : row.if(isOff) { $0.clipped() }`
    case mustAgree
    /// Several arguments of a variadic parameter that a form would choose between.
    case severalArguments(String)
    /// `.if(isOn) { $0.animation(.default, value: isOn) }`
    case argumentIsCondition(String)
    /// `.foo(&value)`
    case cannotBeChosen(String)
    /// `.frame(width: a.b.c.d…)`, five hundred times
    case tooDeep
    /// A closure with other parameters than the page's.
    case differentParameters
    /// `.overlay { () -> Badge in Badge() }`
    case closureResult
    /// `.ifLet(width) { $0.frame(width: $1 > 8 ? $1 : nil) }`
    case unknownPayload(String, String)
    /// `.if(isOn) { $0.frame(width: isBig ? width : nil) }`
    case unknownOptional(String, String)
    /// `try card.if(isOn()) { $0.overlay(Badge()) }`
    case effectOutside(String)
    /// `.ifLet(tint) { $0.shadow(color: $1, radius: 3) }`, and the parameter
    case takesNoOptional(String, String?, of: String)
    /// `.ifLet(item) { $0.onChange(of: $1.width) { … } }`, and the parameter
    case comparedToNil(String, String, of: String)
    /// `.ifLet(speed) { $0.animation(.linear(duration: $1), value: x) }`, and the parameter
    case nothingForNil(String, String, of: String)
    /// `extension Card { func shown() { self.if(isOn) { … } } }`, where nothing declares either
    case notShownAsView(String)
    /// `card.if(isOn) { … }`, where the project has an `if` on views and one on something else
    case mayBeOther(String, String)
    /// `.ifLet(name) { … }` over a `let name: String`
    case notOptional(String)
    /// `.ifLet(isOn ? .red : nil) { view, color in view.overlay { color } }`, where only the helper asks for a `Color?`
    case untypedOptional(String)
    /// `{ a, b in let c = a; return b > c ? .increase : nil }`
    case closureBody
    /// `func show(isOn: inout Bool) { view.if(isOn) { $0.font(.title) } }`
    case uncapturable(String)
    /// `.overlay { return Badge() }`
    case returnInBuilder
    /// `.if($0.isOn) { … }`
    case anonymousParameter
    /// `.ifLet(url) { $0.if($1.isFileURL) { $0.opacity(0.5) } }`
    case needsUnwrapped(String, String)
    /// `.ifLet(width) { view, width in view.ifLet(scale) { $0.frame(width: width * $1) } }`
    case severalOptionals([String])
    /// `.if(value > 3) { $0.onChange { value in … } }`
    case shadowedName(String)
    /// `.overlay(.tint)` in a builder
    case unknownType(String)
    /// A comment that would have to stand within a line.
    case commentWithoutPlace
    /// A trailing closure in the head of an `if`.
    case inStatementHead
    /// `Text("a").if(isOn) { … } + Text("b")`
    case mustStay(String)

    // The wrapping in `EitherView`.

    /// `Avatar() #if os(iOS) .if(isOn) { … } #endif`
    case inPostfixIfConfig
    /// `@inlinable func …`
    case inInlinable
    /// `card?.if(isOn) { … }`, `super.view.if(isOn) { … }`, `.shared.if(isOn) { … }`
    case receiverBegins(String)
    /// `(try view()).if(isOn) { … }`
    case effectInReceiver(String)
    /// `.if(isOn()) { … }`
    case callInCondition
    /// A condition that changes something, where it would come before the view.
    case changeInCondition
    /// `.if(true) { … }`
    case literalCondition(Bool)
    /// A receiver that nobody wants to read inside out.
    case longReceiver(Int)
    /// `card.if(isOn) { $0.clipped() }.padding()`
    case chainGoesOn
    /// `card.if(isOn) { … }`, with a closure of many lines
    case longResult(Int)
    /// `card.if(isOn) { $0.clipped().overlay(badge.if(isNew) { $0.clipped() }) }`
    case nestedEitherView
    /// `.if(isRound) { $0.clipShape(Circle()) }.if(!isRound) { $0.clipShape(Rectangle()) }`
    case oppositeBeside
    /// `card.if(isOn) { $0.shimmering() }`, where the project's `shimmering` has a branch for when it is off.
    case modifierBranches(String)
    /// `func card(isRound: Bool) -> some View { photo.if(isRound) { $0.clipShape(Circle()) } }`
    case conditionIsParameter
    /// `.ifLet(badge) { badge, view in … }`
    case otherParameters
    /// `.if(isOn) { (view: AnyView) in … }`
    case typedParameters
    /// `enum EitherView { init(condition: …) { … } }`
    case noPayloadInitializer
    /// `struct EitherView { … }`
    case otherEitherView
    /// `#if DEBUG enum EitherView …`, `@available(iOS 16, *) enum EitherView …`
    case unusableEitherView(String)
    /// `var row: EitherView<Text, some View> { EitherView(…) { … } }`
    case asksForEitherView(String)
    /// Nothing in sight declares `EitherView` or the helper.
    case noPlaceForEitherView
    /// The file that `--support` names is in another module, or in this one and another that declares it already.
    case supportIsElsewhere(declared: Bool)
    /// What is taken for one module is several, as this shows, and nobody knows which file is part of which.
    case severalModules(String)
    /// The file that declares the helper may not be written.
    case helperIsNoTarget(String)

    /// Why nothing is known of some text.
    static func unknown(in file: SourceFile) -> Refusal {
        if !file.conflicts.isEmpty { return .mergeConflict }
        return file.isCutShort ? .nestedTooDeeply : .unknownSyntax
    }

    init(_ objection: HelperObjection) {
        switch objection {
        case .exceeds(let excess, let place):
            self = .helperExceeds(excess, place?.shown ?? ":0")
        case .ambiguous(let name): self = .ambiguousHelper(name)
        case .undeclared(let name): self = .undeclaredHelper(name)
        }
    }

    /// True for what keeps a call from being wrapped only because the result would not read well.
    public var isMatterOfTaste: Bool {
        switch self {
        case .conditionIsParameter, .modifierBranches: true
        default: isMatterOfReading
        }
    }

    /// True for what would only be hard to read.
    public var isMatterOfReading: Bool {
        switch self {
        case .longReceiver, .chainGoesOn, .longResult, .nestedEitherView: true
        default: false
        }
    }
}

import Semantics

extension Refusal {
    /// What the user is shown: lower case, no full stop, what is theirs between backticks.
    public var sentence: String {
        switch self {
        case .noRule(let name, let reason): "no rule for `\(name)`" + (reason.map { ": \($0)" } ?? "")
        case .noSwitch(let name, let obstacle, let place):
            "`\(name)` can be given no switch (\(place)): \(obstacle.sentence)"
        case .noForm(let name, let reason): "`\(name)` cannot be switched off: \(reason)"
        case .effectInCondition(let word): "the condition holds `\(word)`"
        case .functionAsCondition(let name):
            name.map { "the condition `\($0)` is a function, and not what that gives" } ?? "the condition is a closure"
        case .unwrapsTested(let name): "the closure unwraps `\(name)`, which is safe only under the condition"
        case .functionAsClosure: "the modifiers are in a function and not in a closure here"
        case .valueAsClosure(let type): "it applies `\(type)`, which is no closure of modifiers"
        case .takesNothing: "the closure takes no view"
        case .captureList: "the closure has a capture list"
        case .emptyClosure: "the closure is empty"
        case .undecidedBranch(.each): "no one plain condition decides of each modifier"
        case .undecidedBranch(.noView):
            "where an `if` without an `else` does not hold there is no view, and no modifier takes one away"
        case .undecidedBranch(.otherCondition(let text)): "only plain conditions choose values, and `\(text)` is none"
        case .undecidedBranch(.bound(let name)):
            "`\(name)` stands in what both sides share, and means something else in each"
        case .followsIdentity(let name): "what `\(name)` does follows the view's identity, which the branch changes"
        case .animatedBranch(let name):
            "a change of `\(name)` is animated, and one view may be meant to give way to the other"
        case .nothingApplied(let text):
            "the closure gives its view back as it is, and `\(text)` would not be evaluated any more"
        case .statementsInClosure: "the closure holds statements"
        case .localInClosure(let name, let why): "the closure holds a constant `\(name)`, \(why.sentence)"
        case .branchInClosure(let word): "the closure branches itself, with `\(word)`"
        case .availabilityInClosure: "the closure asks for the OS version, with `#available`"
        case .compilationInClosure: "the closure holds `#if`"
        case .noPlainChain(let text): "the closure is not one plain chain of modifiers: `\(text)` is none"
        case .forwardsParameter(let name): "the closure hands its view on to `\(name)`"
        case .wrapsParameter: "the closure wraps its view in another"
        case .addsSiblings(let name):
            "the closure puts other views beside its own" + (name.map { " in `\($0)`" } ?? "")
        case .givesParameter(let name): "the closure gives its view to `\(name)`"
        case .ignoresParameter: "the closure throws its view away"
        case .repeatsParameter(let name): "the closure uses `\(name)` more than once"
        case .unreadVariable(let name):
            "more is done with the variable `\(name)` than that `if`s apply modifiers to it before it is given back"
        case .elseClosure: "it has a closure for when the condition is false, which has no place there"
        case .innerCall(let name, let reason): "the call of `\(name)` inside it stays: \(reason.sentence)"
        case .outerCall(let name): "it is one with the call of `\(name)` around it, which stays"
        case .nestedTooDeeply: "something here is nested too deeply"
        case .unknownSyntax: "something here is no Swift that fixmods knows"
        case .mergeConflict: "the file holds a merge conflict"
        case .inInterpolation: "it stands in a string"
        case .noView(let name): "it is applied to what is no view: `\(name)`"
        case .helperExceeds(let excess, let place): "the helper \(excess.sentence) (\(place))"
        case .ambiguousHelper(let name): "several functions named `\(name)` fit, and they differ"
        case .undeclaredHelper(let name): "no declaration of `\(name)` in sight takes these arguments"
        case .ambiguousArguments(let name, let calls):
            calls.unique.count == 1
                ? "the arguments of `\(name)` fit several overloads, and nothing shows which is meant"
                : "the arguments of `\(name)` fit \(calls.unique.map { "`\($0)`" }.joined(separator: ", ")), and nothing shows which is meant"
        case .noOverload(let name): "no rule for `\(name)` with these arguments"
        case .membersModifier(let name, let type):
            "`\(name)` is a modifier of `\(type)` alone, and nothing shows that it is called on one"
        case .behindOtherSide(let name, let type):
            "`\(name)` is a modifier of `\(type)` alone, and what the other side applies would stand before it"
        case .ownOverload(let name, let place):
            "an overload of `\(name)` that the project declares could take these arguments (\(place))"
        case .ownOverloadOfForm(let name, let place):
            "its form calls `\(name)`, and an overload that the project declares could take that call (\(place))"
        case .unstatedDeclaration(let name, let place):
            "no page states `\(name)` as it is declared in \(place), which could take these arguments; "
                + "`fixmods test DIR --project PATH` shows both"
        case .ownType(let name): "its form needs SwiftUI's `\(name)`, and the project declares a type of that name"
        case .ownMember(let name): "its form needs SwiftUI's `\(name)`, and the project declares one of that name"
        case .notTotal(let text): "`\(text.excerpt)` would be evaluated also when the condition is false"
        case .lost(let text, let whenOff):
            "`\(text)` would not be evaluated any more" + (whenOff ? " when the condition is false" : "")
        case .otherOrder(let first, let second): "`\(second)` would be evaluated before `\(first)`"
        case .changesAgain(let count): "the condition changes something, and would be evaluated \(count) times"
        case .deploymentTarget(let version?, _, let reason): "its form needs \(version), and \(reason)"
        case .deploymentTarget(nil, let platform, let reason): "its form does not exist on \(platform), and \(reason)"
        case .looksOff(let name, let reason):
            "`\(name)` is given what its form has when it is off, and that is not as without it: \(reason)"
        case .nothingToChoose: "it does the same whether the condition holds or not"
        case .undoneByOtherSide(let name, let other):
            "`\(name)` of one side would be undone by `\(other)` of the other when that is off"
        case .appliedTwice(let name): "`\(name)` would be applied twice, once for each side"
        case .argumentLeftOut(let name): "its form needs the argument `\(name)`"
        case .misplacedDefault(let text, let name):
            "its form needs the default of `\(name)`, and `\(text)` may mean something else here, or nothing"
        case .functionAsArgument(let name): "the closure for `\(name)` is not written out"
        case .severalArguments(let name): "`\(name)` takes several values, which a condition cannot choose together"
        case .cannotBeChosen(let text): "`\(text)` cannot stand under a condition"
        case .tooDeep: "an expression is nested too deeply"
        case .continued(let name): "`\(name)` behind it takes more than a view"
        case .resultIsCalled: "what it gives back is called"
        case .argumentIsCondition(let text): "`\(text)` is the condition itself, which in the closure never changes"
        case .setAgain(let name, let other, let line):
            name == other
                ? "`\(name)` is set again in line \(line), which would not reach the view when this one is off"
                : "`\(other)` in line \(line) would not reach the view when this one is off"
        case .setAround(let name, let container):
            "`\(container)` around it sets `\(name)` or the like, which would not reach the view when this one is off"
        case .setBefore(let name, let other):
            name == other
                ? "`\(name)` is set before, which would be lost when this one is off"
                : "`\(other)` before it would be lost when this one is off"
        case .ownLater(let name, let type, let line, let loses):
            "`\(name)` in line \(line) would be the `\(type)`'s own then"
                + (loses ? ", and one of the two be lost" : "")
        case .narrowerName(let type):
            "what it is given to would be \(type == "Image" ? "an" : "a") `\(type)` then, and what is called on that the "
                + "`\(type)`'s own"
        case .untypedLiteral(let choice, let function):
            "Swift would read `\(choice)` before it knows what `\(function)` gives, and find no type for it"
        case .mayBeStyle(let text):
            "`\(text)` is, or may be, a style as well as a view, and as an argument it would be taken for one"
        case .mustAgree:
            "another result must have the same type, and the call in it would not be rewritten as this one"
        case .differentParameters: "the closure's parameters are not those of the rule"
        case .effectOutside(let word): "the `\(word)` before the expression does not reach into a closure"
        case .unknownPayload(let name, let type): "nothing shows that `\(name)` holds a `\(type)`"
        case .unknownOptional(let text, let type): "nothing shows that `\(text)` is a `\(type)?`"
        case .takesNoOptional(let text, let parameter, let name):
            "`\(text)` may be `nil`, and "
                + (parameter.map { "the parameter `\($0)` of `\(name)` takes no optional" }
                    ?? "`\(name)` takes no optional")
        case .comparedToNil(let text, let parameter, let name):
            "`\(text)` may be `nil`, and a change from that or to it would count as one of the parameter `\(parameter)` of "
                + "`\(name)`"
        case .nothingForNil(let text, let parameter, let name):
            "`\(text)` may be `nil`, and no value of the parameter `\(parameter)` of `\(name)` is known to do nothing then"
        case .notShownAsView(let type): "nothing shows that `\(type)` is a view"
        case .mayBeOther(let name, let type):
            "nothing shows that it is called on a view, and `\(type)` has its own `\(name)`"
        case .notOptional(let name): "`\(name)` is no optional"
        case .untypedOptional(let text): "only the helper says what type `\(text)` is of"
        case .closureResult: "the closure states the type of its result"
        case .closureBody: "the closure gives back a value, and holds more than that"
        case .uncapturable(let name): "`\(name)` cannot be held by a closure that is kept"
        case .returnInBuilder: "the closure holds `return`"
        case .anonymousParameter:
            "`$0` of a closure around it means something else in the closure that would be written"
        case .needsUnwrapped(let text, let name): "only an `if let` gives the `\(name)` that `\(text)` needs"
        case .severalOptionals(let names):
            "one value needs what is in \(names.map { "`\($0)`" }.joined(separator: " and in "))"
        case .shadowedName(let name): "`\(name)` is bound again inside the closure"
        case .unknownType(let name): "the type of `.\(name)` is not known where it would stand"
        case .commentWithoutPlace: "a comment has no place in the result"
        case .inStatementHead: "its form has a trailing closure, which cannot stand here"
        case .mustStay(let type): "the result must stay `\(type)`"
        case .inPostfixIfConfig: "it stands in a `#if` of its chain"
        case .inInlinable: "it stands in a function that other modules may inline"
        case .receiverBegins(let text): "what it is called on holds `\(text)`"
        case .effectInReceiver(let word): "what it is called on needs `\(word)`"
        case .callInCondition: "the condition holds a call or a subscript, which would be evaluated before the view"
        case .changeInCondition: "the condition changes something, and would be evaluated before the view"
        case .literalCondition(let value): "its condition is `\(value)`, which chooses nothing"
        case .longReceiver(let count): "what it is called on has \(count) lines"
        case .chainGoesOn: "its chain goes on behind it"
        case .longResult(let count): "the result would have \(count) lines"
        case .oppositeBeside: "a call beside it is on only when this one is off: an `if` with an `else` says both"
        case .nestedEitherView: "one `EitherView` would stand in another"
        case .modifierBranches(let name): "`\(name)` branches itself"
        case .conditionIsParameter: "its condition is a parameter of the function around it"
        case .otherParameters: "the closure is given the value before the view"
        case .typedParameters: "the closure states the types of its parameters"
        case .noPayloadInitializer: "the project's `EitherView` has no initializer that takes an optional as ours does"
        case .unusableEitherView(let why): "the project's `EitherView` cannot be used here: \(why)"
        case .otherEitherView: "another type named `EitherView` is in scope"
        case .asksForEitherView(let text): "`\(text)` takes no other view there"
        case .noPlaceForEitherView:
            "nothing declares `EitherView` yet; `fixmods --support FILE PATH…` writes it to a file"
        case .supportIsElsewhere(let isDeclared):
            "nothing declares `EitherView` yet, and the file that `--support` names is in another module"
                + (isDeclared ? ", too, which does" : "")
        case .severalModules(let evidence):
            "\(evidence), so these files are of several modules, and nothing says which of them would see the declaration; `fixmods --support FILE PATH…` writes it to a file that all of them compile"
        case .helperIsNoTarget(let name):
            "nothing declares `EitherView` yet; `fixmods` on the whole module writes it beside `\(name)`, and `fixmods --support FILE PATH…` where you say"
        }
    }
}

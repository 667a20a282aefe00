import Rewriting

/// What the short names of reasons mean, and what can be done about each.
enum Reasons {
    static let entries: [Glossary.Entry] = (condition + closures + place + arguments + form + wrapping + comments)
        .split(separator: "\n\n").map { paragraph in
            let name = paragraph.prefix { $0 != ":" }
            let text = paragraph.dropFirst(name.count + 1).split(whereSeparator: \.isWhitespace)
            let lines = Paragraph(text: "A reason. " + text.joined(separator: " "), hanging: 0).lines(width: 106)
            return Glossary.Entry(word: String(name), text: String(lines.dropLast()))
        }

    private static let condition = """
        fixable: The call has a form, or is rewritten already: `fixmods PATH` writes it.

        effect-in-condition: The condition holds `try` or `await`, which cannot stand in the arguments of a
        modifier of a view. Evaluate it before, into a `let`, and give the helper that.

        function-as-condition: What is given as the condition is a function or a closure, and not its result.
        Call it.

        unwraps-tested: The condition asks whether something is `nil`, and the closure unwraps it with `!`.
        Without the branch that would trap. A form that takes the optional itself is written where there is one;
        else use `.ifLet`.

        anonymous-parameter: The condition mentions `$0`, which inside another closure would mean that one's
        parameter. Give the parameter a name.

        call-in-condition: The condition holds a call or a subscript, and in `EitherView(condition:input:)` it
        would be evaluated before the view. Evaluate it before, into a `let`.

        change-in-condition: The condition is a property that gives a value to something when it is read, and in
        `EitherView(condition:input:)` it would be evaluated before the view. Evaluate it before, into a `let`.

        literal-condition: The condition is `true` or `false`, so `EitherView` would choose nothing. What the closure
        makes of the view can be written where the call is, or the call taken out.

        condition-is-parameter: The condition is a parameter of the function around the call, so its callers
        decide. Often the function is a helper of its own. `--fallback either-view` wraps it all the same.

        argument-is-condition: An argument is the condition itself: within the closure it is always `true`, so
        nothing that depends on it ever changes. What was meant can only be said by a person.


        """

    private static let closures = """
        function-as-closure: The helper is given the name of a function. What that applies is not written here;
        write the closure out.

        value-as-closure: The helper is given a value and no closure of modifiers, and nothing in sight says that
        the value is a `ViewModifier` or that the helper takes one.

        takes-nothing: The closure takes no view, so that what it gives cannot be the view with modifiers.

        capture-list: The closure has a capture list, which a chain of modifiers has no place for.

        empty-closure: The closure holds nothing.

        nothing-applied: The closure gives its view back as it is, so that the call could go; but its condition
        holds something whose evaluation may do more than to give a value. Delete the call if it does not.

        statements-in-closure: The closure holds statements. Make it one chain of modifiers, with what it
        computes before it.

        local-in-closure: The closure computes a constant before its chain. Where that may be evaluated whether the
        condition holds or not, it is written where it is used, or before the view where it is used more than once or says
        its type; else compute it before the call.

        branch-in-closure: The closure branches itself, with `if` or `switch`. Make the branches arguments, or
        give each a call of its own.

        availability-in-closure: The closure asks for the version of the system with `#available`. That never
        changes while the program runs, so its branch does no harm; what is in it can have a call of its own.

        compilation-in-closure: The closure holds `#if`. Put the `#if` around calls of the helper.

        no-plain-chain: The closure is not one chain of modifiers upon its parameter, such as
        `$0.bold().padding()`.

        forwards-parameter: The closure hands its view to another closure: this is how a helper is written, and
        no use of it.

        wraps-parameter: The closure puts its view into another, such as a `VStack`. No argument can do without
        that; such a call is a branch.

        adds-siblings: The closure puts other views beside its own, as `{ view in VStack { view; Divider() } }` does.
        Where they stand beside it in a `VStack`, an `HStack` or a `ZStack`, that may stay, with the others under an
        `if` in it: `VStack { row; if isOn { Divider() } }`, with `--allow approx`, as the stack is there when they
        are not. In a `Group`, or in nothing, that is safe. Such a call stays a branch where the views stand in
        another container, where something is applied to the view in there or to the stack, where an argument of
        the stack may not be evaluated always, where a comment has no place, and where what the call is on may not
        stand in a closure.

        gives-parameter: The closure gives its view to a function, whose result is not known to be that view
        with modifiers.

        ignores-parameter: The closure throws its view away and gives another. That is a choice between two
        views, and an `if` says so.

        repeats-parameter: The closure uses its view more than once, which a chain cannot.

        unread-variable: A variable holds an `AnyView`, and some condition gives it another. That is read where
        `if`s apply modifiers to what it holds, `view = AnyView(view.padding())`, or where one `if` gives it a
        value on both sides, and nothing else stands between these and a `return` of it, or of it with modifiers.

        else-closure: The helper has a second closure, for when the condition is false, and this one has no
        place beside the form. Give both closures the same modifiers, or make two calls.

        inner-call: A call of a helper within the closure stays, for the reason that is given, and this one with
        it.

        outer-call: This call is part of another one's closure, and that one stays.

        other-parameters: The closure of `.ifLet` is given the value before the view. `EitherView` gives it the
        view first.

        typed-parameters: The closure states the types of its parameters, which would be other ones in
        `EitherView`.

        different-parameters: A closure that is an argument has other parameters than the rule page says.

        closure-result: A closure that is an argument states the type of its result, which the form would
        change.

        closure-body: A closure that is an argument gives back a value, and holds more than that value: the
        condition has no place in it.

        return-in-builder: A closure that builds a view holds `return`, so that it is no builder. Without it,
        the condition can stand in it.


        """

    private static let place = """
        unknown-syntax: Near the call stands something that the parser does not know, or that does not compile.
        Nothing in or around it is touched. If it compiles, please report it.

        merge-conflict: The file holds `<<<<<<<`, `=======` and `>>>>>>>`, so that nobody knows yet which text will
        stay. Once the merge is settled, run `fixmods` again.

        nested-too-deeply: The code is nested more deeply than the parser follows it.

        in-interpolation: The call stands within a string.

        no-view: The helper is called on something that is no view, such as `ChartContent`, of which no page
        states what it applies: most rules are about views.

        not-shown-as-view: The call stands in an extension of a type of which nothing shows that it is a view.
        Where the type is declared in the project, its declaration shows it.

        may-be-other: The project declares a function of this name on something else as well, and nothing shows
        which of the two is called. A type at the receiver's declaration shows it.

        helper-exceeds: The helper does more than to apply its closure when the condition holds: the reason says
        what, and where. Without the helper that would be lost. Take it out of the helper, or keep the call.

        ambiguous-helper: Several functions of this name fit the call, and they mean different things.

        undeclared-helper: The project declares functions of this name, and none of them takes these arguments.

        own-later: After the rewrite a later modifier would be the one of a narrower type, such as `Text` or
        `Shape`, instead of the one of all views. It does something else, or one of the two would be lost.

        narrower-name: A name would be given a narrower type, such as `Text`, and what is called on it would
        mean that type's own modifiers. Write the name's type, such as `some View`.

        untyped-literal: The receiver is whatever a closure before it gives. Swift reads what would be written
        before it reads that closure: it takes `3` beside `nil` for an `Int?`, `[]` for an array, and an `if` in
        a builder for no view. Declare the function that takes the closure as `-> some View`.

        may-be-style: The receiver, such as a colour, is a style as well as a view. As the argument of a
        modifier the result would be taken for a style.

        must-agree: Two branches of a choice have to be of one type here, and a call in the other one would not
        be rewritten.

        must-stay: The result has to stay of a type such as `Text`, and no form gives that.

        continued: What follows the call, such as `.else { … }`, belongs to it and takes more than a view.

        result-is-called: The result of the helper is called at once, with parentheses or a closure.

        comment-without-place: A comment in the call would have to stand within a line of the result. Move it
        above the call.

        in-statement-head: The form has a trailing closure, and the call stands in the head of an `if`, `guard`
        or `while`.

        effect-outside: A `try` or `await` before the expression would not reach into the closure that the form
        makes.

        file-kept: The file could not be written, and is as it was. An error says why.

        taken-back: The call has a form, and the command that `--verify` names fails with that, so the call is as
        it was. If it is a compiler that says so, the form is wrong there: please report it.


        """

    private static let arguments = """
        no-rule: No rule page names the modifier, so nothing says how it looks when it does nothing. `fixmods
        new-rule NAME PATH` begins a page for one of your own, `fixmods explain page` shows how it is written.

        no-overload: There is a page for the modifier, and none of its overloads takes these arguments: a new
        overload of Apple's, or one that a package declares.

        members-modifier: A modifier of this name exists on a narrower type only, and nothing shows that the
        call is on one.

        behind-other-side: The two sides would be one chain, and behind what the one applies the other's modifier
        cannot stand, as `trim` of a shape behind `padding`.

        ambiguous-arguments: Several overloads fit, and nothing shows the types of the arguments. A literal
        shows one, or a declaration with a type in sight: `let gap: CGFloat`.

        own-overload: The project declares an overload of the modifier that could take these arguments, and no
        page states it. `fixmods new-rule NAME PATH` begins one.

        own-overload-of-form: The form calls a modifier of which the project declares an overload that could
        take that call.

        unstated-declaration: A page of your own states the modifier, and not as the project declares it by now.
        `fixmods test DIR --project PATH` shows both.

        own-type: The form needs a type of SwiftUI's, and the project declares one of that name.

        own-member: The form needs a static member of a type of SwiftUI's, such as `Color.clear`, and an extension in
        the project declares one of that name.

        unknown-payload: Nothing shows the type of what the helper unwraps, and the form depends on it. A
        declaration with a type does.

        unknown-optional: The same for an optional that is an argument.

        takes-no-optional: The value is optional now, since the branch that unwrapped it is gone, and the
        parameter takes none.

        compared-to-nil: A modifier compares a value over time, and where the branch that unwrapped it is gone,
        a change between a value and `nil` would be one, too.

        nothing-for-nil: The same where the parameter takes an optional, or any type, but pages know no value
        with which the modifier does nothing.

        not-optional: What the helper is to unwrap is no optional: it is declared without such a type, or is
        something like `title ?? "none"`, which is always there.

        untyped-optional: What is to be unwrapped takes its type from the helper's parameter, as `isOn ? .red : nil`
        and `"hello"` do. In an `if let`, in `.map { … }`, before `!= nil` and in an `EitherView` it would have no
        type, or another: name it, `Color.red`.

        needs-unwrapped: An expression needs the unwrapped value, and only an `if let` gives it. A branch can
        hold that, an argument cannot.

        several-optionals: An expression needs what is in two optionals at once.

        shadowed-name: A name in the condition is bound to something else where the condition would stand.
        Rename one of them.

        unknown-type: An implicit member such as `.tint` would stand where nothing says what type it is a member
        of. Spell the type out.

        function-as-argument: An argument that is a closure is given as the name of a function. Write it as a
        closure.

        several-arguments: A parameter takes several values, which a condition cannot choose together.

        cannot-be-chosen: An argument, such as `&value`, cannot stand under a condition.

        too-deep: An expression would be nested too deeply.

        argument-left-out: The form needs an argument that is not written, and that has no default.

        misplaced-default: The form needs the default of an argument that is not written, and that is out of
        sight where the call stands, or may be something else there. Write the argument.


        """

    private static let form = """
        no-form: What the body of a declaration applies cannot be switched off.

        no-switch: A modifier of the project's own could do nothing with a parameter such as `isEnabled`, and
        its declaration can be given none, for the reason that is given. Name the file that declares it, or
        state a page.

        deployment-target: The form needs a newer system than the project runs on. Raise the deployment target,
        or put the call under `if #available`; `--deployment-target` states another where the project's is not
        found.

        not-total: An argument would be evaluated also while the condition is false, where it could trap or
        change something: `items[i]`, `x!`, `a / b`, the call of an unknown function. Evaluate it before, into a
        `let`.

        other-order: Two expressions with calls would be evaluated in another order.

        changes-again: The condition changes something when it is read, as `model.toggle()` does, and would be written more
        than once. Evaluate it before, into a `let`.

        lost: The form has no place for an argument that the call has, which would be gone.

        applied-twice: Both sides of an explicit branch apply the modifier, and nothing shows how one of both could be made:
        written twice, once with each side's condition, it would read worse than the branch.

        undone-by-other-side: A modifier of one side and one of the other set the same, and where one of them
        is off it would undo the other.

        nothing-to-choose: The modifier does the same with the condition true and with it false. The call can be
        deleted.

        looks-off: The modifier is given the very value that its form has when it is off, so a condition could choose
        between nothing. It is not the same as no modifier, as the reason says.

        set-again: The same is set again behind the call. While the condition is false the form sets a value of
        its own, which that later one would not reach.

        set-around: A view of the project's own sets the same on what it is given. While the condition is false the
        form sets a value of its own, which that one would not reach.

        set-before: The same is set before the call, and would be lost while the condition is false.

        follows-identity: What a modifier around the branch does follows the view's identity, which the branch
        changes: people branch in order to begin anew.

        animated-branch: A change of an explicit branch's condition is animated, in `withAnimation`, by a binding or by
        a modifier around the branch, so that one view gives way to the other: whoever writes that may want the
        transition.

        undecided-branch: The sides of an explicit branch begin with the same view, and what decides between them is no
        condition, or no one condition for each modifier: a pattern that takes a value apart, a `switch` over more than
        the plain cases of an enum, or one that names more than two of these at once.

        uncapturable: A name in the condition or an argument, such as an `inout` parameter, cannot be held by a
        closure that is kept.


        """
}

// What is said of `EitherView`, and of comments.
extension Reasons {
    static let wrapping = """
        in-postfix-if-config: The call stands in a `#if` of its chain, around which nothing can be wrapped.

        in-inlinable: The call stands in an `@inlinable` function, which may use only what other modules see.

        receiver-begins: The view begins with `?.`, `super` or an implicit member, and cannot be an argument.

        effect-in-receiver: The view needs `try` or `await`.

        long-receiver: The view has many lines, which would stand within parentheses. `--fallback either-view`
        wraps it.

        chain-goes-on: More modifiers follow, which would follow a closing parenthesis. `--fallback either-view`
        wraps it.

        long-result: The result would have many lines. `--fallback either-view` wraps it.

        nested-either-view: One `EitherView` would stand in another. `--fallback either-view` wraps both.

        opposite-beside: The call beside it is on only when this one is off: an `if` with an `else` says both.

        modifier-branches: The modifier branches itself, by its declaration in the project, so that a wrapper
        wins nothing.

        no-payload-initializer: The project's `EitherView` has no initializer that takes an optional as ours
        does.

        other-either-view: Another type named `EitherView` is in scope.

        unusable-either-view: The project's `EitherView` cannot be used at this place, for the reason that is
        given.

        asks-for-either-view: A type that is written there names `EitherView`, and would be another one.

        no-place-for-either-view: Nothing declares `EitherView` yet. `--support FILE` says which file is to.

        support-is-elsewhere: The file that `--support` names is in another module, which this one does not see, or in
        another one, too, which has an `EitherView` already.

        several-modules: These files are of several modules, because two of them declare the same helper, one
        imports another by the name of its folder, or what a project is made by states several targets; and nothing
        says which file is part of which, so that nobody knows which would see a declaration of `EitherView`.
        `--support FILE` names a file that all of them compile.

        helper-is-no-target: Nothing declares `EitherView` yet; the file that declares the helper would, and is
        not among the paths. Name it too, or use `--support FILE`.


        """

    static let comments = """
        unknown-suppression: A comment such as `// fixmods:ignore` is mistyped, or names what is no modifier and
        no reason. It is taken for what it resembles.

        unused-suppression: A comment such as `// fixmods:ignore` speaks for no call. `--fix-suppressions`
        removes it.
        """
}

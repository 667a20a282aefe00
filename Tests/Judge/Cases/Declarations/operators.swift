// swift-format-ignore-file
infix operator +++
infix operator ***: MultiplicationPrecedence
prefix operator √
postfix operator %%
infix operator |>: A
infix operator <+>
prefix operator ...
infix operator /+/
postfix operator %?
infix operator .+.
infix operator &&=: AssignmentPrecedence

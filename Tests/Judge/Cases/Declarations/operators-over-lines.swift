// swift-format-ignore-file
prefix
  operator
  ^*^
infix operator ->
infix operator =

// swift-format-ignore-file

infix operator+++
infix operator+++: P
prefix operator/+/
infix operator -+-

// swift-format-ignore-file
precedencegroup A {}
precedencegroup B { associativity: left }
precedencegroup C {
    higherThan: A, B
    lowerThan: D
    associativity: right
    assignment: true
}
precedencegroup E { higherThan: F assignment: false associativity: none }
precedencegroup G { higherThan: B, none lowerThan: left, right }

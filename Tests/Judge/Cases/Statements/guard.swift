guard a else { return }
guard let a else { throw B.c }
guard let a = b, case .c(let d) = a, d else { fatalError("e") }
guard a.b({ c }) else { return }
guard a.contains(where: { $0 > 1 }) else { return nil }
func f() -> Int {
    guard let self else { return 1 }
    guard #available(iOS 15, *) else { return 2 }
    guard !a.isEmpty,
        let b = a.first
    else {
        return 3
    }
    return b
}

@testable import Driver

/// What `body` gives, from a thread with as deep a stack as the command has. The threads of tests have less than parsing
/// takes of what nests as deep as anything is parsed. An expectation in `body` would belong to no test.
public func onDeepStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    Threads.onDeepStack { _ in body() }
}

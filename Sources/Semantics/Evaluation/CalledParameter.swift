import Syntax

/// A parameter as the labels of a call are told apart by it.
struct CalledParameter: Sendable {
    private let label: String?
    fileprivate let isOptional: Bool
    private let isClosure: Bool

    /// - Parameter isOperand: true for an operator's, which goes without a label.
    init(_ parameter: FunctionParameter, isOperand: Bool = false) {
        label = isOperand ? nil : parameter.label
        isOptional = parameter.hasDefault || parameter.isVariadic
        isClosure = parameter.isClosure
    }

    /// True for one that may be given what has such a label.
    fileprivate func takes(_ label: String?) -> Bool { self.label == label || label == nil && isClosure }
}

extension [CalledParameter] {
    /// True if a call with these labels may give them their values.
    func take(_ labels: [String?]) -> Bool {
        var next = 0
        for label in labels {
            guard let place = self[next...].firstIndex(where: { $0.takes(label) }),
                self[next..<place].allSatisfy(\.isOptional)
            else { return false }
            next = place + 1
        }
        return self[next...].allSatisfy(\.isOptional)
    }
}

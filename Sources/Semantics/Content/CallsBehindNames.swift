import RuleModel
import Syntax

/// What is called in what names of views stand for, and in what that names. It belongs to one thread: a declaration is read
/// when it is asked for, and each once.
final class CallsBehindNames {
    private let views: ShownViews
    private let held: HeldCalls
    private let inPlace: Bool
    private var known: [ViewName: Set<String>] = [:]
    private var read: [ObjectIdentifier: (calls: Set<String>, further: [ShownBody])] = [:]

    /// - Parameters:
    ///   - held: tells the calls that are asked for,
    ///   - inPlace: true for those alone that are not shown in places of their own.
    init(_ views: ShownViews, _ held: HeldCalls, inPlace: Bool) {
        (self.views, self.held, self.inPlace) = (views, held, inPlace)
    }

    /// Those of the calls that are made behind a name.
    ///
    /// - Parameter path: of the file that has the name, the same each time.
    func calls(behind name: ViewName, from path: Path) -> Set<String> {
        if let known = known[name] { return known }
        var (found, seen): (Set<String>, Set<ObjectIdentifier>) = ([], [])
        var open = views.bodies(name, from: path)
        while let body = open.popLast() {
            guard seen.insert(ObjectIdentifier(body)).inserted else { continue }
            let own = read(body)
            found.formUnion(own.calls)
            open += own.further
        }
        known[name] = found
        return found
    }

    private func read(_ body: ShownBody) -> (calls: Set<String>, further: [ShownBody]) {
        if let known = read[ObjectIdentifier(body)] { return known }
        let path = body.sighting.path
        let shown = views.content(of: body.content) { [views, inPlace] in
            views.isLeftOut($0, inPlace: inPlace, from: path)
        }
        let own = (
            Set(shown.calls.flatMap { held.limits(on: $0, in: path) }),
            shown.names.flatMap { views.bodies($0, from: path) }
        )
        read[ObjectIdentifier(body)] = own
        return own
    }
}

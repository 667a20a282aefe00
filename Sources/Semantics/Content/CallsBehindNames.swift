import RuleModel
import Syntax

/// What is called in what names of views stand for, and in what that names. It belongs to one thread: a declaration is read
/// when it is asked for, and each once.
final class CallsBehindNames {
    private let views: ShownViews
    private let held: HeldCalls
    private let inPlace: Bool
    private var known: [ViewName: Content] = [:]
    private var read: [ObjectIdentifier: (content: Content, further: [ShownBody])] = [:]

    private struct Content {
        var calls: Set<String> = []
        /// True where something in it may be any view.
        var isOpaque = false
    }

    /// - Parameters:
    ///   - held: tells the calls that are asked for,
    ///   - inPlace: true for those alone that are not shown in places of their own.
    init(_ views: ShownViews, _ held: HeldCalls, inPlace: Bool) {
        (self.views, self.held, self.inPlace) = (views, held, inPlace)
    }

    /// Those of the calls that are made behind a name.
    ///
    /// - Parameter path: of the file that has the name, the same each time.
    func calls(behind name: ViewName, from path: Path) -> Set<String> { content(behind: name, from: path).calls }

    /// True where a value stands behind a name of which declarations show no more than that it is a view.
    func isOpaque(behind name: ViewName, from path: Path) -> Bool { content(behind: name, from: path).isOpaque }

    private func content(behind name: ViewName, from path: Path) -> Content {
        if let known = known[name] { return known }
        var (found, seen): (Content, Set<ObjectIdentifier>) = (Content(), [])
        var open = views.bodies(name, from: path)
        while let body = open.popLast() {
            guard seen.insert(ObjectIdentifier(body)).inserted else { continue }
            let own = read(body)
            found.calls.formUnion(own.content.calls)
            found.isOpaque = found.isOpaque || own.content.isOpaque
            open += own.further
        }
        known[name] = found
        return found
    }

    private func read(_ body: ShownBody) -> (content: Content, further: [ShownBody]) {
        if let known = read[ObjectIdentifier(body)] { return known }
        let path = body.sighting.path
        let shown = views.content(of: body.content) { [views, inPlace] in
            views.isLeftOut($0, inPlace: inPlace, from: path)
        }
        let content = Content(
            calls: Set(shown.calls.flatMap { held.limits(on: $0, in: path) }),
            isOpaque: shown.names.contains { views.isOpaque($0, from: path) })
        let own = (content, shown.names.flatMap { views.bodies($0, from: path) })
        read[ObjectIdentifier(body)] = own
        return own
    }
}

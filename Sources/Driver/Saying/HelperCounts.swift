import Rewriting
import Semantics
import Syntax

/// How many calls of each helper are left behind a run: one without any may go.
struct HelperCounts {
    private struct Helper {
        let name: String
        var places: [Sighting] = []
        var left = 0
    }

    private let helpers: [Helper]
    private let options: Options

    init(_ files: [FileResult], _ options: Options) {
        self.options = options
        var helpers: [String: Helper] = [:]
        for call in files.flatMap(\.calls).map(\.call) {
            guard let name = call.helper, name != EitherViewType.name else { continue }
            if let place = call.declaration, helpers[name]?.places.contains(place) != true {
                helpers[name, default: Helper(name: name)].places.append(place)
            }
            helpers[name, default: Helper(name: name)].left += call.outcome == .rewritten || call.isWrapped ? 0 : 1
        }
        self.helpers = helpers.values.sorted { ($0.left, $0.name) < ($1.left, $1.name) }
    }

    /// ``calls left in these files: `when` none (View+When.swift:9), `applyIf` 15``; nil where there is no helper.
    var sentence: String? {
        if helpers.isEmpty { return nil }
        let said = helpers.map { helper in
            let place = place(of: helper).map { " (\($0))" } ?? ""
            return "`\(Shown.escaped(helper.name))`\(place) \(helper.left == 0 ? "none" : String(helper.left))"
        }
        return "calls \(options.isPreview ? "that would be " : "")left in these files: \(said.joined(separator: ", "))"
    }

    /// Where it is declared, if that is one place or one file.
    private func place(of helper: Helper) -> String? {
        guard let first = helper.places.first else { return nil }
        let name = first.path.name
        if helper.places.count == 1 { return first.shown }
        return helper.places.allSatisfy { $0.path == first.path } ? "\(name)" : "\(helper.places.count) declarations"
    }
}

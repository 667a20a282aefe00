import Rewriting
import Semantics
import Syntax

/// How many calls of each helper are left behind a run: one without any may go.
struct HelperCounts {
    private struct Helper {
        let name: String
        var places: [Sighting] = []
        var left = 0
        var isUnused = false
        var isErasing = false
        /// True where a call that is left has to give what it gives.
        var mustStay = false
    }

    private let helpers: [Helper]
    private let options: Options
    private let removed: [(name: String, file: FileResult)]
    private let kept: [(helper: KeptHelper, path: Path)]

    init(_ files: [FileResult], _ options: Options) {
        self.options = options
        var helpers: [String: Helper] = [:]
        for call in files.flatMap(\.calls).map(\.call) {
            guard let name = call.helper, name != EitherViewType.name else { continue }
            if let place = call.declaration, helpers[name]?.places.contains(place) != true {
                helpers[name, default: Helper(name: name)].places.append(place)
            }
            if call.isErased { helpers[name, default: Helper(name: name)].isErasing = true }
            if call.code == Code.mustStay { helpers[name, default: Helper(name: name)].mustStay = true }
            helpers[name, default: Helper(name: name)].left += call.outcome == .rewritten || call.isWrapped ? 0 : 1
        }
        for file in files {
            for name in file.unused { helpers[name]?.isUnused = true }
        }
        removed = files.flatMap { file in file.removed.map { (name: $0.name, file: file) } }
        kept = files.sorted { $0.path < $1.path }.flatMap { file in file.kept.map { (helper: $0, path: file.path) } }
        self.helpers = helpers.values.sorted { ($0.left, $0.name) < ($1.left, $1.name) }
    }

    /// ``calls left in these files: `when` none (View+When.swift:9), `applyIf` 15``; nil where there is no helper.
    var sentence: String? {
        // A run that is not about all of them does not know.
        if helpers.isEmpty || options.since != nil { return nil }
        let said = helpers.map { helper in
            let place = place(of: helper).map { " (\($0))" } ?? ""
            return "`\(Shown.escaped(helper.name))`\(place) \(helper.left == 0 ? "none" : String(helper.left))"
        }
        return "calls \(options.isPreview ? "that would be " : "")left in these files: \(said.joined(separator: ", "))"
    }

    /// ``nothing mentions `when` any more; `fixmods --remove-helpers .` removes it``; nil where there is nothing to say.
    var ending: String? {
        let unused = helpers.filter(\.isUnused).map { "`\(Shown.escaped($0.name))`" }
        // A helper is removed from the work tree, where what is staged may be written elsewhere.
        if unused.isEmpty || options.isStaged || options.removesHelpers { return nil }
        let command = options.command(adding: [Flag.removeHelpers.spellings[0]])
        let (it, does) = (unused.count == 1 ? "it" : "them", options.isPreview ? "shows" : "removes")
        return
            "nothing \(options.isPreview ? "would mention" : "mentions") \(unused.joined(separator: ", ")) any more; "
            + "`\(command)` \(does) \(it)\(options.isPreview ? " removed" : "")"
    }

    /// ``removed `when` from View+When.swift``
    var removals: [String] {
        Dictionary(grouping: removed, by: \.file.path).sorted { $0.key < $1.key }.map { path, all in
            let names = all.indices.filter { place in !all[..<place].contains { $0.name == all[place].name } }
                .map { "`\(Shown.escaped(all[$0].name))`" }
            let verb = options.isPreview ? "would remove" : "removed"
            let file = all[0].file
            let rest =
                file.isDeleted
                ? ", and the file with \(names.count == 1 ? "it" : "them")"
                : file.need.map { "; nothing but imports is left in it, and it stays because \($0)" } ?? ""
            return "\(verb) \(names.joined(separator: ", ")) from \(path)\(rest)"
        }
    }

    /// ``stays: `when` (View+When.swift:9), because Row.swift:31 calls it, and so do 3 other places``
    var stays: [String] {
        kept.map { helper, path in
            var why = helper.keeper.sentence(Shown.escaped(helper.place ?? ""))
            if helper.others > 0 { why += " (and \(helper.others) more)" }
            let left = helpers.first { $0.name == helper.name }?.left ?? 0
            if helper.keeper == .isPublic, left > 0 {
                why += ", and \(left) of its calls \(left == 1 ? "is" : "are") left"
            } else if helper.keeper == .isPublic {
                let command = options.command(adding: [Flag.removePublic.spellings[0]])
                why += "; `\(command)` \(options.isPreview ? "shows it removed" : "removes it"), too"
            }
            let verb = options.isPreview ? "would stay" : "stays"
            return
                "`\(Shown.escaped(helper.name))` (\(Shown.escaped(path.name.spelling)):\(helper.line)) \(verb): \(why)"
        }
    }

    /// ``the views that `when` (View+When.swift:9) gives are `AnyView`; …``, of helpers with calls that are left, each of which
    /// may give another view.
    var erasures: [String] {
        if options.since != nil { return [] }
        return helpers.filter { $0.isErasing && $0.left > 0 && !$0.mustStay }.map { helper in
            let place = place(of: helper).map { " (\($0))" } ?? ""
            return "`\(Shown.escaped(helper.name))`\(place) turns its view into `AnyView`; "
                + "`@ViewBuilder` and an `if` would keep the types of the calls that are left"
        }
    }

    /// Where it is declared, if that is one place or one file.
    private func place(of helper: Helper) -> String? {
        guard let first = helper.places.first else { return nil }
        let name = first.path.name
        if helper.places.count == 1 { return first.shown }
        return helper.places.allSatisfy { $0.path == first.path } ? "\(name)" : "\(helper.places.count) declarations"
    }
}

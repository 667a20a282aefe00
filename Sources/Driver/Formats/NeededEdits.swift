import Rewriting
import Syntax

/// What has to be declared for a call to be rewritten: the edits that belong to no call, by the calls that need them.
struct NeededEdits {
    /// Edits and the file that they are made in, as it was given.
    typealias Change = (path: Path, edits: [LocatedEdit])

    /// By declaration, what gives it a switch, and the declarations that this needs in turn.
    private var given: [DeclarationID: (change: Change, needs: Set<DeclarationID>)] = [:]
    /// By location, what declares `EitherView` there.
    private var homes: [Path: Change] = [:]

    init(_ files: [FileResult]) {
        for file in files where file.declaration != nil || !file.given.isEmpty {
            guard let patch = file.patch else { continue }
            let lines = LineTable(patch.old)
            if let edit = file.declaration { homes[file.location] = (file.path, [LocatedEdit(edit, lines)]) }
            for given in file.given {
                let edits = given.plan.edits.map { LocatedEdit($0, lines) }
                self.given[given.declaration] = ((file.path, edits), given.plan.needs)
            }
        }
    }

    /// - Returns: in the order of the files, with the edits of each in the order of its text.
    func changes(for call: PlannedCall, in file: FileResult) -> [Change] {
        var changes: [Path: [LocatedEdit]] = [:]
        if call.isWrapped, let home = file.home, let change = homes[home] { changes[change.path] = change.edits }
        var open = call.needs
        var seen: Set<DeclarationID> = []
        while let next = open.popFirst() {
            guard seen.insert(next).inserted, let (change, needs) = given[next] else { continue }
            changes[change.path, default: []] += change.edits
            open.formUnion(needs)
        }
        return changes.sorted { $0.key < $1.key }.map { path, edits in
            (path, edits.sorted { $0.start.offset < $1.start.offset })
        }
    }
}

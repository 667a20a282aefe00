import Semantics
import Syntax

extension Context {
    /// How a declaration is given a switch in whose body helpers are called: by what becomes of these calls.
    ///
    /// - Parameter calls: the context in which the calls of its file are planned.
    public func switchPlan(of id: DeclarationID, in switchable: SwitchableFile, behind calls: Context) -> SwitchPlan {
        let file = switchable.original
        guard let body = file.declaration(at: id.nameOffset).map({ file.range(of: $0) }) else {
            return .refused(.notFound)
        }
        var calls = calls
        calls.asked = (calls.asked ?? AskedCalls()).within(body, of: file)
        let plan = calls.round(file, path: id.path)
        guard let result = plan.result else { return switchPlan(of: id, in: switchable) }
        let moved = id.moved(by: result.edits, in: result.file)
        var context = self
        context.index = index.replacing([Declarations(of: result.file, path: id.path)])
        var origins: [DeclarationID: DeclarationID] = [:]
        for other in switches.keys where other.path == id.path {
            origins[other.moved(by: result.edits, in: result.file)] = other
        }
        for (moved, other) in origins { context.switches[moved] = switches[other] }
        switch context.switchPlan(of: moved, in: SwitchableFile(result.file, path: id.path)) {
        case .given(var plan):
            plan.needs = Set(plan.needs.map { origins[$0] ?? $0 })
            let groups = EditGroups(result.edits, plan.edits)
            let own = groups.all.filter { !$0.late.isEmpty }
            plan.edits = own.map(groups.edit)
            plan.replaced = own.flatMap(\.early).map { result.edits.edits[$0] }
            return .given(plan)
        // What is said of another text than the user's has no place in it.
        case .refused: return switchPlan(of: id, in: switchable)
        }
    }

    /// The declarations whose switches the calls of helpers in a declaration could use.
    public func switchesAsked(by found: FoundCalls, in id: DeclarationID) -> Set<DeclarationID> {
        let file = found.own.file
        guard let body = file.declaration(at: id.nameOffset).map({ file.range(of: $0) }) else { return [] }
        return switchesAsked(by: found, within: body)
    }
}

extension AskedCalls {
    /// Those of the same that stand in a part of a file.
    fileprivate func within(_ part: Range<Int>, of file: SourceFile) -> AskedCalls {
        AskedCalls(
            touching: touched, without: passedOver + [0..<part.lowerBound, part.upperBound..<file.bytes.count])
    }
}

extension DeclarationID {
    /// The same in the text that some edits of its file make.
    fileprivate func moved(by edits: AppliedEdits, in file: SourceFile) -> DeclarationID {
        let offset = edits.place(of: nameOffset)
        return DeclarationID(
            name: name, sighting: FileLines(of: file, path: path).sighting(at: offset), nameOffset: offset)
    }
}

extension SourceFile {
    /// The declaration of a function or a type whose name begins at a place.
    func declaration(at nameOffset: Int) -> NodeID? {
        all(.functionDeclaration, .structDeclaration)
            .first { Declaration($0, in: self).nameOffset == nameOffset }
    }
}

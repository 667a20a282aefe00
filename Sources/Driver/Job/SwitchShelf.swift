import Rewriting
import RuleModel
import Semantics
import Syntax

/// How the declarations of a project would be given switches: planned once each, whoever asks, from what the project shows
/// of the declaration and nothing else.
final class SwitchShelf: @unchecked Sendable {
    private let lock = Lock()
    private var plans: [DeclarationID: SwitchPlan] = [:]
    private var files: [Path: SourceFile] = [:]

    func plan(of id: DeclarationID) -> SwitchPlan? { lock.whileHeld { plans[id] } }

    func keep(_ plan: SwitchPlan, of id: DeclarationID) { lock.whileHeld { plans[id] = plan } }

    func file(at path: Path) -> SourceFile? { lock.whileHeld { files[path] } }

    func keep(_ file: SourceFile, at path: Path) { lock.whileHeld { files[path] = file } }
}

extension Project {
    /// How a declaration would be given a switch.
    ///
    /// - Parameter trail: the declarations that ask for it.
    func switchPlan(of id: DeclarationID, buffer: ReadBuffer, for trail: Set<DeclarationID> = []) -> SwitchPlan {
        if let known = switches.plan(of: id) { return known }
        if isBuilt(id.path) { return .refused(.generated) }
        guard !trail.contains(id), let file = tree(of: id.path, buffer: buffer) else { return .refused(.notFound) }
        var context = context(at: id.path)
        if context.index.declarations(at: id.path) == nil, let own = try? source(at: id.path)?.declarations(buffer) {
            context.index = context.index.replacing([own])
        }
        context.index = index(of: context, at: id.path, buffer: buffer) { $0.wanted(bySwitchOf: id, in: file) }
        for other in context.switchesAsked(bySwitchOf: id, in: file).sorted() {
            context.switches[other] = switchPlan(of: other, buffer: buffer, for: trail.union([id]))
        }
        var plan = context.switchPlan(of: id, in: file)
        if case .given = plan, let place = useWithoutCall(of: id, buffer: buffer) {
            plan = .refused(.usedWithoutCall(place))
        }
        switches.keep(plan, of: id)
        return plan
    }

    /// What stands in some folder that a build makes.
    private func isBuilt(_ path: Path) -> Bool {
        let folders = path.relative(to: folder)?.parent.parts ?? []
        return folders.contains { part in
            [".build", "DerivedData", "build", "Build"].contains { part.elementsEqual($0.utf8) }
        }
    }

    private func tree(of path: Path, buffer: ReadBuffer) -> SourceFile? {
        if let known = switches.file(at: path) { return known }
        guard let tree = try? source(at: path)?.tree(buffer) else { return nil }
        switches.keep(tree, at: path)
        return tree
    }

    /// Where a modifier is taken as a value: `let style = content.card`.
    private func useWithoutCall(of id: DeclarationID, buffer: ReadBuffer) -> String? {
        let search = ByteSearch(["." + id.name])
        let isType = id.name.first?.isUppercase == true
        let made = ByteSearch([id.name + ".init"])
        for source in sources {
            var line: Int?
            _ = try? source.withBytes(buffer) { text in
                if isType {
                    made.forEachMatch(in: text) { _, range in
                        line = text[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
                        return false
                    }
                }
                search.forEachMatch(in: text) { _, range in
                    guard Self.isUseWithoutCall(range, in: text) else { return true }
                    line = text[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
                    return false
                }
            }
            if let line { return "\(source.location.name):\(line)" }
        }
        return nil
    }

    /// `content.card`, `Text.card`, and no `content.card()`, `theme.card`, `.cards`
    private static func isUseWithoutCall(_ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        let next = text[range.upperBound...].first { $0 != UInt8(ascii: " ") }
        let behind = range.upperBound < text.count ? text[range.upperBound] : 0
        if behind.isIdentifierByte || next == UInt8(ascii: "(") || next == UInt8(ascii: "{")
            || next == UInt8(ascii: "<")
            || next == UInt8(ascii: "=") || next == UInt8(ascii: ":")
        {
            return false
        }
        var start = range.lowerBound
        while start > 0, text[start - 1].isIdentifierByte || text[start - 1] == UInt8(ascii: "$") { start -= 1 }
        let base = String(decoding: text[start..<range.lowerBound], as: UTF8.self)
        if start > 0, text[start - 1] == UInt8(ascii: ".") { return false }
        return ["self", "content", "view", "$0", "Self", "View"].contains(base) || ViewTypes.types.contains(base)
    }
}

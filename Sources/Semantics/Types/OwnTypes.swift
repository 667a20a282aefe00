import RuleModel
import Syntax

/// A type that a file declares, or a name that it gives to one.
package struct OwnType: Sendable {
    package let name: String
    /// True for a protocol, and for what a protocol leaves open: `associatedtype Content`.
    package let isProtocol: Bool
    /// True for a class or an actor.
    let isClass: Bool
    /// `Label` of `struct Badge<Label: View>`
    let parameters: [String]
    /// True for one with parameters: its name means several types.
    package var isGeneric: Bool { !parameters.isEmpty }
    /// The type that it stands in; nil for one whose plain name means it everywhere.
    package let owner: String?
    /// What it is another name for, as far as that is one type: `CGFloat?` of `typealias Length = CGFloat?`.
    package let target: String?
    /// The names in that.
    let targetNames: [String]
    /// The same of a generic one, in terms of its parameters: `(T) -> Void` of `typealias Handler<T> = (T) -> Void`.
    let genericTarget: (parameters: [String], type: String)?
    /// The cases of an enum whose cases are nothing but names.
    package let plainCases: [String]?
    package let sighting: Sighting
    let access: Access

    /// Its name, behind that of the type in which it stands, if any: `Color.Background`.
    var path: String { owner.map { $0 + "." + name } ?? name }

    /// Its name, if that is one of the module's own; nil for a member.
    var globalName: String? { owner == nil ? name : nil }

    package static func all(in file: SourceFile, _ lines: FileLines) -> [OwnType] {
        file.nodes.indices.compactMap { index in
            let node = NodeID(index)
            let declaration = Declaration(node, in: file)
            let (type, alias) = (TypeDeclaration(node, in: file), TypeAlias(node, in: file))
            // What stands for one is none of its own.
            let isAssociated = file.kind(node) == .associatedtypeDeclaration
            guard type.map({ !$0.isExtension }) ?? (alias != nil || isAssociated),
                // `typealias Color = SwiftUI.Color` means what the name means anyway.
                let name = file.declaredName(of: node), alias?.target != "\(FileSemantics.module).\(name)"
            else { return nil }
            return OwnType(
                name: name, isProtocol: type?.isProtocol ?? isAssociated,
                isClass: [.classDeclaration, .actorDeclaration].contains(file.kind(node)),
                parameters: file.genericParameters(of: node), owner: declaration.owner?.name,
                target: alias.flatMap { $0.isGeneric ? nil : $0.target },
                targetNames: alias?.target?.namesInText ?? [],
                genericTarget: alias.flatMap { alias in
                    alias.isGeneric ? alias.target.map { (file.genericParameters(of: node), $0) } : nil
                }, plainCases: type?.plainCases,
                sighting: lines.sighting(at: declaration.nameOffset),
                // No other file sees one of a function.
                access: declaration.ownerName == nil ? .file : declaration.access)
        }
    }
}

/// What a project's own types are called.
package struct OwnTypes {
    private let index: ProjectIndex

    init(of index: ProjectIndex) { self.index = index }

    /// The types of a name that are in sight, in the order of the files.
    package func declared(_ name: String) -> some Sequence<OwnType> {
        index.project.seen(by: index.sight).types(named: name)
    }

    /// Those that a member in sight may name where it is declared, though the file that asks imports no such name.
    func meantByMembers(_ name: String) -> some Sequence<OwnType> {
        index.project.seen(by: index.sight).typesOfReachedModules(named: name)
    }

    /// True for a type that is no protocol.
    package func isConcrete(_ name: String) -> Bool { declared(name).contains { !$0.isProtocol } }

    /// True for a type whose name means several.
    package func isGeneric(_ name: String) -> Bool { declared(name).contains(where: \.isGeneric) }

    /// True for the one type of a name.
    package func isOne(_ name: String) -> Bool { isOne(Array(declared(name))) }

    /// The same for a type that a member in sight names: `Space`, or `Theme.Space` of one that stands in another.
    func isOneMeantByMembers(_ path: String) -> Bool {
        isOne(meantByMembers(plainTypeName(path)).filter { $0.path == path })
    }

    private func isOne(_ found: [OwnType]) -> Bool {
        found.count == 1 && !found[0].isProtocol && !found[0].isGeneric && found[0].target == nil
    }

    /// True for the text of a type in which `AnyView` stands, or another name for what has it: `RowMaker`, where the project
    /// says `typealias RowMaker = (Int) -> AnyView`.
    package func holdsAnyView(_ type: String) -> Bool {
        var (open, known) = ([type], Set<String>())
        while let next = open.popLast() {
            for word in next.namesInText where known.insert(word).inserted {
                if word == "AnyView" { return true }
                open += declared(word).compactMap { $0.target ?? $0.genericTarget?.type }
            }
        }
        return false
    }
}

// What values of a project's own types are.
extension TypeReader {
    /// nil for a type that nothing declares.
    func isDeclaredView(_ type: String) -> Bool? {
        names.project.conformances(ofWritten: type).map { direct in
            !direct.isDisjoint(with: ViewTypes.protocols)
                || names.ancestors(of: type).contains(where: ViewTypes.protocols.contains)
        }
    }

    /// Of a view that is a style as well, Swift takes the style.
    func declaredView(_ type: String) -> Evidence {
        if namesViews { return .type(type) }
        guard isStyle(type) else { return .view }
        return names.project.isOneOfSeveral(type) ? .unknown : .type(Self.style + " & View")
    }
}

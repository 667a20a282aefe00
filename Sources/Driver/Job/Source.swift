import Semantics
import Syntax

/// A file of a run. It is parsed once, by whoever asks first.
///
/// What may be asked for again is kept: of a file that may be planned its text until it is parsed, its tree until it is
/// planned, and of each that was parsed what it declares. So what matters is read once or twice, and all else once.
final class Source: @unchecked Sendable {
    typealias Parse = @Sendable ([UInt8]) -> SourceFile

    let location: Path
    /// True for a file that has to be made.
    let isNew: Bool
    /// True if its text stays in memory once it was read, and what it declares.
    private let isKept: Bool
    private let kind: ReadBuffer.Kind
    private let parse: Parse
    private let lock = Lock()
    private var isWanted = false
    private var text: [UInt8]?
    /// What it holds for whoever plans it again, whatever is at its place by now.
    private var first: [UInt8]?
    private var tree: SourceFile?
    private var declared: Declarations?
    /// Why somebody could not read it.
    private var failed: SystemError?
    /// How many projects may still ask what it declares.
    private var users = 0

    init(
        _ location: Path, isNew: Bool = false, isKept: Bool = false, _ kind: ReadBuffer.Kind = .source,
        parse: @escaping Parse
    ) {
        self.location = location
        (self.isNew, self.isKept) = (isNew, isKept)
        self.kind = kind
        self.parse = parse
        text = isNew ? [] : nil
    }

    /// A file that holds another text than what is at its place.
    init(_ location: Path, holding text: [UInt8], isKept: Bool = false, parse: @escaping Parse) {
        self.location = location
        (isNew, self.isKept) = (false, isKept)
        kind = .source
        self.parse = parse
        self.text = text
        first = isKept ? text : nil
    }

    /// Takes the text of a file from whoever has read it.
    func declarations(in text: UnsafeBufferPointer<UInt8>) -> Declarations {
        lock.whileHeld {
            if declared == nil { tree = parsed(Array(text)) }
            return declared!
        }
    }

    /// Keeps the file if it is wanted again, and else no more of it than what it declares.
    func keep(_ text: UnsafeBufferPointer<UInt8>, ifWanted: Bool) {
        lock.whileHeld {
            isWanted = isWanted || ifWanted
            if !isWanted { tree = nil } else if tree == nil, self.text == nil { self.text = Array(text) }
        }
    }

    /// Keeps what it declares until each project that took it up has let go of it.
    func takeUp() { lock.whileHeld { users += 1 } }

    func letGo() {
        lock.whileHeld {
            users -= 1
            if users == 0, !isWanted, !isKept { declared = nil }
        }
    }

    /// Why it could not be read when somebody asked; nil where it always could.
    var failure: SystemError? { lock.whileHeld { failed } }

    /// Goes by a text, and not by what is at its place, from now on.
    func pin(_ text: [UInt8]) { lock.whileHeld { first = text } }

    /// The bytes of the file, good until `body` ends.
    func withBytes<Result>(
        _ buffer: ReadBuffer, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) throws(SystemError) -> Result {
        if let kept = lock.whileHeld({ text ?? tree?.bytes ?? first }) { return kept.withUnsafeBufferPointer(body) }
        do throws(SystemError) {
            return try buffer.withBytes(of: location, kind) { text throws(SystemError) in
                if isKept { lock.whileHeld { first = Array(text) } }
                return body(text)
            }
        } catch {
            lock.whileHeld { failed = error }
            throw error
        }
    }

    /// What the file declares.
    func declarations(_ buffer: ReadBuffer) throws(SystemError) -> Declarations {
        try lock.whileHeld { () throws(SystemError) in
            if let declared { return declared }
            let file = try parsed(buffer)
            if isWanted { tree = file }
            return declared!
        }
    }

    /// The tree, for whoever keeps it.
    func tree(_ buffer: ReadBuffer) throws(SystemError) -> SourceFile {
        try lock.whileHeld { () throws(SystemError) in
            if let tree { return tree }
            return try parsed(buffer)
        }
    }

    /// The tree and what it declares, for the plan of the file: the tree is not kept any longer.
    func forPlan(_ buffer: ReadBuffer) throws(SystemError) -> (SourceFile, Declarations) {
        try lock.whileHeld { () throws(SystemError) in
            let file: SourceFile
            if let tree { file = tree } else { file = try parsed(buffer) }
            (tree, isWanted) = (nil, false)
            return (file, declared!)
        }
    }

    private func parsed(_ buffer: ReadBuffer) throws(SystemError) -> SourceFile {
        if let text = text ?? first { return parsed(text) }
        do throws(SystemError) {
            return parsed(try buffer.bytes(of: location, kind))
        } catch {
            failed = error
            throw error
        }
    }

    private func parsed(_ bytes: [UInt8]) -> SourceFile {
        let file = parse(bytes)
        text = nil
        declared = Declarations(of: file, path: location)
        return file
    }
}

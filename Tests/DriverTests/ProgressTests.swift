import Testing

@testable import Driver

/// What people see on a terminal while a run takes its time.
@Suite struct ProgressTests {
    /// A clock that is set by hand, and what was put on the terminal.
    private final class Scene: @unchecked Sendable {
        var milliseconds: UInt64 = 5000
        var shown: [String] = []

        func progress() -> Progress {
            Progress(now: { self.milliseconds * 1_000_000 }, say: { self.shown.append($0) })
        }
    }

    @Test func aLineComesAfterASecondAndGoesAtTheEnd() {
        let scene = Scene()
        let progress = scene.progress()
        for (milliseconds, done) in [(5000, 1), (5999, 2), (6000, 3), (6099, 4), (6100, 5)] {
            scene.milliseconds = UInt64(milliseconds)
            progress.note("read", done, of: 9)
        }
        #expect(scene.shown == ["\rread 3 of 9 files\u{1B}[K", "\rread 5 of 9 files\u{1B}[K"])
        progress.end()
        progress.end()
        #expect(scene.shown.dropFirst(2) == ["\r\u{1B}[K"])
    }

    @Test func aShortRunShowsNothing() {
        let scene = Scene()
        let progress = scene.progress()
        scene.milliseconds += 999
        progress.note("read", 1, of: 1)
        progress.end()
        #expect(scene.shown == [])
    }

    @Test func everyItemOfWorkCounts() {
        let scene = Scene()
        var threads = Threads(count: 1)
        threads.progress = scene.progress()
        scene.milliseconds += 1000
        let doubled = threads.map([1, 2, 3], "read") { number, _ in
            scene.milliseconds += 100
            return 2 * number
        }
        #expect(doubled == [2, 4, 6])
        #expect(scene.shown == (1...3).map { "\rread \($0) of 3 files\u{1B}[K" })
        _ = threads.map([1]) { number, _ in number }
        #expect(scene.shown.count == 3)
    }
}

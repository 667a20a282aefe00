import SwiftUI
import XCTest

@testable import Airwave

final class SnapshotTests: XCTestCase {
    func testRow() throws {
        let isDark = Bool.random()
        let view = Text("Row").if(isDark) { $0.colorScheme(.dark) }
        let padded = Text("Row").if(isDark) { $0.padding(8) }
        XCTAssertEqual("\(view)", "\(padded.if(isDark) { $0.opacity(0.5) })")
        assert(Text("Row").if(isDark) { $0.clipShape(Circle()) })
    }

    func assert(_ view: some View) {}
}

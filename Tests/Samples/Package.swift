// swift-tools-version: 6.0
import PackageDescription

/// A small app that was written for the README and for the tests: nobody's code but ours.
let package = Package(
    name: "Bookshelf",
    platforms: [.iOS(.v16), .macOS(.v13)],
    targets: [.target(name: "Bookshelf")]
)

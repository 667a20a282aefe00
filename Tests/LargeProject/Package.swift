// swift-tools-version: 6.0
import PackageDescription

/// A podcast player that was written for the tests: nobody's code but ours. It is read, and never built.
let package = Package(
    name: "Airwave",
    platforms: [.iOS(.v15), .macOS(.v12)],
    targets: [
        .target(name: "Airwave", dependencies: ["AirwaveKit"]),
        .target(name: "AirwaveKit"),
        .target(name: "AirwaveWidgets", dependencies: ["AirwaveKit"]),
        .target(name: "AirwaveWatch"),
        .target(name: "AirwaveTV"),
        .target(name: "AirwaveCar"),
        .testTarget(name: "AirwaveTests", dependencies: ["Airwave"]),
    ]
)

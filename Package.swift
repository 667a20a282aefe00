// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "fixmods",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "fixmods", targets: ["fixmods"]),
        .plugin(name: "FixmodsPlugin", targets: ["FixmodsPlugin"]),
        .plugin(name: "FixmodsCheckPlugin", targets: ["FixmodsCheckPlugin"]),
    ],
    targets: [
        .target(name: "Syntax"),
        .target(name: "RuleModel", dependencies: ["Syntax"]),
        .target(name: "Semantics", dependencies: ["RuleModel", "Syntax"]),
        .target(name: "Rewriting", dependencies: ["RuleModel", "Semantics", "Syntax"]),
        .target(name: "Patching", dependencies: ["Syntax"]),
        .target(name: "BuiltinRules"),
        .systemLibrary(name: "LinuxCalls"),
        .target(
            name: "Driver",
            dependencies: [
                "BuiltinRules", "Patching", "Rewriting", "RuleModel", "Semantics", "Syntax",
                .target(name: "LinuxCalls", condition: .when(platforms: [.linux])),
            ]),
        .executableTarget(name: "fixmods", dependencies: ["Driver"]),
        .plugin(
            name: "FixmodsPlugin",
            capability: .command(
                intent: .custom(verb: "fixmods", description: "Rewrite SwiftUI conditional modifiers"),
                permissions: [.writeToPackageDirectory(reason: "to rewrite conditional modifiers in its sources")]),
            path: "Sources/Plugins/Fixmods"),
        .plugin(
            name: "FixmodsCheckPlugin",
            capability: .command(
                intent: .custom(
                    verb: "fixmods-check", description: "List the SwiftUI conditional modifiers to rewrite")),
            path: "Sources/Plugins/FixmodsCheck"),
        .testTarget(
            name: "Harness", dependencies: ["Driver", "Patching", "Rewriting", "RuleModel", "Semantics", "Syntax"],
            path: "Tests/Harness"),
        .testTarget(name: "SyntaxTests", dependencies: ["Harness", "Syntax"]),
        .testTarget(name: "RuleModelTests", dependencies: ["BuiltinRules", "Harness", "RuleModel"]),
        .testTarget(name: "SemanticsTests", dependencies: ["Harness", "RuleModel", "Semantics", "Syntax"]),
        .testTarget(name: "RewritingTests", dependencies: ["Harness", "Rewriting", "Semantics"]),
        .testTarget(name: "PatchingTests", dependencies: ["Harness", "Patching"]),
        .testTarget(name: "ModelTests", dependencies: ["Harness", "RuleModel"]),
        .testTarget(
            name: "DriverTests",
            dependencies: [
                "Driver", "Harness", "fixmods", .target(name: "LinuxCalls", condition: .when(platforms: [.linux])),
            ]),
    ],
    swiftLanguageModes: [.v6]
)

import Foundation
import PackagePlugin

/// Runs the command in the package's folder, and ends the plugin with its exit code; with 2 if it cannot be built.
///
/// A plugin that depends on the command in the manifest would have it built for every `swift build` of this package, a second time.
func runTool(_ arguments: [String], _ context: PluginContext, _ packageManager: PackageManager) throws {
    let build = try packageManager.build(
        .product("fixmods"), parameters: .init(configuration: .release, echoLogs: true))
    guard let tool = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
        Diagnostics.error("fixmods could not be built")
        exit(2)
    }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    exit(process.terminationStatus)
}

import PackagePlugin

/// `swift package fixmods [ARGUMENT…]`: the command, in the package's folder. Without arguments it rewrites the whole
/// package.
@main struct FixmodsPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try runTool(arguments.isEmpty ? ["."] : arguments, context, packageManager)
    }
}

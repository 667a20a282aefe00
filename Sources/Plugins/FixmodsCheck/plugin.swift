import PackagePlugin

/// `swift package fixmods-check [ARGUMENT…]`: the same with `--check`, with which the command refuses to write.
@main struct FixmodsCheckPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try runTool(["--check"] + (arguments.isEmpty ? ["."] : arguments), context, packageManager)
    }
}

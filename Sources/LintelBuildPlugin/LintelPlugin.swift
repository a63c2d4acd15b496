import Foundation
import PackagePlugin

/// A plugin that compiles the themes of a target to Swift, in each build in which they have changed.
@main
struct LintelPlugin: BuildToolPlugin {
  /// Returns the commands for a target of a package, or none for a target without sources, such as a plugin.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let sources = ThemeSources(
      target: target.name,
      files: module.sourceFiles.map(\.url),
      root: context.package.directoryURL
    )
    return try sources.commands(
      tool: try context.tool(named: "lintel").url,
      output: context.pluginWorkDirectoryURL
    )
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  /// Support for targets of Xcode projects, which don't belong to a package.
  extension LintelPlugin: XcodeBuildToolPlugin {
    /// Returns the commands for a target of an Xcode project.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let sources = ThemeSources(
        target: target.displayName,
        files: target.inputFiles.map(\.url),
        root: context.xcodeProject.directoryURL
      )
      return try sources.commands(
        tool: try context.tool(named: "lintel").url,
        output: context.pluginWorkDirectoryURL
      )
    }
  }
#endif

import Foundation
import PackagePlugin

/// A plugin that runs the tool in the package's folder: `swift package lintel …`.
@main
struct LintelCommandPlugin: CommandPlugin {
  /// Runs the tool with the arguments after `swift package lintel`.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(try context.tool(named: "lintel").url, in: context.package.directoryURL, arguments)
  }

  /// Runs the tool in a working folder and waits for it; if the tool fails, the plugin reports its status.
  private func run(_ tool: URL, in folder: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      // The tool has already reported the reason.
      Diagnostics.error(
        "lintel \(arguments.first ?? "") ended with status \(process.terminationStatus)"
      )
      return
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  /// Support for Xcode projects.
  extension LintelCommandPlugin: XcodeCommandPlugin {
    /// Runs the tool in the folder of an Xcode project.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try run(
        try context.tool(named: "lintel").url,
        in: context.xcodeProject.directoryURL,
        arguments
      )
    }
  }
#endif

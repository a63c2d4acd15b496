import Foundation
import PackagePlugin

/// `swift package lintel …`: the tool itself, in the package's folder.
@main
struct LintelCommandPlugin: CommandPlugin {
  /// Runs the tool with the arguments behind `swift package lintel`.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(try context.tool(named: "lintel").url, in: context.package.directoryURL, arguments)
  }

  /// Runs the tool and waits for it.
  ///
  /// - Parameters:
  ///   - tool: The executable.
  ///   - folder: The working folder.
  ///   - arguments: The arguments, passed on unchanged.
  /// - Throws: An error if the tool can't be started. If the tool fails, the plugin reports its status.
  private func run(_ tool: URL, in folder: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      // The tool has said why.
      Diagnostics.error(
        "lintel \(arguments.first ?? "") ended with status \(process.terminationStatus)"
      )
      return
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  /// The same for Xcode projects.
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

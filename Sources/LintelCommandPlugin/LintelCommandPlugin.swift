import Foundation
import PackagePlugin

/// `swift package lintel …`: the tool itself, in the package's folder.
@main
struct LintelCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(try context.tool(named: "lintel").url, in: context.package.directoryURL, arguments)
  }

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

  extension LintelCommandPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try run(
        try context.tool(named: "lintel").url,
        in: context.xcodeProject.directoryURL,
        arguments
      )
    }
  }
#endif

import Foundation

/// Runs the page's program in Node.js, which `make node` installs.
enum Node {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Where the parts of the program are.
  static let program = PreviewTheme.root.appending(path: "Sources/LintelPreview/Page")

  /// What `Page/ask.mjs` answers.
  ///
  /// - Parameter question: JSON with a `kind`.
  /// - Returns: JSON.
  /// - Throws: if Node.js is missing, or the program fails.
  static func answer(_ question: Data) throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "question.json")
    try question.write(to: file)
    let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Page/ask.mjs")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "node", script.path(percentEncoded: false), file.path(percentEncoded: false),
      program.path(percentEncoded: false),
    ]
    // Files take any amount; pipes would have to be read meanwhile.
    let (output, errors) = (folder.appending(path: "1"), folder.appending(path: "2"))
    for stream in [output, errors] { try Data().write(to: stream) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let message = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      throw Failure(
        description:
          "the page's program is tested with Node.js; 'make node' installs it\n\(message)"
      )
    }
    return try Data(contentsOf: output)
  }
}

import Foundation
import LintelTesting

/// Runs the page's program in Node.js, which `make node` installs.
enum Node {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The folder with the parts of the program.
  static let program = PreviewTheme.root.appending(path: "Sources/LintelPreview/Page")

  /// The answer of `Page/ask.mjs` to a question, which is JSON with a `kind`.
  static func answer(_ question: Data) throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "question.json")
    try question.write(to: file)
    let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Page/ask.mjs")
    let run = try ChildProcess.run(
      ["node"] + [script, file, program].map { $0.path(percentEncoded: false) }
    )
    guard run.status == 0 else {
      throw Failure(
        description:
          "the page's program is tested with Node.js; 'make node' installs it\n\(run.errors)"
      )
    }
    return Data(run.output.utf8)
  }
}

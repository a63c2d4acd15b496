import Foundation

/// Checks written in Python, whose knowledge of a format comes from a published package instead of from this project.
package enum PythonJudge {
  /// A failure of the interpreter itself.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The complaints of a script about each of the texts; empty for a text without faults.
  package static func complaints(
    of script: String,
    about texts: [String]
  ) throws -> [[String]] {
    try answers(of: script, about: texts)
  }

  /// The answers of a script about each of the texts.
  ///
  /// Runs the interpreter `LINTEL_PYTHON`, or if that isn't set, the one that `make python` found, or `python3`.
  ///
  /// - Parameters:
  ///   - script: the name of a file in the same folder as this one. It gets the paths of files with the texts, and prints a JSON array
  ///     with an array of strings for each.
  ///   - texts: the texts to check.
  /// - Returns: the script's strings about each text.
  /// - Throws: an error if the script fails.
  package static func answers(
    of script: String,
    about texts: [String]
  ) throws -> [[String]] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try texts.enumerated().map { index, text in
      let file = folder.appending(path: "\(index).json")
      try text.write(to: file, atomically: false, encoding: .utf8)
      return file.path(percentEncoded: false)
    }
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: script)
    let output = try run([path.path(percentEncoded: false)] + files)
    return try JSONDecoder().decode([[String]].self, from: output)
  }

  private static let interpreter: String = {
    if let named = ProcessInfo.processInfo.environment["LINTEL_PYTHON"] { return named }
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let note = try? String(
      contentsOf: package.appending(path: ".build/tools/python"),
      encoding: .utf8
    )
    guard let found = note?.trimmingCharacters(in: .whitespacesAndNewlines) else {
      return "python3"
    }
    // A path into the package is relative to the package; a command's name isn't relative to anything.
    return found.hasPrefix(".") ? package.appending(path: found).path(percentEncoded: false) : found
  }()

  private static func run(_ arguments: [String]) throws -> Data {
    let run = try ChildProcess.run([interpreter] + arguments)
    guard run.status == 0 else {
      throw Failure(
        description: "\(interpreter) ended with \(run.status): \(run.errors)\n"
          + "'make python' installs what it needs"
      )
    }
    return Data(run.output.utf8)
  }
}

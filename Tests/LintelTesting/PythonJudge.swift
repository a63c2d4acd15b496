import Foundation

/// Judges written in Python: what they know of a format comes from a package of a registry, not from here.
package enum PythonJudge {
  /// The interpreter itself failed.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// What a script has against each of the texts; see `answers`.
  ///
  /// - Returns: the complaints about each text; empty for one that is as it should be.
  package static func complaints(
    of script: String,
    about texts: [String]
  ) throws -> [[String]] {
    try answers(of: script, about: texts)
  }

  /// What a script says of each of the texts.
  ///
  /// Runs the interpreter `LINTEL_PYTHON`; if that is not set, the one that `make python` has found, or `python3`.
  ///
  /// - Parameters:
  ///   - script: the name of a file beside this one. It gets the paths of files that hold the texts, and prints a JSON array with an
  ///     array of texts for each.
  ///   - texts: what is to be judged.
  /// - Returns: the script's words about each text.
  /// - Throws: if the script fails.
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
    // A path into the package is relative to it, the name of a command to nothing.
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

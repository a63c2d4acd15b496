import Foundation

/// Python's jsonschema, which judges the JSON output independently of the code that writes it.
package enum JSONSchemaValidator {
  /// The interpreter itself failed.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// What a schema has against each of the texts; empty for one that conforms.
  ///
  /// Runs the interpreter `LINTEL_PYTHON`, or `python3` if that is not set, which must have the package jsonschema.
  package static func violations(in texts: [String], of schema: String) throws -> [[String]] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try ([schema] + texts).enumerated().map { index, text in
      let file = folder.appending(path: "\(index).json")
      try text.write(to: file, atomically: false, encoding: .utf8)
      return file.path(percentEncoded: false)
    }
    let output = try run([script] + files)
    return try JSONDecoder().decode([[String]].self, from: output)
  }

  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "validate.py").path(percentEncoded: false)

  private static func run(_ arguments: [String]) throws -> Data {
    let python = ProcessInfo.processInfo.environment["LINTEL_PYTHON"] ?? "python3"
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [python] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self
    )
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(python) ended with \(process.terminationStatus): \(complaint)")
    }
    return data
  }
}

import Foundation
import LintelTesting

/// A temporary folder for a test in which the built tool runs; it's removed with the last reference to it.
final class Workplace {
  /// The result of a run of the tool.
  struct Run {
    let status: Int32
    let output: String
    let errors: String
  }

  let folder: URL

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "lintel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The files in the folder and its subfolders, sorted, including hidden ones.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter { name in
      var isFolder: ObjCBool = false
      _ = unsafe FileManager.default.fileExists(
        atPath: folder.appending(path: name).path,
        isDirectory: &isFolder
      )
      return !isFolder.boolValue
    }
  }

  /// Runs the tool in the folder, or in a folder in it, with an environment that doesn't include the tests' own.
  func lintel(
    _ arguments: [String],
    environment: [String: String] = [:],
    in subfolder: String = ""
  ) throws -> Run {
    let tool = BuiltProducts.folder.appending(path: "lintel")
    return try run(tool, arguments, environment: environment, in: subfolder)
  }

  /// The folders of tools that the tests need, including those of Homebrew on a Mac.
  private static let systemPath = ["/opt/homebrew/bin", "/usr/local/bin", "/usr/bin", "/bin"]

  /// Runs a command line as a user's shell would, with the tool on its path.
  func shell(_ line: String, environment: [String: String] = [:]) throws -> Run {
    let path = ([BuiltProducts.folder.path] + Self.systemPath).joined(separator: ":")
    return try run(
      URL(filePath: "/bin/bash"),
      ["-c", line],
      environment: environment.merging(["PATH": path]) { $1 },
      in: ""
    )
  }

  private func run(
    _ executable: URL,
    _ arguments: [String],
    environment: [String: String],
    in subfolder: String
  ) throws -> Run {
    let run = try ChildProcess.run(
      [executable.path] + arguments,
      environment: environment.merging(Sanitizers.environment) { own, _ in own },
      in: folder.appending(path: subfolder)
    )
    return Run(status: run.status, output: run.output, errors: run.errors)
  }
}

import Foundation
import LintelTesting

extension Workplace {
  func move(_ name: String, to other: String) throws {
    try FileManager.default.moveItem(
      at: folder.appending(path: name),
      to: folder.appending(path: other)
    )
  }
}

/// A running tool that watches files.
final class WatchedTool {
  struct Failure: Error {
    let description: String
  }

  private let process = Process()
  private let streams: URL
  private var seen = 0

  init(_ arguments: [String], in folder: URL) throws {
    streams = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: streams)
    // Both streams in one file, in the order in which they are written to.
    let handle = try FileHandle(forUpdating: streams)
    process.executableURL = BuiltProducts.folder.appending(path: "lintel")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = Sanitizers.environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
  }

  deinit {
    try? FileManager.default.removeItem(at: streams)
  }

  /// Ends the tool in a way that it can't miss.
  func end() {
    _ = kill(process.processIdentifier, SIGKILL)
  }

  /// What the tool has printed since the last time, as soon as a whole line of it has a word and it is quiet.
  func next(_ word: String) async throws -> String {
    var last = ""
    for _ in 0..<200 {
      let rest = String(text.dropFirst(seen))
      if rest == last, rest.contains(word), rest.hasSuffix("\n") {
        seen += rest.count
        return rest
      }
      last = rest
      try await Task.sleep(for: .milliseconds(50))
    }
    throw Failure(description: "'\(word)' does not come; it said: \(text.dropFirst(seen))")
  }

  func count(of word: String) -> Int {
    text.components(separatedBy: word).count - 1
  }

  private var text: String {
    (try? String(contentsOf: streams, encoding: .utf8)) ?? ""
  }
}

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

  private let process: ChildProcess
  private var seen = 0

  init(_ arguments: [String], in folder: URL) throws {
    process = try ChildProcess(
      [BuiltProducts.folder.appending(path: "lintel").path] + arguments,
      environment: Sanitizers.environment,
      in: folder,
      joinsStreams: true
    )
  }

  func end() {
    process.end()
  }

  /// Returns the tool's new output after a full line of it contains a word and no further output follows.
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
    throw Failure(description: "'\(word)' wasn't printed; the output is: \(text.dropFirst(seen))")
  }

  func count(of word: String) -> Int {
    text.components(separatedBy: word).count - 1
  }

  private var text: String {
    (try? process.output) ?? ""
  }
}

import Foundation
import Testing

@Suite("Help texts", .serialized)
struct HelpTests {
  private static let goldens = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  /// The commands in the tool's own list, so that a new one can't be forgotten.
  private static func commands() throws -> [String] {
    let help = try Workplace().lintel(["--help"]).output
    let list = help.components(separatedBy: "SUBCOMMANDS:\n").last ?? ""
    return list.split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/^  ([a-z]+) /#).map { String($0.1) }
    }
  }

  @Test("The help of the tool and of every command matches the golden")
  func help() throws {
    let place = try Workplace()
    let commands = try Self.commands()
    #expect(commands.count >= 4)
    var expected: Set<String> = ["lintel.txt"]
    for command in [nil] + commands {
      let run = try place.lintel(
        [command, "--help"].compactMap(\.self),
        environment: ["COLUMNS": "80"]
      )
      #expect(run.status == 0)
      #expect(run.errors == "")
      let name = "\(command ?? "lintel").txt"
      expected.insert(name)
      try compare(run.output, with: name)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.goldens.path)
    #expect(Set(files) == expected, "goldens of deleted commands")
  }

  /// Compares with a golden; a run with `UPDATE_GOLDENS=1` rewrites it, and fails so that it isn't mistaken for a passing one.
  private func compare(_ text: String, with name: String) throws {
    let golden = Self.goldens.appending(path: name)
    let old = try? String(contentsOf: golden, encoding: .utf8)
    guard old != text else { return }
    guard ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil else {
      Issue.record("\(name) is not what the tool prints:\n\(text)")
      return
    }
    try text.write(to: golden, atomically: true, encoding: .utf8)
    Issue.record("rewrote \(name)")
  }
}

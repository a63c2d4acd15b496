import Foundation
import LintelDiagnostics
import LintelSyntax
import Testing

/// The workflows that a host runs on Debian and macOS.
@Suite("The hosted workflows")
struct WorkflowTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func jobs(of name: String = "ci") throws -> [YAMLEntry] {
    let path = ".github/workflows/\(name).yml"
    let bytes = [UInt8](try Data(contentsOf: root.appending(path: path)))
    let result = parseYAML(SourceFile(path: path, bytes: bytes), as: FileID(0))
    try #require(result.diagnostics.isEmpty, "\(result.diagnostics.map(\.message))")
    let jobs = result.root?.entries.first { $0.key.text == "jobs" }
    return Array(try #require(jobs).value.entries)
  }

  private static func value(_ key: String, of node: YAMLNode) -> YAMLNode? {
    node.entries.first { $0.key.text == key }?.value
  }

  private static func commands(of job: YAMLEntry) -> [String] {
    (value("steps", of: job.value).map { Array($0.elements) } ?? [])
      .compactMap { value("run", of: $0)?.text }
  }

  @Test("Debian and macOS run what a clean checkout has to pass, and make a release")
  func systems() throws {
    let jobs = try Self.jobs()
    for name in ["debian", "mac"] {
      let job = try #require(jobs.first { $0.key.text == name })
      let made = Self.commands(of: job).filter { $0.hasPrefix("make ") }
      #expect(made == ["make demo", "make test", "make dist"])
    }
    let bundle = try #require(jobs.first { $0.key.text == "bundle" })
    #expect(Self.commands(of: bundle).contains("make bundle"))
    let needs = Self.value("needs", of: bundle.value)?.elements.map(\.text)
    #expect(needs == ["debian", "mac"])
  }

  @Test("A Mac takes the referee's scenarios after the package's own tests, and keeps what it saw")
  func referee() throws {
    let job = try #require(try Self.jobs(of: "mac").first { $0.key.text == "referee" })
    #expect(Self.value("runs-on", of: job.value)?.text.hasPrefix("macos-") == true)
    let commands = Self.commands(of: job)
    let made = commands.filter { $0.hasPrefix("make ") }
    #expect(made == ["make demo", "make test", "make example", "make referee"])
    let path = ".build/referee/uikit.json"
    let uploads = Self.value("steps", of: job.value)?.elements.compactMap {
      Self.value("with", of: $0).flatMap { Self.value("path", of: $0)?.text }
    }
    #expect(uploads == [path])
    let script = try String(
      contentsOf: Self.root.appending(path: "Tests/UIKitReferee/run"),
      encoding: .utf8
    )
    #expect(script.contains("$root/.build/referee") && script.contains("uikit.json"))
  }

  @Test("What they make is there", arguments: ["ci", "mac"])
  func targets(workflow: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: "Makefile"), encoding: .utf8)
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix(".PHONY:") })
    let targets = Set(line.split(separator: " ").dropFirst().map(String.init))
    for command in try Self.jobs(of: workflow).flatMap(Self.commands)
    where command.hasPrefix("make ") {
      #expect(targets.contains(String(command.dropFirst(5))), "\(command)")
    }
  }
}

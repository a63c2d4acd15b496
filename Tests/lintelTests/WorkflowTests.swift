import Foundation
import LintelDiagnostics
import LintelSyntax
import Testing

/// Tests the workflows that a host runs: one on Debian and macOS, and one for checks that only a Mac can make.
@Suite("The hosted workflows")
struct WorkflowTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func jobs(of workflow: String = "ci") throws -> [YAMLEntry] {
    let path = ".github/workflows/\(workflow).yml"
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

  @Test("Debian and macOS run the checks that a clean checkout must pass, and build a release")
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

  @Test("A Mac tests UIKit and SwiftUI themselves, and keeps the results")
  func mac() throws {
    let job = try #require(try Self.jobs(of: "mac").first)
    #expect(Self.value("runs-on", of: job.value)?.text.hasPrefix("macos-") == true)
    let made = Self.commands(of: job).filter { $0.hasPrefix("make ") }
    #expect(made == ["make demo", "make test", "make example", "make referee"])
    let steps = Self.value("steps", of: job.value).map { Array($0.elements) } ?? []
    let kept = steps.compactMap { Self.value("with", of: $0) }
      .compactMap { Self.value("path", of: $0)?.text }
    #expect(kept == [".build/referee/*.json"])
  }

  @Test("The targets that the workflows make exist", arguments: ["ci", "mac"])
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

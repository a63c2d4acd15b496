import Foundation
import LintelLint
import LintelTesting
import Testing

/// Checks that the table of requirements is complete, and that the tests, rules, and pages that it names exist.
@Suite("The checklist")
struct ChecklistTests {
  /// The number of requirements in each family.
  private static let families: KeyValuePairs = [
    "S0": 15, "S1": 7, "S2": 11, "S3": 19, "S4": 16, "U": 10, "SL": 15, "SV": 15,
  ]

  private static let specs = URL(filePath: #filePath).deletingLastPathComponent()
  private static let root = specs.deletingLastPathComponent().deletingLastPathComponent()

  private struct Row {
    let id: String
    let holders: String
    let mutants: [String]
    /// The names in backticks.
    var names: [String] {
      holders.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
    var tests: [String] { names.filter { $0.contains("Tests.") } }
    var paths: [String] { names.filter { $0.contains("/") } }
    var rules: [String] { names.filter { !$0.contains("Tests.") && !$0.contains("/") } }
    var links: [String] {
      holders.components(separatedBy: "](").dropFirst().map { String($0.prefix { $0 != ")" }) }
    }
  }

  private static func rows() throws -> [Row] {
    try String(contentsOf: specs.appending(path: "checklist.md"), encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { line in
        let cells = line.components(separatedBy: " | ")
        return Row(
          id: String(cells[0].dropFirst(2)),
          holders: cells[2],
          mutants: (cells.count > 3 ? cells[3] : "").matches(of: /`([^`]+)`/).map {
            String($0.output.1)
          }
        )
      }
  }

  /// `Suite.function` of every test in the folder of tests.
  private static func tests() throws -> Set<String> {
    var names: Set<String> = []
    let folder = root.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init()
    where file.lastPathComponent.hasSuffix("Tests.swift") {
      var suite = ""
      var isTest = false
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
        if words.first == "@Test" { isTest = true }
        if let keyword = words.firstIndex(of: "struct"), keyword + 1 < words.count,
          words[keyword + 1].hasSuffix("Tests")
        {
          suite = String(words[keyword + 1])
        }
        if isTest, let keyword = words.firstIndex(of: "func"), keyword + 1 < words.count {
          names.insert("\(suite).\(words[keyword + 1])")
          isTest = false
        }
      }
    }
    return names
  }

  @Test("Every requirement has one row, in order")
  func complete() throws {
    let expected = Self.families.flatMap { family, count in (1...count).map { "\(family)-\($0)" } }
    #expect(try Self.rows().map(\.id) == expected)
  }

  @Test("Everything that a row names exists, and rows about behavior name a test")
  func holders() throws {
    let tests = try Self.tests()
    let rules = Set(LintRule.all.map(\.id))
    #expect(tests.contains("ChecklistTests.holders"))
    for row in try Self.rows() {
      for test in row.tests { #expect(tests.contains(test), "\(row.id) names \(test)") }
      for rule in row.rules { #expect(rules.contains(rule), "\(row.id) names \(rule)") }
      for path in row.paths {
        let file = Self.root.appending(path: path)
        #expect(FileManager.default.fileExists(atPath: file.path), "\(row.id) names \(path)")
      }
      for link in row.links {
        let file = Self.specs.appending(path: link)
        #expect(FileManager.default.fileExists(atPath: file.path), "\(row.id) links \(link)")
      }
      if row.id.hasPrefix("SL") || row.id.hasPrefix("SV") {
        #expect(!row.tests.isEmpty || !row.rules.isEmpty || !row.links.isEmpty, "\(row.id) is bare")
      } else {
        #expect(!row.tests.isEmpty, "\(row.id) names no test")
      }
    }
  }

  /// Requirements for the running app, whose tests have to notice a change of the runtime library.
  private static let runTime =
    (4...15).map { "S0-\($0)" } + (1...5).map { "S2-\($0)" } + [
      "S1-6", "S2-9", "S4-2", "S4-3", "S4-5", "S4-7", "S4-8", "S4-9", "S4-10", "S4-11", "S4-12",
      "S4-13", "S4-16", "U-10", "SL-11", "SL-12", "SV-6",
    ]

  @Test("Rows about the running app name mutants, which each change the current library")
  func mutants() throws {
    let table = try String(
      contentsOf: Self.root.appending(path: "Tests/Mutants/mutants.txt"),
      encoding: .utf8
    )
    let lines = table.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "|", maxSplits: 2) }
    let edits = Dictionary(grouping: lines, by: { String($0[0]) })
    #expect(edits.values.allSatisfy { $0.count == 1 })
    let rows = try Self.rows()
    for id in Self.runTime {
      #expect(rows.contains { $0.id == id && !$0.mutants.isEmpty }, "\(id) names no mutant")
    }
    let named = Set(rows.flatMap(\.mutants))
    #expect(named.count > 25)
    for name in named.sorted() {
      let line = try #require(edits[name]?.first, "\(name) is no mutant")
      let path = Self.root.appending(path: "Sources/\(line[1])").path
      let run = try ChildProcess.run(["perl", "-0pe", String(line[2]), path])
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(run.status == 0 && run.output != text && !run.output.isEmpty, "\(name)")
    }
  }

  @Test("Everything that the page of robustness names exists, too")
  func promises() throws {
    let tests = try Self.tests()
    let rules = Set(LintRule.all.map(\.id))
    let page = try String(
      contentsOf: Self.specs.appending(path: "robustness.md"),
      encoding: .utf8
    )
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { $0.components(separatedBy: " | ") }
    #expect(rows.count > 20)
    for row in rows where !row[row.count - 1].hasPrefix("covered by") {
      let holders = row[row.count - 1].matches(of: /`([^`]+)`/).map { String($0.output.1) }
      #expect(!holders.isEmpty, "\(row[0]) is covered by nothing")
      for test in holders { #expect(tests.contains(test), "\(row[0]) names \(test)") }
      guard row.count == 4 else { continue }
      let rule = row[2].trimmingCharacters(in: ["`"])
      #expect(rules.contains(rule), "\(row[0]) names \(rule)")
    }
  }
}

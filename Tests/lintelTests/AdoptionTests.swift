import Foundation
import LintelDiagnostics
import LintelSyntax
import Testing

/// Tests the files that teams copy from the reference into their own repositories.
@Suite("Adoption")
struct AdoptionTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }

  /// The block on the page with `ci=NAME`.
  private static func block(_ name: String) throws -> String {
    let lines = try text("Tests/Specs/reports.md").split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let start = try #require(
      lines.firstIndex { $0.hasPrefix("```") && $0.hasSuffix(" ci=\(name)") }
    )
    return lines[(start + 1)...].prefix { $0 != "```" }.joined(separator: "\n") + "\n"
  }

  private func parse(_ text: String) throws -> YAMLNode {
    let file = SourceFile(path: "ci.yml", bytes: Array(text.utf8))
    let (root, diagnostics) = { ($0.root, $0.diagnostics) }(parseYAML(file, as: FileID(0)))
    #expect(diagnostics.map(\.message) == [])
    return try #require(root)
  }

  /// The values of a key, wherever it is in a document.
  private func values(of key: String, in node: YAMLNode) -> [String] {
    node.entries.flatMap { entry in
      (entry.key.text == key ? [entry.value.text] + entry.value.elements.map(\.text) : [])
        + values(of: key, in: entry.value)
    } + node.elements.flatMap { values(of: key, in: $0) }
  }

  private func place() throws -> Workplace {
    let place = try Workplace(["Styles/Shop.yaml": SampleThemes.shop])
    let run = try place.lintel([
      "compile", "Styles", "--to", "swift", "--output", "Sources/App/Generated",
    ])
    #expect(run.status == 0)
    return place
  }

  @Test("The workflow's commands run, and leave the files that its other steps need")
  func github() throws {
    let workflow = try parse(Self.block("github"))
    let place = try place()
    let commands = values(of: "run", in: workflow)
    #expect(commands.count == 2)
    for command in commands { #expect(try place.shell(command).status == 0, "\(command)") }
    for file in values(of: "sarif_file", in: workflow) {
      #expect(try place.files().contains(file))
    }
    try place.write(SampleThemes.clash, to: "Styles/Clash.yaml")
    for command in commands { #expect(try place.shell(command).status == 1, "\(command)") }
    #expect(try place.text(of: "lintel.sarif").contains("Styles/Clash.yaml"))
  }

  @Test("The job's command runs, and leaves the reports that the job names")
  func gitlab() throws {
    let job = try parse(Self.block("gitlab"))
    let place = try place()
    for command in values(of: "script", in: job) where !command.isEmpty {
      #expect(try place.shell(command).status == 0)
    }
    let reports = values(of: "codequality", in: job) + values(of: "junit", in: job)
    #expect(reports.count == 2)
    for file in reports { #expect(try place.files().contains(file)) }
  }

  @Test("The run-script line shows findings with absolute paths")
  func xcode() throws {
    let place = try place()
    try place.write(SampleThemes.clash, to: "Styles/Shop.yaml")
    let run = try place.shell(Self.block("xcode"), environment: ["SRCROOT": place.folder.path])
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("/"))
    #expect(run.errors.contains("/Styles/Shop.yaml:7:44: error: "))
  }

  @Test("The hook meets pre-commit's requirements, its command runs, and the page names it")
  func preCommit() throws {
    let hooks = try parse(Self.text(".pre-commit-hooks.yaml")).elements
    let hook = try #require(hooks.first { id(of: $0) == "lintel-lint" })
    func value(_ key: String) -> YAMLNode? {
      hook.entries.first { $0.key.text == key }?.value
    }
    for key in ["id", "name", "entry", "language"] { #expect(value(key)?.text.isEmpty == false) }
    // Conflicts are between files, so the whole theme has to be checked, and only once.
    #expect(value("pass_filenames")?.text == "false")
    #expect(value("require_serial")?.text == "true")
    let arguments = value("args")?.elements.map(\.text) ?? []
    let command = ([value("entry")?.text ?? ""] + arguments).joined(separator: " ")
    let place = try place()
    #expect(try place.shell(command).status == 0)
    try place.write(SampleThemes.clash, to: "Styles/Clash.yaml")
    #expect(try place.shell(command).status == 1)
    let page = try parse(Self.block("pre-commit"))
    #expect(Set(values(of: "id", in: page)) == Set(hooks.map { id(of: $0) }))
  }

  private func id(of hook: YAMLNode) -> String {
    hook.entries.first { $0.key.text == "id" }?.value.text ?? ""
  }

  @Test("The hook for formatting accepts the names of changed files")
  func formattingHook() throws {
    let hooks = try parse(Self.text(".pre-commit-hooks.yaml")).elements
    let hook = try #require(hooks.first { id(of: $0) == "lintel-format" })
    for key in ["id", "name", "entry", "language"] {
      #expect(values(of: key, in: hook).first?.isEmpty == false)
    }
    #expect(values(of: "pass_filenames", in: hook) == [])
    let entry = try #require(values(of: "entry", in: hook).first)
    let place = try place()
    try place.write(SampleThemes.shop.replacing(": ", with: ":   "), to: "Styles/Wide.yaml")
    let run = try place.shell("\(entry) Styles/Shop.yaml Styles/Wide.yaml")
    #expect(run.status == 0)
    #expect(run.output.contains("formatted Styles/Wide.yaml\n"))
    #expect(try place.shell("\(entry) --check Styles").status == 0)
  }

  @Test("The page lists every format that the tool has")
  func formats() throws {
    let help = try Workplace().lintel(["lint", "--help"], environment: ["COLUMNS": "1000"]).output
    let list = try #require(help.firstMatch(of: #/--format <format> .*\(values: ([a-z, ]+)\)/#))
    let names = list.1.split(separator: ", ").map(String.init)
    #expect(names.count > 10)
    let rows = try Self.text("Tests/Specs/reports.md").split(separator: "\n").filter {
      $0.hasPrefix("| `")
    }
    let listed = rows.flatMap { row in
      row.split(separator: "|")[0].matches(of: #/`([a-z]+)`/#).map { String($0.1) }
    }
    #expect(Set(listed + ["auto"]) == Set(names))
  }
}

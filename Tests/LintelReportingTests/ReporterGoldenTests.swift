import Foundation
import LintelReporting
import Testing

@Suite("The formats of findings, by example")
struct ReporterGoldenTests {
  private static let goldens = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  @Test(
    "Every format's output for the sample matches its golden",
    arguments: ReportFormat.all.map(\.name)
  )
  func golden(name: String) throws {
    try compare(SampleReport.text(name), with: "\(name).txt")
  }

  @Test(
    "Every format's output without findings matches its golden",
    arguments: ReportFormat.all.map(\.name)
  )
  func clean(name: String) throws {
    try compare(SampleReport.text(name, of: SampleReport.clean), with: "\(name).clean.txt")
  }

  @Test("Goldens exist only for existing formats")
  func leftovers() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.goldens.path)
    let expected = ReportFormat.all.flatMap { ["\($0.name).txt", "\($0.name).clean.txt"] }
    #expect(Set(files) == Set(expected))
  }

  @Test("A report has the same bytes every time", arguments: ReportFormat.all.map(\.name))
  func determinism(name: String) {
    let shuffled = Report(
      sources: SampleReport.sources,
      findings: SampleReport.findings.reversed() + SampleReport.findings,
      silenced: SampleReport.silenced.reversed(),
      paths: SampleReport.paths,
      run: SampleReport.run
    )
    #expect(SampleReport.text(name, of: shuffled) == SampleReport.text(name))
  }

  @Test(
    "Only Xcode's lines contain the machine's paths",
    arguments: ReportFormat.all.map(\.name)
  )
  func paths(name: String) {
    #expect(SampleReport.text(name).contains("/home/someone") == (name == "xcode"))
  }

  @Test(
    "No format shows a control that reverses text, except in a fix's text and a source line"
  )
  func direction() {
    for format in ReportFormat.all where format.name != "sarif" && format.name != "json" {
      #expect(!SampleReport.text(format.name).unicodeScalars.contains("\u{202E}"), "\(format.name)")
    }
  }

  /// Compares with a golden; a run with `UPDATE_GOLDENS=1` rewrites it, and fails so that it isn't mistaken for a passing one.
  private func compare(_ text: String, with name: String) throws {
    let golden = Self.goldens.appending(path: name)
    let old = try? String(contentsOf: golden, encoding: .utf8)
    // Swift's own equality ignores some differences in bytes.
    guard old.map({ Array($0.utf8) }) != Array(text.utf8) else { return }
    guard ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil else {
      Issue.record("\(name) is not what the format writes:\n\(text)")
      return
    }
    try text.write(to: golden, atomically: true, encoding: .utf8)
    Issue.record("rewrote \(name)")
  }
}

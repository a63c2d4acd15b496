import LintelCompiler
import LintelDiagnostics
import LintelRuns
import SeededTheme
import TestThemes
import Testing

@Suite("A theme of 3,000 lines with 200 mistakes")
struct SeededThemeTests {
  private static let themes = ["with errors": SeededTheme.mixed, "without": SeededTheme.sound]

  private func findings(in text: String) -> [SeededTheme.Finding] {
    let run = analyze(root: "theme.yaml", provider: .inMemory(["theme.yaml": text]))
    // The theme lists few of the pushes between its screens, which isn't a mistake.
    return run.diagnostics.filter { $0.rule != "inferred-transition" }.map { finding in
      let location = run.sources.location(of: finding.range)
      return .init(line: location.line, column: location.column, rule: finding.rule)
    }
    .sorted()
  }

  /// The elements that one list has more often than another, each as many times as the difference.
  private func difference(
    _ a: [SeededTheme.Finding],
    _ b: [SeededTheme.Finding]
  ) -> [SeededTheme.Finding] {
    var rest = a
    for finding in b {
      if let index = rest.firstIndex(of: finding) { rest.remove(at: index) }
    }
    return rest
  }

  @Test(
    "The theme has the stated size, many kinds of mistakes, and text with several bytes per letter"
  )
  func size() throws {
    for theme in Self.themes.values {
      #expect(theme.mistakes == 200)
      #expect(theme.seeded.text.utf8.count { $0 == 0x0A } == 3_000)
    }
    let rules = Self.themes.values.map { Set($0.seeded.findings.map(\.rule)) }
    #expect(rules.reduce(Set()) { $0.union($1) }.count >= 55)
    let lines = SeededTheme.mixed.seeded.text.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let shifted = SeededTheme.mixed.seeded.findings.filter { finding in
      let before = lines[finding.line - 1].unicodeScalars.prefix(finding.column - 1)
      return String(String.UnicodeScalarView(before)).utf8.count >= finding.column
    }
    #expect(shifted.count >= 50)
  }

  @Test(
    "Exactly its mistakes are found, each once and in its place",
    arguments: themes.keys.sorted()
  )
  func found(name: String) throws {
    let theme = try #require(Self.themes[name])
    let found = findings(in: theme.seeded.text)
    #expect(difference(found, theme.seeded.findings).isEmpty, "found besides")
    #expect(difference(theme.seeded.findings, found).isEmpty, "not found")
  }

  @Test(
    "Fixing changes exactly the lines that can be fixed, and leaves exactly the other findings",
    arguments: themes.keys.sorted()
  )
  func fixed(name: String) throws {
    let theme = try #require(Self.themes[name])
    let outcome = applyFixes(
      .safe,
      provider: .inMemory(["theme.yaml": theme.seeded.text]),
      themes: [{ analyze(root: "theme.yaml", provider: $0) }]
    )
    let file = try #require(outcome.files.first)
    #expect(outcome.files.count == 1)
    #expect(outcome.refusals.isEmpty)
    #expect(file.before == Array(theme.seeded.text.utf8))
    let (lines, expected) = (Self.lines(file.after), Self.lines(Array(theme.fixed.text.utf8)))
    let first = zip(lines, expected).first { $0 != $1 }
    #expect(first == nil, "the first line that is not as it should be")
    #expect(lines.count == expected.count)
    let left = findings(in: String(decoding: file.after, as: UTF8.self))
    #expect(difference(left, theme.fixed.findings).isEmpty, "found besides")
    #expect(difference(theme.fixed.findings, left).isEmpty, "not found")
    // Some mistakes need two fixes, and the second appears only after the first.
    #expect(file.findings >= theme.seeded.findings.count - theme.fixed.findings.count)
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

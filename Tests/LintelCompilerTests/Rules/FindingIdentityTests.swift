import LintelCompiler
import LintelDiagnostics
import LintelLint
import TestThemes
import Testing

@Suite("The identity of findings")
struct FindingIdentityTests {
  private func fingerprints(_ compilation: Compilation) -> [String] {
    compilation.diagnostics.identified(in: compilation.sources)
      .compactMap(\.identity?.fingerprint)
  }

  private func places(_ body: String, of rule: String) -> [String] {
    let text = theme(body)
    let compilation = analyze(root: "theme.yaml", provider: .inMemory(["theme.yaml": text]))
    return compilation.diagnostics.identified(in: compilation.sources)
      .filter { $0.rule == rule }
      .flatMap { $0.identity?.places ?? [] }
      .map { "\($0.path) \($0.keys) = \($0.text)" }
  }

  @Test(
    "The findings of every example keep their fingerprints when blocks move, and no two share one",
    arguments: RuleExample.all.filter(\.isTriggering)
  )
  func movedBlocks(_ testCase: RuleExample) {
    let text = testCase.example.theme
    let before = fingerprints(testCase.compilation(of: text))
    #expect(!before.isEmpty)
    #expect(Set(before).count == before.count, sourceLocation: testCase.place)
    // Texts about comments, and texts that aren't YAML, change their meaning when lines move.
    guard testCase.rule.stage != .suppression, testCase.rule.stage != .syntax,
      testCase.example.circumstance == nil
    else { return }
    let after = fingerprints(testCase.compilation(of: reversingBlocks(of: text)))
    #expect(Set(after) == Set(before), sourceLocation: testCase.place)
  }

  /// The text with its top-level keys in reverse order, each preceded by blank lines and a comment.
  private func reversingBlocks(of text: String) -> String {
    var blocks: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let startsBlock = line.first.map { $0 != " " && $0 != "#" && $0 != "-" } ?? false
      if startsBlock { blocks.append([]) }
      blocks[blocks.count - 1].append(line)
    }
    return blocks.reversed().map { (["", "# moved"] + $0).joined(separator: "\n") }
      .joined(separator: "\n") + "\n"
  }

  @Test("A place is identified by its keys, in any spelling, and by its value")
  func keys() {
    let vivid = "oklch(0.7 0.4 150)"
    let expected = ["theme.yaml screens.home.navigationBar.tint = \(vivid)"]
    for body in [
      "screens: { home: { navigationBar: { tint: \(vivid) } } }",
      "screens:\n  home:\n    # here\n    navigationBar.tint:   '\(vivid)'",
      "\n\nscreens: { home: { statusBar: hidden, navigationBar: { tint: \"\(vivid)\" } } }",
    ] {
      #expect(places(body, of: "out-of-gamut") == expected)
    }
    #expect(
      places("toolbar: { tint: \(vivid) }", of: "out-of-gamut")
        == ["theme.yaml toolbar.tint = \(vivid)"]
    )
  }

  @Test("A conflict is identified by all of its places, in any order")
  func equalPlaces() {
    let summer =
      "  summer: { from: 2027-06-01, until: 2027-09-01, toolbar: { tint: \"#084C6B\" } }\n"
    let finals =
      "  finals: { from: 2027-08-20, until: 2027-09-10, toolbar: { tint: \"#B3261E\" } }\n"
    let expected = [
      "theme.yaml promos.finals.toolbar.tint = #B3261E",
      "theme.yaml promos.summer.toolbar.tint = #084C6B",
    ]
    #expect(places("promos:\n" + summer + finals, of: "conflicting-override") == expected)
    #expect(places("promos:\n" + finals + summer, of: "conflicting-override") == expected)
  }

  @Test("Otherwise identical findings are numbered in source order")
  func ordinals() {
    let text = "a: 1\nb: 2\n"
    let file = SourceFile(path: "theme.yaml", bytes: Array(text.utf8))
    let ranges = [(5, 6), (0, 1), (0, 1)].map {
      SourceRange(file: FileID(0), lower: $0.0, upper: $0.1)
    }
    let findings = zip(ranges, ["x", "z", "y"])
      .map { Diagnostic("some-rule", as: .warning, $0.1, at: $0.0) }
      .identified(in: SourceMap([file]))
    #expect(findings.map(\.message) == ["x", "z", "y"])
    #expect(findings.compactMap(\.identity?.ordinal) == [1, 2, 1])
    #expect(findings.compactMap { $0.identity?.places.first?.keys } == ["b", "a", "a"])
    #expect(Set(findings.compactMap(\.identity?.fingerprint)).count == 3)
  }
}

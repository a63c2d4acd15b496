import LintelDiagnostics
import LintelLanguage
import LintelSyntax
import Testing

@Suite("Comments that silence findings")
struct SuppressionTests {
  @Test(
    "A comment before the line silences what may be silenced, in every example",
    arguments: RuleExample.all.filter(\.isTriggering)
  )
  func examples(_ testCase: RuleExample) {
    let rule = testCase.rule
    let text = testCase.example.theme
    let compilation = testCase.compilation(of: text)
    let places = compilation.diagnostics.filter { $0.rule == rule.id }.map(\.range)
    // JSON has no comments, so that what is found in design tokens can't be silenced there.
    guard rule.isSuppressible, places.allSatisfy({ $0.file == FileID(0) }) else { return }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for line in Set(places.map { compilation.sources.location(of: $0).line }).sorted(by: >) {
      let indentation = String(lines[line - 1].prefix { $0 == " " })
      lines.insert("\(indentation)# lintel:disable-next-line \(rule.id) -- said here", at: line - 1)
    }
    let rules = testCase.compilation(of: lines.joined(separator: "\n")).diagnostics.map(\.rule)
    #expect(!rules.contains(rule.id), sourceLocation: testCase.place)
    #expect(!rules.contains("unused-suppression"), sourceLocation: testCase.place)
    #expect(!rules.contains("suppression-without-reason"), sourceLocation: testCase.place)
  }

  /// The findings of a theme's body; its first line is line 4.
  private func lint(_ body: String) -> [String] {
    let text = theme(body)
    let compilation = analyze(root: "theme.yaml", provider: .inMemory(["theme.yaml": text]))
    return compilation.diagnostics.map { diagnostic in
      let line = compilation.sources.location(of: diagnostic.range).line
      return "\(line) \(diagnostic.rule)"
    }
  }

  private static let vivid = "oklch(0.7 0.4 150)"

  @Test("A block of lines ends where it is enabled again, or at the end of the file")
  func blocks() {
    #expect(
      lint(
        """
        # lintel:disable out-of-gamut -- printed
        navigationBar: { tint: \(Self.vivid) }
        # lintel:enable out-of-gamut
        toolbar: { tint: \(Self.vivid) }
        # lintel:disable out-of-gamut -- printed
        tabBar: { tint: \(Self.vivid) }
        """
      ) == ["7 out-of-gamut"]
    )
  }

  @Test("A comment reaches no further than its line")
  func reach() {
    #expect(
      lint(
        """
        navigationBar: { tint: \(Self.vivid) } # lintel:disable-line out-of-gamut -- printed
        toolbar: { tint: \(Self.vivid) }
        # lintel:disable-next-line out-of-gamut -- printed

        # another comment
        tabBar: { tint: \(Self.vivid) }
        screens: { home: { tint: \(Self.vivid) } }
        """
      ) == ["5 out-of-gamut", "10 out-of-gamut"]
    )
  }

  @Test("A text is no comment, whatever it says")
  func texts() {
    #expect(
      lint(
        """
        screens:
          a: { backButtonTitle: "x # lintel:disable all" }
          b: { backButtonTitle: 'x # lintel:disable all' }
          c:
            backButtonTitle: |
              x
              # lintel:disable all
          d:
            backButtonTitle: x# lintel:disable all
          e:
            backButtonTitle: > # lintel:nonsense
              x
        """
      ) == ["14 malformed-suppression"]
    )
  }

  @Test("An error stays, and a compile heeds comments as lint does")
  func errors() {
    let body = """
      brands:
        a:
          # lintel:disable-next-line wrong-value-type -- no
          statusBar: []
          navigationBar: { tint: \(Self.vivid) } # lintel:disable-line out-of-gamut -- printed
      """
    #expect(lint(body) == ["6 unsuppressible-rule", "7 wrong-value-type"])
    let compiled = compile(root: "theme.yaml", provider: .inMemory(["theme.yaml": theme(body)]))
    #expect(compiled.diagnostics.map(\.rule) == ["wrong-value-type"])
  }

  @Test(
    "The fix-it of an unused comment takes it away and nothing else",
    arguments: [
      ("a: 1\n  # lintel:disable-line missing-slot -- x\nb: 2\n", "a: 1\nb: 2\n"),
      ("a: 1  # lintel:disable-line missing-slot -- x\nb: 2\n", "a: 1\nb: 2\n"),
      ("# lintel:disable-line missing-slot -- x", ""),
      ("a: 1\r\n# lintel:disable-line missing-slot -- ü\r\nb: 2", "a: 1\r\nb: 2"),
    ]
  )
  func removal(text: String, fixed: String) throws {
    let file = SourceFile(path: "theme.yaml", bytes: Array(text.utf8))
    let findings = Suppressions(SourceMap([file])).applied(to: [], isComplete: true)
    #expect(findings.map(\.rule) == ["unused-suppression"])
    let bytes = apply(findings.flatMap(\.fixIts), to: file)
    #expect(String(decoding: bytes, as: UTF8.self) == fixed)
    #expect(findings.flatMap(\.fixIts).allSatisfy { $0.applicability == .safe })
  }

  @Test("Of several rules only those go that silence nothing")
  func partialRemoval() throws {
    let text = "a: 1 # lintel:disable-line missing-slot, out-of-gamut -- why\n"
    let file = SourceFile(path: "theme.yaml", bytes: Array(text.utf8))
    let finding = Diagnostic(
      "out-of-gamut",
      .warning,
      "too vivid",
      at: SourceRange(file: FileID(0), lower: 3, upper: 4)
    )
    let findings = Suppressions(SourceMap([file])).applied(to: [finding], isComplete: true)
    #expect(findings.map(\.rule) == ["unused-suppression"])
    let bytes = apply(findings.flatMap(\.fixIts), to: file)
    #expect(
      String(decoding: bytes, as: UTF8.self) == "a: 1 # lintel:disable-line out-of-gamut -- why\n"
    )
  }
}

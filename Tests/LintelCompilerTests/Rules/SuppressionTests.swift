import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelRuns
import LintelSyntax
import LintelTheme
import TestThemes
import Testing

@Suite("Comments that silence findings")
struct SuppressionTests {
  @Test(
    "A comment before the line silences every suppressible finding of every example",
    arguments: RuleExample.all.filter(\.isTriggering)
  )
  func examples(_ testCase: RuleExample) {
    let rule = testCase.rule
    let text = testCase.example.theme
    let compilation = testCase.compilation(of: text)
    let places = compilation.diagnostics.filter { $0.rule == rule.id }.map(\.range)
    // JSON doesn't allow comments, so findings in design tokens can't be silenced there.
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

  /// The findings about a theme's body, which begins on line 4.
  private func lint(_ body: String) -> [String] {
    let text = theme(body)
    let compilation = analyze(root: "theme.yaml", provider: .inMemory(["theme.yaml": text]))
    return compilation.diagnostics.map { diagnostic in
      let line = compilation.sources.location(of: diagnostic.range).line
      return "\(line) \(diagnostic.rule)"
    }
  }

  private static let vivid = "oklch(0.7 0.4 150)"

  @Test(
    "Two dashes replace other marks before a reason, and dashes without a reason",
    arguments: [
      ("printed", "-- printed"), ("- printed", "-- printed"), ("– printed", "-- printed"),
      ("-printed, sadly", "-- printed, sadly"), (": printed", "-- printed"),
      ("--", "-- the reason"), ("-", "-- the reason"), ("", "-- the reason"),
    ]
  )
  func reasons(written: String, fixed: String) throws {
    let comment = "# lintel:disable-line out-of-gamut\(written.isEmpty ? "" : " \(written)")"
    let text = theme("toolbar: { tint: \(Self.vivid) } \(comment)")
    let compilation = analyze(root: "theme.yaml", provider: .inMemory(["theme.yaml": text]))
    let finding = try #require(
      compilation.diagnostics.first { $0.rule == "suppression-without-reason" }
    )
    let result = apply(finding.fixIts, to: compilation.sources[FileID(0)])
    #expect(
      String(decoding: result, as: UTF8.self).split(separator: "\n").last?
        .hasSuffix("# lintel:disable-line out-of-gamut \(fixed)") == true,
      "\(String(decoding: result, as: UTF8.self))"
    )
  }

  @Test("A region ends where its rule is enabled again, or at the end of the file")
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

  @Test("Misspelled comments and lists of rules are reported and fixed")
  func nearMisses() {
    for (comment, found) in [
      (
        "# lintel: disable-next-line out-of-gamut -- y",
        ["4 malformed-suppression", "5 out-of-gamut"]
      ),
      (
        "# LINTEL:disable-next-line out-of-gamut -- y",
        ["4 malformed-suppression", "5 out-of-gamut"]
      ),
      (
        "# lintel:disable-next-line out-of-gamut redundant-override -- y",
        ["4 malformed-suppression", "4 unused-suppression"]
      ),
      (
        "# lintel:disable-next-line out-of-gamut because of print -- y", ["4 malformed-suppression"]
      ),
      (
        "# lintel-disable-next-line out-of-gamut -- y",
        ["4 malformed-suppression", "5 out-of-gamut"]
      ),
      (
        "# lintel disable-next-line out-of-gamut -- y",
        ["4 malformed-suppression", "5 out-of-gamut"]
      ),
      ("# lintel:disable-line out-of-gamut -- y", ["4 malformed-suppression", "5 out-of-gamut"]),
      ("# lintel:disable-file out-of-gamut -- y", ["4 malformed-suppression", "5 out-of-gamut"]),
      ("# lintel: disabled things are gray", ["5 out-of-gamut"]),
      ("# lintel-disabled things are gray", ["5 out-of-gamut"]),
      ("# lintel disables things that are gray", ["5 out-of-gamut"]),
    ] {
      let body = "\(comment)\nnavigationBar: { tint: \(Self.vivid) }"
      #expect(lint(body).sorted() == found, "\(comment)")
    }
    let text = theme(
      "# lintel:disable-next-line out-of-gamut hidden-slot -- y\ntoolbar: { tint: \(Self.vivid) }"
    )
    let provider = SourceProvider.inMemory(["theme.yaml": text])
    let fixed = applyFixes(
      .safe,
      provider: provider,
      themes: [{ analyze(root: "theme.yaml", provider: $0) }]
    )
    let after = String(decoding: fixed.files.first?.after ?? [], as: UTF8.self)
    #expect(after.contains("# lintel:disable-next-line out-of-gamut -- y\n"))
  }

  @Test("A comment affects only its line")
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

  @Test("A string isn't a comment, regardless of its content")
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

  @Test("An error can't be silenced, and compile applies comments as lint does")
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
    "The fix-it for an unused comment removes only the comment",
    arguments: [
      ("a: 1\n  # lintel:disable-next-line missing-slot -- x\nb: 2\n", "a: 1\nb: 2\n"),
      ("a: 1  # lintel:disable-line missing-slot -- x\nb: 2\n", "a: 1\nb: 2\n"),
      ("# lintel:disable-next-line missing-slot -- x", ""),
      ("a: 1\r\n# lintel:disable-next-line missing-slot -- ü\r\nb: 2", "a: 1\r\nb: 2"),
    ]
  )
  func removal(text: String, fixed: String) throws {
    let file = SourceFile(path: "theme.yaml", bytes: Array(text.utf8))
    let findings = Suppressions(SourceMap([file])).applied(to: [], isComplete: true).findings
    #expect(findings.map(\.rule) == ["unused-suppression"])
    let bytes = apply(findings.flatMap(\.fixIts), to: file)
    #expect(String(decoding: bytes, as: UTF8.self) == fixed)
    #expect(findings.flatMap(\.fixIts).allSatisfy { $0.applicability == .safe })
  }

  /// A theme's body after its safe fix-its, or after all of them.
  private func fixed(_ body: String, unsafely: Bool = false) -> String {
    let text = theme(body)
    let compilation = analyze(root: "theme.yaml", provider: .inMemory(["theme.yaml": text]))
    let fixIts = compilation.diagnostics
      .filter { LintRule.named($0.rule)?.stage == .suppression }
      .flatMap(\.fixIts)
      .filter { unsafely || $0.applicability == .safe }
    let bytes = apply(fixIts, to: compilation.sources.files[0])
    return String(String(decoding: bytes, as: UTF8.self).dropFirst(theme("").count))
  }

  @Test(
    "Mistakes in comments are fixed without changing what they silence",
    arguments: [
      // A reason without its dashes.
      (
        "toolbar: { tint: V } # lintel:disable-line out-of-gamut the printed -color",
        "toolbar: { tint: V } # lintel:disable-line out-of-gamut -- the printed -color"
      ),
      (
        "toolbar: { tint: V } # lintel:disable-line out-of-gamut: printed",
        "toolbar: { tint: V } # lintel:disable-line out-of-gamut -- printed"
      ),
      // The beginnings of other tools' comments.
      (
        "# lintel:disable:next out-of-gamut -- a\ntoolbar: { tint: V }",
        "# lintel:disable-next-line out-of-gamut -- a\ntoolbar: { tint: V }"
      ),
      (
        "# Lintel disable-next-line out-of-gamut -- a\ntoolbar: { tint: V }",
        "# lintel:disable-next-line out-of-gamut -- a\ntoolbar: { tint: V }"
      ),
      (
        "# lintel-disable-next-line out-of-gamut -- a\ntoolbar: { tint: V }",
        "# lintel:disable-next-line out-of-gamut -- a\ntoolbar: { tint: V }"
      ),
      // The comment's own line has nothing else, and a comment that isn't for one line has no near name.
      (
        "# lintel:disable-line out-of-gamut -- a\ntoolbar: { tint: V }",
        "# lintel:disable-next-line out-of-gamut -- a\ntoolbar: { tint: V }"
      ),
      (
        "# lintel:disable-file out-of-gamut -- a\ntoolbar: { tint: V }",
        "# lintel:disable-file out-of-gamut -- a\ntoolbar: { tint: V }"
      ),
      // No rule, and nothing to silence.
      (
        "toolbar: { tint: \"#000000\" } # lintel:disable-line -- old",
        "toolbar: { tint: \"#000000\" }"
      ),
      ("# lintel:enable\ntoolbar: { shadow: none }", "toolbar: { shadow: none }"),
      // Enabling a rule that wasn't disabled.
      (
        "# lintel:enable out-of-gamut\ntoolbar: { shadow: none }", "toolbar: { shadow: none }"
      ),
      // Disabled twice.
      (
        "# lintel:disable out-of-gamut -- a\n# lintel:disable out-of-gamut -- b\ntoolbar: { tint: V }",
        "# lintel:disable out-of-gamut -- a\ntoolbar: { tint: V }"
      ),
      // A rule twice in one comment, and the second of two comments for one finding.
      (
        "toolbar: { tint: V } # lintel:disable-line out-of-gamut, out-of-gamut -- a",
        "toolbar: { tint: V } # lintel:disable-line out-of-gamut -- a"
      ),
      (
        "# lintel:disable-next-line out-of-gamut -- a\ntoolbar: { tint: V } # lintel:disable-line out-of-gamut -- b",
        "# lintel:disable-next-line out-of-gamut -- a\ntoolbar: { tint: V }"
      ),
      // Rules that comments can't silence.
      (
        "# lintel:disable yaml-syntax, out-of-gamut -- a\ntoolbar: { tint: V }",
        "# lintel:disable out-of-gamut -- a\ntoolbar: { tint: V }"
      ),
      (
        "# lintel:disable-next-line duplicate-definition -- a\ntoolbar: { shadow: none }",
        "toolbar: { shadow: none }"
      ),
      // A misspelled id.
      (
        "# lintel:disable out-of-gamu -- a\ntoolbar: { tint: V }",
        "# lintel:disable out-of-gamut -- a\ntoolbar: { tint: V }"
      ),
    ] as [(String, String)]
  )
  func mending(body: String, expected: String) {
    let body = body.replacing("V", with: Self.vivid)
    #expect(fixed(body) == expected.replacing("V", with: Self.vivid))
  }

  @Test(
    "The rules and the reason that a comment lacks are up to the author"
  )
  func offers() {
    let unscoped = "toolbar: { tint: \(Self.vivid) } # lintel:disable-line -- printed"
    #expect(fixed(unscoped) == unscoped)
    #expect(
      fixed(unscoped, unsafely: true)
        == "toolbar: { tint: \(Self.vivid) } # lintel:disable-line out-of-gamut -- printed"
    )
    let silent = "toolbar: { tint: \(Self.vivid) } # lintel:disable-line out-of-gamut"
    #expect(fixed(silent) == silent)
    #expect(fixed(silent, unsafely: true) == silent + " -- the reason")
  }

  @Test("If an error keeps rules from running, no comment for them is unused")
  func errorsElsewhere() {
    let body = """
      # lintel:disable-next-line low-contrast -- on purpose
      navigationBar: { background: { preset: opaque, color: "#FFFFFF" }, title: { color: "#EEEEEE" } }
      toolbar: { tnit: "#000000" }
      """
    #expect(lint(body) == ["5 opaque-on-glass", "6 unknown-property"])
    #expect(lint(body.replacing("tnit", with: "tint")) == ["5 opaque-on-glass"])
  }

  @Test("Silenced findings are kept, with the reason")
  func kept() {
    let text = theme(
      "toolbar: { tint: \(Self.vivid) } # lintel:disable-line out-of-gamut -- the print  "
    )
    let compilation = analyze(root: "theme.yaml", provider: .inMemory(["theme.yaml": text]))
    #expect(compilation.diagnostics.isEmpty)
    #expect(compilation.suppressed.map(\.finding.rule) == ["out-of-gamut"])
    #expect(compilation.suppressed.map(\.reason) == ["the print"])
  }

  @Test("Only rules that silence nothing are removed from a comment")
  func partialRemoval() throws {
    let text = "a: 1 # lintel:disable-line missing-slot, out-of-gamut -- why\n"
    let file = SourceFile(path: "theme.yaml", bytes: Array(text.utf8))
    let finding = Diagnostic(
      "out-of-gamut",
      as: .warning,
      "too vivid",
      at: SourceRange(file: FileID(0), lower: 3, upper: 4)
    )
    let findings = Suppressions(SourceMap([file])).applied(to: [finding], isComplete: true).findings
    #expect(findings.map(\.rule) == ["unused-suppression"])
    let bytes = apply(findings.flatMap(\.fixIts), to: file)
    #expect(
      String(decoding: bytes, as: UTF8.self) == "a: 1 # lintel:disable-line out-of-gamut -- why\n"
    )
  }
}

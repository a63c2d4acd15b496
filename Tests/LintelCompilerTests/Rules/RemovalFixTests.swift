import LintelCompiler
import LintelDiagnostics
import LintelRuns
import TestThemes
import Testing

@Suite("Fix-its that remove entries")
struct RemovalFixTests {
  private static let head = "lintel: 1\ntheme: Test\nios: 15..18\n"

  private func fixes(
    _ body: String,
    of rule: String = "redundant-override"
  ) -> [(text: String, applicability: FixIt.Applicability)] {
    let text = body + Self.head
    let compilation = analyze(root: "theme.yaml", provider: .inMemory(["theme.yaml": text]))
    return compilation.diagnostics.filter { $0.rule == rule }.flatMap(\.fixIts)
      .map { fixIt in
        let bytes = apply([fixIt], to: compilation.sources[FileID(0)])
        let text = String(decoding: bytes, as: UTF8.self)
        return (text.replacing(Self.head, with: ""), fixIt.applicability)
      }
  }

  /// The declarations that make the cases below redundant.
  private static let base = "toolbar: { tint: label, shadow: none }\n"

  @Test(
    "Only the entry is removed, and blocks that would be empty without it",
    arguments: [
      // Lines of a block.
      (
        "screens:\n  home:\n    # first\n    scrolls: false\n    toolbar:\n      tint: label\n    # last\n",
        "screens:\n  home:\n    # first\n    scrolls: false\n    # last\n"
      ),
      ("screens:\n  home:\n    toolbar:\n      tint: label\n", "screens:\n  home: {}\n"),
      (
        "modes:\n  plan:\n    free: {}\n    plus:\n      toolbar.tint: label\n",
        "modes:\n  plan:\n    free: {}\n    plus: {}\n"
      ),
      (
        "brands:\n  b:\n    screens:\n      home:\n        toolbar:\n          tint: label\n",
        "brands:\n  b:\n    screens:\n      home: {}\n"
      ),
      (
        "screens:\n  home: # the first\n    toolbar: { tint: label }\n  other: {}\n",
        "screens:\n  home: {} # the first\n  other: {}\n"
      ),
      (
        "screens:\n  home:\n    when pad:\n      toolbar.tint: label\n    scrolls: false\n",
        "screens:\n  home:\n    scrolls: false\n"
      ),
      ("screens:\r\n  home:\r\n    toolbar: { tint: label }\r\n", "screens:\r\n  home: {}\r\n"),
      // In braces: the first entry, one in the middle, the last, the only one.
      (
        "screens: { home: { toolbar: { tint: label, barStyle: black } } }\n",
        "screens: { home: { toolbar: { barStyle: black } } }\n"
      ),
      (
        "screens: { home: { scrolls: false, toolbar: { tint: label }, hidesBottomBar: true } }\n",
        "screens: { home: { scrolls: false, hidesBottomBar: true } }\n"
      ),
      (
        "screens: { home: { scrolls: false, toolbar: { tint: label } } }\n",
        "screens: { home: { scrolls: false } }\n"
      ),
      ("screens: { home: { toolbar: { tint: label } } }\n", "screens: { home: {} }\n"),
      (
        "screens: {\n  home: { toolbar: { tint: label } },\n  other: {}\n}\n",
        "screens: {\n  home: {},\n  other: {}\n}\n"
      ),
    ]
  )
  func removed(before: String, after: String) {
    let lineEnding = before.contains("\r\n") ? "\r\n" : "\n"
    let base = Self.base.replacing("\n", with: lineEnding)
    let fixes = fixes(base + before)
    #expect(fixes.map(\.text) == [base + after])
    #expect(fixes.map(\.applicability) == [.safe])
  }

  @Test(
    "Without its last value by brand, a token has a single value",
    arguments: [
      ("{ default: label, brands: { b: label } }", "label"),
      (
        "{ brands: { b: { light: red, dark: label } }, default: { light: red, dark: label } }",
        "{ light: red, dark: label }"
      ),
      ("\n      default: label\n      brands:\n        b: label", "label"),
      ("\n      brands:\n        b: label\n      default: label # text", "label # text"),
      (
        "\n      default:\n        light: red\n        dark: label\n"
          + "      brands: { b: { light: red, dark: label } }",
        "\n      light: red\n      dark: label"
      ),
      (
        "\n      brands:\n        b:\n          light: red\n          dark: label\n"
          + "      default:\n          light: red\n\n          # text\n          dark: label",
        "\n      light: red\n\n      # text\n      dark: label"
      ),
      (
        "{ default: label, brands: { b: label, c: link } }",
        "{ default: label, brands: { c: link } }"
      ),
    ]
  )
  func valuesByBrand(before: String, after: String) {
    func theme(_ value: String) -> String {
      "brands: { b: {}, c: {} }\ntokens:\n  colors:\n    ink: \(value)\n    sea: link\n"
        + "toolbar: { tint: $ink, background.color: $sea }\n"
    }
    let fixes = fixes(theme(before))
    #expect(fixes.map(\.text) == [theme(after)])
    #expect(fixes.map(\.applicability) == [.safe])
  }

  @Test(
    "A comment among a token's values by brand needs confirmation",
    arguments: [
      "\n      # first\n      default: label\n      brands: { b: label }",
      "\n      default: label # first\n      brands:\n        b: label",
      "{ default: label,\n      # first\n      brands: { b: label } }",
    ]
  )
  func commentedValuesByBrand(before: String) {
    let tokens = "brands: { b: {}, c: {} }\ntokens:\n  colors:\n    ink: \(before)\n"
    #expect(fixes(tokens + "toolbar: { tint: $ink }\n").map(\.applicability) == [.unsafe])
  }

  @Test(
    "If a comment would be removed, too, or the entry is in a style, the fix is unsafe",
    arguments: [
      "screens:\n  home:\n    toolbar:\n      tint: label # as everywhere\n",
      "screens:\n  home:\n    toolbar:\n      # as everywhere\n      tint: label\n",
      "screens: { home: {\n  toolbar: { tint: label } # as everywhere\n} }\n",
      "styles:\n  quiet: { toolbar.tint: label }\nscreens: { home: { use: quiet } }\n",
    ]
  )
  func unsafe(before: String) {
    #expect(fixes(Self.base + before).map(\.applicability) == [.unsafe])
  }

  @Test(
    "If a style is used twice, the second use is removed",
    arguments: [
      ("[quiet, quiet]", "[quiet]"), ("[quiet, still, quiet]", "[quiet, still]"),
      ("[ quiet,\n    quiet, still ]", "[ quiet, still ]"),
      ("\n  - quiet\n  - quiet\n  - still\n", "\n  - quiet\n  - still\n"),
      ("\n  - quiet\n  - still # on\n  - 'quiet'\n", "\n  - quiet\n  - still # on\n"),
    ]
  )
  func uses(before: String, after: String) {
    let styles = "styles: { quiet: { scrolls: false }, still: { hidesBottomBar: true } }\n"
    let fixes = fixes("\(styles)use: \(before)\n", of: "duplicate-use")
    #expect(fixes.map(\.text) == ["\(styles)use: \(after)\n"])
    #expect(fixes.map(\.applicability) == [.safe])
  }

  @Test(
    "A use with a comment is left to the author",
    arguments: ["[quiet, # on\n  quiet]", "\n  - quiet\n  - quiet # again"]
  )
  func commentedUses(before: String) {
    let styles = "styles: { quiet: { scrolls: false } }\n"
    #expect(fixes("\(styles)use: \(before)\n", of: "duplicate-use").isEmpty)
  }

  @Test("An unused token is removed from all places, after confirmation")
  func tokens() {
    let fixes = fixes(
      """
      tokens:
        colors:
          ink: label
          sea: { default: "#084C6B", brands: { night: "#001F33" } }
          rest: $sea
      brands:
        day: {}
        night: { tokens: { colors: { rest: label } } }
      toolbar: { tint: $ink }

      """,
      of: "unused-token"
    )
    #expect(
      fixes.map(\.text) == [
        """
        tokens:
          colors:
            ink: label
        brands:
          day: {}
          night: {}
        toolbar: { tint: $ink }

        """
      ]
    )
    #expect(fixes.map(\.applicability) == [.unsafe])
  }

  @Test("A token in two files is removed from both")
  func tokensOfFiles() throws {
    let files = [
      "theme.yaml": Self.head
        + "imports: [sea.yaml]\nbrands: { a: { tokens.colors.sea: label } }\n",
      "sea.yaml": "lintel: 1\ntokens: { colors: { sea: \"#084C6B\" } }\n",
    ]
    let outcome = applyFixes(
      .unsafe,
      provider: .inMemory(files),
      themes: [{ analyze(root: "theme.yaml", provider: $0) }]
    )
    #expect(
      outcome.files.map { String(decoding: $0.after, as: UTF8.self) } == [
        "lintel: 1\n", Self.head + "imports: [sea.yaml]\nbrands: { a: {} }\n",
      ]
    )
  }

  @Test("An unreachable block is removed after confirmation, unless it declares a name")
  func unreachable() {
    let fixes = fixes(
      "toolbar:\n  tint: label\n  when ios 26..:\n    tint: systemBlue\n",
      of: "unreachable-block"
    )
    #expect(fixes.map(\.text) == ["toolbar:\n  tint: label\n"])
    #expect(fixes.map(\.applicability) == [.unsafe])
    let declared = "brands: { a: { screens: { s: {} } }, b: {} }\n"
    #expect(self.fixes(declared, of: "unreachable-block").isEmpty)
  }

  @Test("A block in a style is reachable if one of the style's uses can reach it")
  func reachable() {
    func found(_ uses: String) -> Int {
      let body = "styles: { x: { when pad: { scrolls: false } } }\n\(uses)\n"
      return fixes(body, of: "unreachable-block").count
    }
    #expect(found("when phone: { use: x }") == 1)
    #expect(found("when phone: { use: x }\nscreens: { s: { use: x } }") == 0)
  }

  @Test("Dead entries are removed after entries that repeat them")
  func order() {
    let body = """
      toolbar: { tint: "#00569E" }
      brands:
        day: { toolbar: { tint: "#00569E" } }
        night: { toolbar: { tint: "#7CC0FF" } }

      """
    let outcome = applyFixes(
      .safe,
      provider: .inMemory(["theme.yaml": body + Self.head]),
      themes: [{ analyze(root: "theme.yaml", provider: $0) }]
    )
    let text = outcome.files.first.map { String(decoding: $0.after, as: UTF8.self) }
    #expect(
      text == body.replacing("day: { toolbar: { tint: \"#00569E\" } }", with: "day: {}") + Self.head
    )
  }

  @Test(
    "Mistakes that a fix reveals below its key don't prevent it, and are fixed next"
  )
  func revealed() {
    let body = "tokens: { colors: { ink: label } }\nnavigationBar: { title: { colr: $inc } }\n"
    let outcome = applyFixes(
      .safe,
      provider: .inMemory(["theme.yaml": body + Self.head]),
      themes: [{ analyze(root: "theme.yaml", provider: $0) }]
    )
    let text = outcome.files.first.map { String(decoding: $0.after, as: UTF8.self) }
    #expect(text == body.replacing("colr: $inc", with: "color: $ink") + Self.head)
    #expect(outcome.refusals.isEmpty)
  }
}

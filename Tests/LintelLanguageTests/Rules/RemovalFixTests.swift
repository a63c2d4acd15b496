import LintelDiagnostics
import LintelLanguage
import Testing

/// Fix-its that remove what is redundant, dead or said twice.
@Suite("Fix-its that remove entries")
struct RemovalFixTests {
  private static let head = "lintel: 1\ntheme: Test\nios: 15..18\n"

  private func fixes(_ body: String) -> [(text: String, applicability: FixIt.Applicability)] {
    let text = body + Self.head
    let compilation = analyze(root: "theme.yaml", provider: .inMemory(["theme.yaml": text]))
    return compilation.diagnostics.filter { $0.rule == "redundant-override" }.flatMap(\.fixIts)
      .map { fixIt in
        let bytes = apply([fixIt], to: compilation.sources[FileID(0)])
        let text = String(decoding: bytes, as: UTF8.self)
        return (text.replacing(Self.head, with: ""), fixIt.applicability)
      }
  }

  /// What is redundant in the cases below.
  private static let base = "toolbar: { tint: label, shadow: none }\n"

  @Test(
    "Nothing but the entry goes, and what would be left empty around it",
    arguments: [
      // Lines of a block.
      (
        "screens:\n  home:\n    # first\n    scrolls: false\n    toolbar:\n      tint: label\n    # last\n",
        "screens:\n  home:\n    # first\n    scrolls: false\n    # last\n"
      ),
      ("screens:\n  home:\n    toolbar:\n      tint: label\n", "screens:\n  home: {}\n"),
      (
        "screens:\n  home: # the first\n    toolbar: { tint: label }\n  other: {}\n",
        "screens:\n  home: {} # the first\n  other: {}\n"
      ),
      (
        "screens:\n  home:\n    when pad:\n      toolbar.tint: label\n    scrolls: false\n",
        "screens:\n  home:\n    scrolls: false\n"
      ),
      ("screens:\r\n  home:\r\n    toolbar: { tint: label }\r\n", "screens:\r\n  home: {}\r\n"),
      // In braces: the first, one in between, the last, the only one.
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
    "Where a comment would go along, or the entry is a fragment's, the author is asked",
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

  @Test("What is dead waits for what repeats it to go")
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
      analyze: { [analyze(root: "theme.yaml", provider: $0)] }
    )
    let text = outcome.files.first.map { String(decoding: $0.after, as: UTF8.self) }
    #expect(
      text == body.replacing("day: { toolbar: { tint: \"#00569E\" } }", with: "day: {}") + Self.head
    )
  }

  @Test(
    "What a fix reveals below the key that it corrects is no objection to it, and is fixed next"
  )
  func revealed() {
    let body = "tokens: { colors: { ink: label } }\nnavigationBar: { title: { colr: $inc } }\n"
    let outcome = applyFixes(
      .safe,
      provider: .inMemory(["theme.yaml": body + Self.head]),
      analyze: { [analyze(root: "theme.yaml", provider: $0)] }
    )
    let text = outcome.files.first.map { String(decoding: $0.after, as: UTF8.self) }
    #expect(text == body.replacing("colr: $inc", with: "color: $ink") + Self.head)
    #expect(outcome.refusals.isEmpty)
  }
}

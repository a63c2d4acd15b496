import LintelCompiler
import LintelDiagnostics
import LintelRuns
import LintelTheme
import TestThemes
import Testing

@Suite("Keys with nothing below them")
struct EmptyBlockTests {
  private func findings(_ yaml: String) -> [Diagnostic] {
    ThemeText(yaml).findings(of: "empty-block")
  }

  /// The message, notes, and suggestions of each finding.
  private func texts(_ yaml: String) -> [[String]] {
    findings(yaml).map { [$0.message] + $0.notes.map(\.message) + $0.help }
  }

  /// The theme after unsafe fixes.
  private func mended(_ yaml: String) -> String {
    let provider = SourceProvider.inMemory(["t.yaml": ThemeText(yaml).text])
    let outcome = applyFixes(
      .unsafe,
      provider: provider,
      themes: [{ analyze(root: "t.yaml", provider: $0) }]
    )
    return outcome.files.first.map { String(decoding: $0.after, as: UTF8.self) } ?? ""
  }

  @Test("The help shows the intended form, with only the keys that are properties of the bar")
  func shown() {
    #expect(
      texts("toolbar:\ntint: label\nshadow.color: link\nstatusBar: default") == [
        [
          "'toolbar' has nothing below it",
          "if 'tint' and 'shadow.color' belong to 'toolbar', write\n"
            + "toolbar:\n  tint: label\n  shadow.color: link",
          "or remove 'toolbar'",
        ]
      ]
    )
    #expect(
      texts("toolbar:\nstatusBar: default") == [
        ["'toolbar' has nothing below it", "indent the lines that belong to it, or remove it"]
      ]
    )
  }

  @Test(
    "Slots, layouts, states, conditions, lists, and name lists are judged, too",
    arguments: [
      "navigationBar:\n  tint: label\n  scrollEdge:", "tabBar: { stacked: , tint: label }",
      "tabBar:\n  item:\n    selected:", "when pad:", "toolbar:\n  when ios 16..:",
      "navigationBar.scrollEdge:", "navigationBar:\n  title: { stroke: }", "tokens:", "imports:",
      "use:", "flows:", "styles:", "proxies:", "screens: { home: , 'h*': }",
      "groups: { g: [home] }\nscreens: { home: , g: }",
      "screens: { home: }\nwhen pad: { screens: { home: } }",
    ]
  )
  func places(yaml: String) {
    #expect(findings(yaml).count == 1, "\(yaml)")
  }

  @Test(
    "Declared names, explicitly empty mappings, and missing values aren't reported",
    arguments: [
      "brands:\n  day:\n  night:", "promos:\n  sale:\n  gala:", "screens:\n  home:\n  about: ~",
      "toolbar: {}", "navigationBar: { scrollEdge: {} }", "navigationBar:\n  title:", "tint:",
      "brands: { day: { screens: { home: } } }",
      "screens: { home: { navigationBar: { background: } } }", "when pad: {}",
      "screens:\n  feed:\n  groups:\n  tokens: { scrolls: false }",
    ]
  )
  func quiet(yaml: String) {
    #expect(findings(yaml) == [], "\(yaml)")
  }

  @Test("A bar beside an empty name has lost its indentation, regardless of its position")
  func names() {
    let message = "Lintel reads 'toolbar' as a name, because it isn't indented below a name"
    #expect(
      texts("screens:\n  home:\n  toolbar:\n    tint: label\n  about:") == [
        [
          message,
          "if 'toolbar' belongs to 'home', write\n  home:\n    toolbar:\n      tint: label",
        ]
      ]
    )
    #expect(
      texts("screens:\n  toolbar:\n    tint: label\n  home:") == [
        [message, "indent it below the name that it belongs to"]
      ]
    )
    #expect(texts("screens:\n  home: {}\n  toolbar:\n    tint: label") == [])
  }

  @Test("The lines after the surrounding block count if the key is the last one in it")
  func outside() {
    #expect(
      texts("screens:\n  home:\n    toolbar:\ntint: label").map(\.count) == [3]
    )
  }

  @Test("Lines that mean nothing in their place get indented, including comments")
  func fixed() {
    let before = "navigationBar:\ntitle:\n  # ours\n  color: label\n\n  kern: 1\nscrolls: true\n"
    let after =
      "navigationBar:\n  title:\n    # ours\n    color: label\n\n    kern: 1\nscrolls: true\n"
    #expect(mended(before).hasPrefix(after), "\(mended(before))")
    #expect(mended("toolbar:\ntint: label") == "", "what may be meant as it is stays")
  }
}

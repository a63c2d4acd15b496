import LintelCompiler
import LintelDiagnostics
import LintelLint
import TestThemes
import Testing

@Suite("The fix-its in the examples of the rules")
struct ExampleFixTests {
  @Test("A fix-it removes its finding and causes no others", arguments: ExampleFix.all)
  func removes(_ fix: ExampleFix) throws {
    let after = try fix.after()
    var expected = ExampleFix.findings(fix.before)
    let own =
      "\(fix.diagnostic.severity.rawValue) [\(fix.diagnostic.rule)] \(fix.diagnostic.message)"
    expected.remove(at: try #require(expected.firstIndex(of: own)))
    let text = try fix.changed().text
    for finding in ExampleFix.findings(after) {
      let index = expected.firstIndex(of: finding)
      #expect(
        index != nil,
        "\(finding) in\n\(text)",
        sourceLocation: fix.example.place
      )
      if let index { expected.remove(at: index) }
    }
  }

  @Test(
    "All fix-its of an example together cause no error",
    arguments: RuleExample.all.filter(\.isTriggering)
  )
  func allTogether(_ example: RuleExample) {
    let before = example.compilation(of: example.example.theme)
    let root = FileID(0)
    let fixIts = before.diagnostics.compactMap(\.fixIts.first).filter { fixIt in
      fixIt.edits.allSatisfy { $0.range.file == root }
    }
    guard !fixIts.isEmpty else { return }
    let text = String(decoding: apply(fixIts, to: before.sources[root]), as: UTF8.self)
    let known = Set(ExampleFix.errors(before))
    let new = ExampleFix.errors(example.compilation(of: text)).filter { !known.contains($0) }
    #expect(new == [], "\(text)", sourceLocation: example.place)
  }

  @Test("A fix-it changes no context unless that's its purpose", arguments: ExampleFix.all)
  func keepsLook(_ fix: ExampleFix) throws {
    let after = try fix.after()
    guard let look = ExampleFix.look(fix.before) else { return }
    let isSame = look == ExampleFix.look(after)
    let text = try fix.changed().text
    if Self.meantToChange.contains(where: { $0 == (fix.diagnostic.rule, fix.fixIt.title) }) {
      #expect(!isSame, "\(text)", sourceLocation: fix.example.place)
      #expect(fix.fixIt.applicability == .unsafe)
    } else {
      #expect(isSame, "\(text)", sourceLocation: fix.example.place)
    }
  }

  private static let meantToChange = [
    // Leaves the slot to the declarations of a lower layer.
    ("hidden-slot", "write it under 'scrolled:'"),
    // Adds the token's dark variant.
    ("hidden-appearance", "write '$calm'"),
    // Has different colors on a pad.
    ("deprecated-api", "write 'systemGroupedBackground'"),
    // Fades with documented calls.
    ("fade-on-private-view", "write 'crossfade'"),
    // Sets for titles what was set for the bar, which means the same to the library.
    ("large-titles-by-screen", "write 'largeTitleDisplay' in each screen"),
    // Keeps the family, which is probably missing by mistake.
    ("font-without-family", "add 'base: $title'"),
    ("font-without-family", "add 'family: Inter'"),
    // Overrides the intended token.
    ("unused-token", "rename it to 'accent'"),
    // Styles the intended screen, brand, or promo.
    ("nearly-declared-name", "change to 'profile'"),
    ("nearly-declared-name", "change to 'harbor'"),
    ("nearly-declared-name", "change to 'summer'"),
    ("nearly-declared-name", "change to 'checkout'"),
    ("nearly-declared-name", "change to 'orderHistory'"),
    // Shows the image, which UIKit ignores without a mask.
    ("back-indicator-without-mask", "write the image for both"),
    // Have the intended numbers.
    ("doubtful-unit", "change to '40%'"),
    ("doubtful-unit", "change to 'color(srgb 0.2 0.4 0.6)'"),
    // Shows the intended symbol.
    ("unknown-symbol", "change to 'chevron.backward'"),
    ("alpha-first-color", "change to \"#1B1B1F\""),
    ("alpha-first-color", "change to \"#23272F\""),
    ("alpha-first-color", "change to \"#0B6E99\""),
  ]
}

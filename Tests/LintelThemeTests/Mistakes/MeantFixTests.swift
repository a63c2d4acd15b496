import LintelCompiler
import LintelDiagnostics
import TestThemes
import Testing

/// Tests that a fix is safe only if exactly one change is right; if there are several, or it's a guess, the fix is unsafe or missing.
@Suite("Fixes for the intended meaning")
struct MeantFixTests {
  /// The theme after the safe fixes of its errors, and after all fixes.
  private func fixed(_ body: String) -> (safe: String, all: String) {
    let text = theme(body)
    let files = ["theme.yaml": text]
    let compilation = analyze(root: "theme.yaml", provider: .inMemory(files))
    let fixIts = compilation.diagnostics.filter { $0.severity == .error }
      .compactMap(\.fixIts.first)
    func applied(_ fixIts: [FixIt]) -> String {
      let bytes = apply(fixIts, to: compilation.sources[FileID(0)])
      return String(decoding: bytes.dropFirst(text.utf8.count - body.utf8.count), as: UTF8.self)
    }
    return (applied(fixIts.filter { $0.applicability == .safe }), applied(fixIts))
  }

  @Test("A color by time of day among tokens is one by appearance")
  func appearances() {
    let text = "tokens: { colors: { a: { day: red, night: blue } } }\ntoolbar: { tint: $a }"
    let meant = text.replacing("day", with: "light").replacing("night", with: "dark")
    #expect(fixed(text).safe == meant)
  }

  @Test(
    "The meaning of two colors in a list, and of a single version, is a guess",
    arguments: [
      ("toolbar: { tint: [white, black] }", "toolbar: { tint: { light: white, dark: black } }"),
      (
        "toolbar: { background.image: { gradient: { from: vertical, stops: [red, blue] } } }",
        "toolbar: { background.image: { gradient: { from: top, stops: [red, blue] } } }"
      ),
    ]
  )
  func guesses(text: String, meant: String) {
    #expect(fixed(text).safe == text)
    #expect(fixed(text).all == meant)
  }

  @Test(
    "A name with the opposite meaning isn't suggested",
    arguments: [
      "brands: { light: {}, dark: { extends: night } }",
      "modes: { look: { light: {}, dark: {} } }\nscreens: { h: { modes: { look: { night: {} } } } }",
      "tabBar: { minimize: onScroll }",
    ]
  )
  func opposites(text: String) {
    #expect(fixed(text).all == text)
  }
}

import LintelCompiler
import LintelDiagnostics
import LintelTesting
import TestThemes
import Testing

@Suite("Tokens that are none somewhere")
struct TokenNoneTests {
  private func refusals(_ yaml: String) -> [String] {
    ThemeText(yaml).compilation.diagnostics.filter { $0.rule == "none-not-allowed" }.map(\.message)
  }

  @Test("A token that is 'none' in one brand is refused where a color is required")
  func inABrand() {
    let found = refusals(
      """
      tokens: { colors: { ink: label, text: $ink } }
      navigationBar: { title: { color: $text }, shadow: { color: $ink } }
      toolbar: { button: { color: $ink } }
      brands: { day: {}, night: { tokens: { colors: { ink: none } } } }
      """
    )
    #expect(
      found == ["'$text' is none here, expected a color", "'$ink' is none here, expected a color"]
    )
  }

  @Test("Tokens that are never 'none' are never refused")
  func nowhere() {
    let found = refusals(
      """
      tokens: { colors: { ink: label, text: $ink } }
      navigationBar: { title: { color: $text } }
      brands: { day: {}, night: { tokens: { colors: { ink: systemBlue } } } }
      """
    )
    #expect(found == [])
  }
}

import LintelDiagnostics
import Testing

@Suite("Renamed keys with wrong values")
struct RenamedValueKeyTests {
  private func lines(_ theme: String) -> [String] {
    MistakeCase.errors(in: theme).flatMap { finding in
      ["! \(finding.message)"] + finding.help.map { "> \($0)" }
    }
  }

  private func gradient(_ direction: String) -> String {
    """
    navigationBar:
      background: { image: { gradient: { stops: [label, white], direction: \(direction) } } }
    """
  }

  @Test("The suggested entry has the right value")
  func corrected() {
    #expect(
      lines(gradient("horizontal")) == [
        "! 'direction' isn't a key here; in a theme, it's 'from'",
        "> write 'from: leading'",
      ]
    )
  }

  @Test("If the right value is unknown, only the key is suggested")
  func unknown() {
    #expect(
      lines(gradient("diagonal")) == [
        "! 'direction' isn't a key here; in a theme, it's 'from'",
        "> write 'from'",
        "! unknown side 'diagonal'",
        "> the side must be 'top', 'bottom', 'leading', or 'trailing'",
      ]
    )
  }

  @Test("A color next to a symbol is a tint, even if the symbol's key is misnamed, too")
  func tints() {
    let image = "{ color: label, sfSymbol: chevron.left }"
    #expect(
      lines("toolbar: { background: { image: \(image) } }") == [
        "! an image has the tint of its bar",
        "> write 'rendering: template' in the image and 'tint' in the bar",
        "! 'sfSymbol' isn't a key here; in a theme, it's 'symbol'",
        "> write 'symbol: chevron.left'",
      ]
    )
  }

  @Test("A color next to a symbol is a tint, even if the component's own keys are there, too")
  func tintsOfParts() {
    let indicator = "{ symbol: chevron.left, mask: { asset: Mask }, color: label }"
    #expect(
      lines("navigationBar: { backIndicator: \(indicator) }") == [
        "! 'symbol' is a part of an image, so it belongs in 'image'",
        "> write 'image: { symbol: chevron.left }'",
        "! an image has the tint of its bar",
        "> write 'rendering: template' in the image and 'tint' in the bar",
      ]
    )
  }

  @Test("A misnamed key is one finding, even if a key elsewhere in the block is a path")
  func repetitions() {
    let background = "{ preset: opaque, color: white, colour: black }"
    #expect(
      lines("navigationBar: { background: \(background), titleColor: label }") == [
        "! 'colour' isn't a key here; in a theme, it's 'color'",
        "> did you mean 'color'? it's already there",
        "! 'titleColor' isn't a key here; in a theme, it's 'title.color'",
        "> write 'title.color: label'",
      ]
    )
  }

  @Test("A value that isn't a weight is reported under the intended key")
  func weights() {
    let weights =
      "'ultraLight', 'thin', 'light', 'regular', 'medium', 'semibold', 'bold', 'heavy', or 'black'"
    #expect(
      lines("navigationBar: { title: { font: { size: 17, fontWeight: 650 } } }") == [
        "! 'fontWeight' belongs to design token files; in a theme, it's 'weight'",
        "> write 'weight'",
        "! unknown font weight '650'",
        "> the font weight must be \(weights)",
      ]
    )
    #expect(
      lines("navigationBar: { title: { font: { size: 17, font-weight: semi-bold } } }") == [
        "! 'font-weight' is CSS; in a theme, it's 'weight'",
        "> write 'weight: semibold'",
        "! UIKit's name is 'semibold'",
        "> write 'semibold'",
      ]
    )
    #expect(
      lines("navigationBar: { title: { font: { size: 17, fontWeight: 600 } } }") == [
        "! 'fontWeight' belongs to design token files; in a theme, it's 'weight'",
        "> write 'weight: semibold'",
      ]
    )
  }
}

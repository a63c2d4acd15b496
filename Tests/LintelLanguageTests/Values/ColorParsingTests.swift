import LintelDiagnostics
import LintelLanguage
import LintelSchema
import Testing

@Suite struct ColorParsingTests {
  private func color(_ text: String) throws -> ColorValue? {
    let result = try read(text, as: .color)
    #expect(result.findings == [])
    guard case .color(let color) = result.value else { return nil }
    return color
  }

  @Test(
    "White is white in whatever notation",
    arguments: [
      "'#FFF'", "\"#FFFF\"", "'#ffffff'", "'#FFFFFFff'", "rgb(255 255 255)", "rgb(100% 100% 100%)",
      "rgba(255 255 255 / 1)", "rgb(255 255 255 / 100%)", "hsl(120 30% 100%)", "hsl(0.5turn 0 100)",
      "color(srgb 1 1 1)", "{ light: '#FFF' }", "{ light: '#FFF', dark: '#FFFFFF' }",
    ]
  )
  func white(text: String) throws {
    #expect(try color(text) == .literal(ColorLiteral(.srgb, 1, 1, 1)))
  }

  @Test("A hex color with four or eight digits has an alpha")
  func hexAlpha() throws {
    #expect(
      try color("'#0B6E9980'")
        == .literal(ColorLiteral(.srgb, 11.0 / 255, 110.0 / 255, 153.0 / 255, alpha: 128.0 / 255))
    )
    #expect(try color("'#F008'") == .literal(ColorLiteral(.srgb, 1, 0, 0, alpha: 136.0 / 255)))
  }

  @Test("A color keeps the space that it is written in")
  func spaces() throws {
    let p3 = ColorLiteral(.displayP3, 1, 0.5, 0, alpha: 0.5)
    #expect(try color("display-p3(1 0.5 0 / 0.5)") == .literal(p3))
    #expect(try color("color(display-p3 100% 50% none / 50%)") == .literal(p3))
    #expect(
      try color("oklch(70% 25% 0.5turn)") == .literal(ColorLiteral(.oklch, 0.7, 0.1, 180))
    )
    #expect(
      try color("oklch(0.7 0.1 -180deg / none)")
        == .literal(ColorLiteral(.oklch, 0.7, 0.1, 180, alpha: 0))
    )
  }
}

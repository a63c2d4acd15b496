import LintelSchema
import LintelTheme
import Testing

/// Tests published values: the examples of CSS Color 4 and its Web Platform Tests, and of WCAG 2.2.
@Suite struct ColorMathTests {
  private func known(_ text: String) throws -> KnownColor {
    guard case .color(.literal(let literal)) = try read(text, as: .color).value else {
      throw UnreadableColor(text: text)
    }
    return KnownColor(literal)
  }

  private struct UnreadableColor: Error {
    let text: String
  }

  private func expectEqual(
    _ a: KnownColor,
    _ b: KnownColor,
    within tolerance: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isNear =
      a.space == b.space && abs(a.red - b.red) <= tolerance && abs(a.green - b.green) <= tolerance
      && abs(a.blue - b.blue) <= tolerance && abs(a.alpha - b.alpha) <= tolerance
    #expect(isNear, "\(a) is not \(b)", sourceLocation: sourceLocation)
  }

  @Test(
    "OKLCH in the sRGB gamut becomes the sRGB color in the Web Platform Tests",
    arguments: [
      ("oklch(100% 0 0)", "rgb(100% 100% 100%)"),
      ("oklch(0 0 0)", "rgb(0 0 0)"),
      ("oklch(51.975% 0.17686 142.495)", "'#008000'"),
      ("oklch(62.796% 0.25768 29.234)", "'#FF0000'"),
      ("oklch(50% 0.2 0)", "rgb(70.492% 2.351% 37.073%)"),
      ("oklch(50% 0.2 270)", "rgb(23.056% 31.73% 82.628%)"),
      ("oklch(80% 0.15 160)", "rgb(32.022% 85.805% 61.147%)"),
      ("oklch(55% 0.15 345)", "rgb(67.293% 27.791% 52.28%)"),
    ]
  )
  func oklch(oklch: String, srgb: String) throws {
    expectEqual(try known(oklch), try known(srgb), within: 0.0002)
  }

  @Test(
    "HSL becomes sRGB as in CSS",
    arguments: [
      ("hsl(120 100% 25%)", "rgb(0 50% 0)"), ("hsl(30 100% 50%)", "rgb(100% 50% 0)"),
      ("hsl(-120deg 100% 50%)", "'#00F'"), ("hsl(90 50% 50%)", "rgb(50% 75% 25%)"),
      ("hsl(0 0% 50%)", "rgb(50% 50% 50%)"), ("hsl(400grad 100 50)", "'#F00'"),
      ("hsl(3.141592653589793rad 100% 50%)", "'#0FF'"),
    ]
  )
  func hsl(hsl: String, srgb: String) throws {
    expectEqual(try known(hsl), try known(srgb), within: 1e-9)
  }

  @Test("An sRGB color has the Display P3 components in CSS Color 4")
  func wider() throws {
    expectEqual(
      try known("'#F00'").converted(to: .displayP3),
      try known("display-p3(0.91749 0.20029 0.13856)"),
      within: 0.00001
    )
    expectEqual(
      try known("color(srgb 0.448436 0.53537 0.288113)").converted(to: .displayP3),
      try known("display-p3(0.465377 0.532768 0.317713)"),
      within: 0.00001
    )
  }

  @Test("OKLCH outside of sRGB stays a P3 color, and outside of P3 loses only chroma")
  func gamut() throws {
    let p3 = try known("oklch(0.65 0.28 29)")
    #expect(p3.space == .displayP3)
    let impossible = ColorLiteral(.oklch, 0.7, 0.4, 140)
    #expect(impossible.isOutOfGamut)
    let mapped = KnownColor(impossible)
    #expect(mapped.space == .displayP3)
    #expect((0...1).contains(mapped.red) && (0...1).contains(mapped.green))
    #expect((0...1).contains(mapped.blue))
    // Green dominates, as the hue of 140 degrees requires; clipping each channel would change the hue.
    #expect(mapped.green > 0.7 && mapped.green > mapped.red && mapped.red > mapped.blue)
  }

  @Test("Very light and very dark colors outside of the gamut are white and black")
  func extremes() {
    let light = KnownColor(ColorLiteral(.oklch, 1, 0.3, 40))
    #expect(light == KnownColor(.displayP3, red: 1, green: 1, blue: 1))
    let dark = KnownColor(ColorLiteral(.oklch, 0, 0.3, 40))
    #expect(dark == KnownColor(.displayP3, red: 0, green: 0, blue: 0))
  }

  @Test(
    "Contrast follows WCAG",
    arguments: [
      ("'#000'", "'#FFF'", 21.0), ("'#FFF'", "'#FFF'", 1), ("'#767676'", "'#FFF'", 4.54),
      ("'#777'", "'#FFF'", 4.48), ("'#949494'", "'#FFF'", 3.03), ("'#F00'", "'#FFF'", 4.0),
      ("display-p3(0.91749 0.20029 0.13856)", "'#FFF'", 4.0),
      // Half-transparent black on white looks like a gray of 127.5.
      ("rgb(0 0 0 / 50%)", "'#FFF'", 3.98),
    ]
  )
  func contrast(front: String, back: String, ratio: Double) throws {
    let found = try known(front).contrastRatio(on: known(back))
    #expect(abs(found - ratio) < 0.01, "\(found)")
  }

  @Test("A translucent color covers the color behind it in proportion to its alpha")
  func compositing() throws {
    expectEqual(
      try known("rgb(255 0 0 / 0.5)").composited(over: known("'#00F'")),
      try known("rgb(50% 0 50%)"),
      within: 1e-12
    )
    expectEqual(
      try known("rgb(255 0 0 / 0.5)").composited(over: known("rgb(0 0 255 / 0.5)")),
      try known("color(srgb 0.6666666666666666 0 0.3333333333333333 / 0.75)"),
      within: 1e-12
    )
    let nothing = try known("rgb(255 0 0 / 0)").composited(over: known("rgb(0 0 255 / 0)"))
    #expect(nothing.alpha == 0)
  }

  @Test("Mixing happens in OKLab with premultiplied alpha, in the wider space")
  func mixing() throws {
    let white = try known("'#FFF'")
    let black = try known("'#000'")
    expectEqual(
      white.mixed(with: black, share: 0.5),
      try known("oklch(0.5 0 0)"),
      within: 0.00001
    )
    #expect(white.mixed(with: black, share: 0) == white)
    #expect(white.mixed(with: black, share: 1) == black)
    let clear = try known("rgb(0 0 0 / 0)")
    expectEqual(
      white.mixed(with: clear, share: 0.25),
      try known("rgb(255 255 255 / 0.75)"),
      within: 0.00001
    )
    #expect(white.mixed(with: try known("display-p3(1 0 0)"), share: 0.1).space == .displayP3)
  }

  @Test("Darkening and lightening move the OKLCH lightness and stay in the color's gamut")
  func lightness() throws {
    expectEqual(
      try known("oklch(0.6 0.05 200)").lightened(by: 0.2),
      try known("oklch(0.8 0.05 200)"),
      within: 0.0001
    )
    expectEqual(
      try known("oklch(0.6 0.05 200 / 0.4)").lightened(by: -0.25),
      try known("oklch(0.35 0.05 200 / 0.4)"),
      within: 0.0001
    )
    #expect(try known("'#FF0'").lightened(by: 0.5) == known("'#FFF'"))
    #expect(try known("'#00F'").lightened(by: -1) == known("'#000'"))
    #expect(try known("'#00F'").lightened(by: 0.1).space == .srgb)
  }

  @Test("The more readable color is the one with more contrast, or the first of two equal ones")
  func readable() throws {
    let white = try known("'#FFF'")
    let black = try known("'#000'")
    #expect(try known("'#FFD166'").mostReadable(white, black) == black)
    #expect(try known("'#0A4A78'").mostReadable(white, black) == white)
    let faint = try known("rgb(0 0 0 / 0)")
    let faintWhite = try known("rgb(255 255 255 / 0)")
    #expect(white.mostReadable(faint, faintWhite) == faint)
    #expect(white.mostReadable(faintWhite, faint) == faintWhite)
  }
}

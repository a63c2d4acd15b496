import LintelTheme
import Testing

@testable import LintelPreview

/// Tests which shadows are visible, according to the comments on `shadowColor` and `shadowImage` in UIBarAppearance.h.
@Suite("Shadows of bars")
struct ShadowSceneTests {
  private static let template = Image<ResolvedColor>(.asset("line"), rendering: "template")
  private static let original = Image<ResolvedColor>(.asset("line"))

  @Test("Without a visible color, only an image that isn't a template is shown")
  func hidden() {
    for color in [nil, ResolvedColor.system("clear", alpha: 1)] {
      #expect(ShadowScene(color: color, image: nil) == nil)
      #expect(ShadowScene(color: color, image: Self.template) == nil)
      #expect(ShadowScene(color: color, image: Self.original)?.image == Self.original)
    }
  }

  @Test("A visible color is shown as the hairline, or in a template image")
  func visible() {
    let color = ResolvedColor.system("separator", alpha: 1)
    for image in [nil, Self.template, Self.original] {
      let shadow = ShadowScene(color: color, image: image)
      #expect(shadow?.color == color && shadow?.image == image)
    }
  }
}

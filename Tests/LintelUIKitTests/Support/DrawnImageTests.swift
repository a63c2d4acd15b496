@_spi(Generated) import LintelUIKit
import Testing
import UIKit

@Suite("Drawn images")
@MainActor
struct DrawnImageTests {
  @Test(
    "A gradient follows the direction of reading, unless it's vertical",
    arguments: [
      (.leading, [0, 128]), (.trailing, [128, 0]), (.top, [0, 0]), (.bottom, [0, 0]),
    ] as [(GradientSide, [CGFloat])]
  )
  func gradients(side: GradientSide, ends: [CGFloat]) {
    let stops = [GradientStop(.red, at: 0), GradientStop(.blue, at: 1)]
    let image = ThemeImage(.gradient(from: side, stops: stops)).uiImage
    for style in [UIUserInterfaceStyle.light, .dark] {
      #expect(drawn(image, style, .leftToRight) == ends)
      #expect(drawn(image, style, .rightToLeft) == ends.reversed())
    }
    #expect(horizontalEnds(image) == ends)
  }

  private func drawn(
    _ image: UIImage?,
    _ style: UIUserInterfaceStyle,
    _ direction: UITraitEnvironmentLayoutDirection
  ) -> [CGFloat]? {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(layoutDirection: direction),
    ])
    return horizontalEnds(image?.imageAsset?.image(with: traits))
  }

  /// The x-coordinates of a gradient's start and end.
  private func horizontalEnds(_ image: UIImage?) -> [CGFloat]? {
    guard case .drawn(let calls)? = image?.origin,
      case .gradient(_, _, let from, let to)? = calls.first
    else { return nil }
    return [from.x, to.x]
  }
}

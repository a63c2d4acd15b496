/// The image with which a bar looks opaque and still counts as translucent, pixel by pixel.
///
/// UIKit takes a bar for translucent if any pixel of its background image is; one pixel of a fixed corner is enough, since the cap
/// insets keep it from being stretched.
@_spi(Generated)
public nonisolated enum AlmostOpaqueRecipe {
  /// Pixels of width and height, at a scale of 1.
  public static let side = 5
  /// Points at each side that do not stretch.
  public static let capInset = 2
  /// The alpha of the one translucent pixel.
  public static let cornerAlpha = 0.99
  /// The column of that pixel, from the left.
  public static let cornerX = side - 1
  /// Its row, from the top.
  public static let cornerY = 0

  /// The alpha of a pixel.
  ///
  /// - Parameters:
  ///   - x: its column, from the left.
  ///   - y: its row, from the top.
  /// - Returns: 1, but for the top right corner.
  public static func alpha(x: Int, y: Int) -> Double {
    x == cornerX && y == cornerY ? cornerAlpha : 1
  }
}

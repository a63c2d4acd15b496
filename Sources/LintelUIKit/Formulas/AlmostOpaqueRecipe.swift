/// The pixels of an image that makes a bar look opaque while UIKit treats it as translucent.
///
/// UIKit treats a bar as translucent if any pixel of its background image is. One pixel in a corner is enough, because the cap
/// insets keep it from being stretched.
@_spi(Generated)
public nonisolated enum AlmostOpaqueRecipe {
  /// The width and the height in pixels, at a scale of 1.
  public static let side = 5
  /// The width in points of the border that doesn't stretch.
  public static let capInset = 2
  /// The alpha of the translucent pixel.
  public static let cornerAlpha = 0.99
  /// The column of the translucent pixel, from the left.
  public static let cornerX = side - 1
  /// The row of the translucent pixel, from the top.
  public static let cornerY = 0

  /// Returns the alpha of a pixel.
  ///
  /// - Parameters:
  ///   - x: the pixel's column, from the left.
  ///   - y: the pixel's row, from the top.
  /// - Returns: `cornerAlpha` for the top-right corner, and 1 for every other pixel.
  public static func alpha(x: Int, y: Int) -> Double {
    x == cornerX && y == cornerY ? cornerAlpha : 1
  }
}

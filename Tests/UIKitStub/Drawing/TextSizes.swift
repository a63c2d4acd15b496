/// The sizes of text styles in points, from Apple's Human Interface Guidelines, "Typography", Dynamic Type sizes.
enum TextSizes {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  static func size(of style: UIFont.TextStyle, in traits: UITraitCollection) -> CGFloat {
    let row = sizes[style] ?? sizes[.body] ?? []
    let column = categories.firstIndex(of: traits.preferredContentSizeCategory) ?? 3
    return row.indices.contains(column) ? row[column] : 17
  }

  /// A value for the content size `large`, scaled; UIKit scales by leading, which is about the same.
  static func scaled(
    _ value: CGFloat,
    with style: UIFont.TextStyle,
    in traits: UITraitCollection
  ) -> CGFloat {
    value * size(of: style, in: traits) / size(of: style, in: UITraitCollection())
  }
}

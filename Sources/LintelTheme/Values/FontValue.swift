/// A font as the theme declares it.
///
/// The font is either a text style, possibly with a different weight, design, or maximum size, or a font family (the
/// system font if `nil`) with a size, which scales with Dynamic Type if `relativeTo` is set.
package struct FontValue: Hashable, Sendable {
  /// A `UIFont.TextStyle`, such as `headline`, which excludes a family, a size, and `relativeTo`.
  package var style: String?
  /// A font family, or `nil` for the system font.
  package var family: String?
  /// The size in points.
  package var size: Double?
  /// A `UIFont.Weight`, such as `semibold`.
  package var weight: String?
  /// A `UIFont.Width`: `compressed`, `condensed`, `standard`, or `expanded`.
  package var width: String?
  /// A `UIFontDescriptor.SystemDesign`: `default`, `rounded`, `serif`, or `monospaced`.
  package var design: String?
  /// The `UIFont.TextStyle` that the font scales with.
  package var relativeTo: String?
  /// The largest size that scaling results in, in points.
  package var maximumSize: Double?
  /// OpenType feature tags, such as `tnum`, sorted.
  package var features: [String]

  package init(
    style: String? = nil,
    family: String? = nil,
    size: Double? = nil,
    weight: String? = nil,
    width: String? = nil,
    design: String? = nil,
    relativeTo: String? = nil,
    maximumSize: Double? = nil,
    features: [String] = []
  ) {
    self.style = style
    self.family = family
    self.size = size
    self.weight = weight
    self.width = width
    self.design = design
    self.relativeTo = relativeTo
    self.maximumSize = maximumSize
    self.features = features
  }
}

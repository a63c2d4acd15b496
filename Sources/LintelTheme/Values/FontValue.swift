/// A font as written.
///
/// Either a text style, possibly changed in weight, design or size limit, or a font of a family (the system's if nil)
/// with a size, which scales with Dynamic Type if `relativeTo` is given.
package struct FontValue: Hashable, Sendable {
  /// A `UIFont.TextStyle`, such as `headline`.
  package var style: String?
  /// A font family; nil for the system's font.
  package var family: String?
  /// Points.
  package var size: Double?
  /// A `UIFont.Weight`, such as `semibold`.
  package var weight: String?
  /// A `UIFont.Width`: `compressed`, `condensed`, `standard` or `expanded`.
  package var width: String?
  /// A `UIFontDescriptor.SystemDesign`: `default`, `rounded`, `serif` or `monospaced`.
  package var design: String?
  /// The `UIFont.TextStyle` that the font scales with.
  package var relativeTo: String?
  /// Points.
  package var maximumSize: Double?
  /// OpenType feature tags, such as `tnum`.
  package var features: [String]

  /// Creates a font.
  ///
  /// - Parameters:
  ///   - style: the text style; excludes family, size, and `relativeTo`.
  ///   - family: the font family.
  ///   - size: the size in points.
  ///   - weight: the weight.
  ///   - width: the width.
  ///   - design: the design of the system's font.
  ///   - relativeTo: the text style that the size scales with.
  ///   - maximumSize: the largest size that scaling leads to, in points.
  ///   - features: OpenType feature tags, sorted.
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

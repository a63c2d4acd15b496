/// What UIKit takes, each bound with its reason: where UIKit draws a number, however odd it looks, the range has it.
extension NumberRange {
  /// Lengths that UIKit's headers call nonnegative: widths, line heights, the blur of a shadow.
  static let points = NumberRange(0)
  /// Offsets, kerning, and indents, which may lead either way.
  static let anyPoints = NumberRange()
  /// Dividing by it has to make sense.
  static let positivePoints = NumberRange(0.01)
  static let anyRatio = NumberRange(unit: .ratio)
  /// A line is never of negative height.
  static let positiveFactor = NumberRange(0, unit: .ratio)
  static let fontPercent = NumberRange(unit: .percent)
  /// UIKit has all ligatures (2) on macOS only.
  static let ligature = NumberRange(0, 1, unit: .count)
  /// Apps hide titles in a font of a tenth of a point or less; UIKit reads a size of 0 as its default size, which is never what an author means.
  package static let fontSize = NumberRange(0.001, 1000)
  /// 0 is the size that UIKit gives symbols by itself.
  package static let symbolSize = NumberRange(0, 1000)
  /// A path has no corner of a negative radius.
  package static let cornerRadius = NumberRange(0)
  /// Apps move images beyond their bar button's edge with negative insets.
  package static let inset = NumberRange()
  /// A place in a gradient, which Core Graphics takes from 0 to 1 only.
  package static let location = NumberRange(0, 1, unit: .ratio)
}

/// The numbers that UIKit accepts, with the reason for each bound: if UIKit draws a number, the range has it, however odd it looks.
extension NumberRange {
  /// Lengths that UIKit's headers call nonnegative: widths, line heights, the blur of a shadow.
  static let points = NumberRange(0)
  /// Offsets, kerning, and indents, which can go in either direction.
  static let anyPoints = NumberRange()
  /// Lengths that serve as divisors.
  static let positivePoints = NumberRange(0.01)
  static let anyRatio = NumberRange(unit: .ratio)
  /// Factors for the height of a line, which is never negative.
  static let positiveFactor = NumberRange(0, unit: .ratio)
  static let fontPercent = NumberRange(unit: .percent)
  /// Ligature levels, without all ligatures (2), which UIKit supports only on macOS.
  static let ligature = NumberRange(0, 1, unit: .count)
  /// Sizes above 0, because UIKit reads 0 as its default size; apps hide titles in a font of a tenth of a point or less.
  package static let fontSize = NumberRange(0.001, 1000)
  /// Sizes of symbols, where 0 is UIKit's default.
  package static let symbolSize = NumberRange(0, 1000)
  /// Radii of a path's corners, which are never negative.
  package static let cornerRadius = NumberRange(0)
  /// Insets, which apps make negative to move images beyond their bar button's edge.
  package static let inset = NumberRange()
  /// A place in a gradient, which Core Graphics accepts only from 0 to 1.
  package static let location = NumberRange(0, 1, unit: .ratio)
}

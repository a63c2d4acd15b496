#if canImport(UIKit)
public import UIKit

/// A color of a bar for each slot; `nil` is the inherited color.
@available(iOS 13, *)
@_spi(Generated)
public nonisolated struct SlotColors: Sendable {
  /// The color in standard size, away from the scroll edge.
  public var standard: UIColor?
  /// The color in compact size, away from the scroll edge.
  public var compact: UIColor?
  /// The color in standard size, at the scroll edge.
  public var scrollEdge: UIColor?
  /// The color in compact size, at the scroll edge.
  public var compactScrollEdge: UIColor?

  /// Creates one color for all slots.
  public init(_ color: UIColor?) {
    self.init(standard: color, compact: color, scrollEdge: color, compactScrollEdge: color)
  }

  /// Creates a color for each slot.
  public init(
    standard: UIColor? = nil,
    compact: UIColor? = nil,
    scrollEdge: UIColor? = nil,
    compactScrollEdge: UIColor? = nil
  ) {
    self.standard = standard
    self.compact = compact
    self.scrollEdge = scrollEdge
    self.compactScrollEdge = compactScrollEdge
  }
}

@available(iOS 13, *)
extension Setting where Value == SlotColors {
  /// Returns a setting with one color for all slots; `nil` is the inherited color.
  public static func color(_ color: UIColor?) -> Self { .set(SlotColors(color)) }
}
#endif

#if canImport(UIKit)
public import UIKit

/// A color of a bar for each state in which UIKit shows another appearance; nil is the inherited one.
@available(iOS 13, *)
@_spi(Generated)
public nonisolated struct SlotColors: Sendable {
  /// In standard size, away from the scroll edge.
  public var standard: UIColor?
  /// In compact size, away from the scroll edge.
  public var compact: UIColor?
  /// In standard size, at the scroll edge.
  public var scrollEdge: UIColor?
  /// In compact size, at the scroll edge.
  public var compactScrollEdge: UIColor?

  /// One color in all states.
  public init(_ color: UIColor?) {
    self.init(standard: color, compact: color, scrollEdge: color, compactScrollEdge: color)
  }

  /// A color for each state.
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
  /// One color in all states; nil is the inherited one.
  public static func color(_ color: UIColor?) -> Self { .set(SlotColors(color)) }
}
#endif

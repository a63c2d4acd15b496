/// A `UIFont.TextStyle`, with its look at the default content size, Large.
///
/// Sizes and weights are those of Apple's Human Interface Guidelines, "Typography".
package struct UIKitTextStyle: Hashable, Sendable {
  package let name: String
  package let introduced: Version
  /// The size in points.
  package let pointSize: Double
  /// The name of a `UIFont.Weight`.
  package let weight: String

  private init(_ name: String, since major: Int, _ pointSize: Double, _ weight: String = "regular")
  {
    self.name = name
    introduced = Version(major)
    self.pointSize = pointSize
    self.weight = weight
  }

  /// Every style, in UIKit's order.
  package static let all = [
    UIKitTextStyle("largeTitle", since: 11, 34),
    UIKitTextStyle("title1", since: 9, 28),
    UIKitTextStyle("title2", since: 9, 22),
    UIKitTextStyle("title3", since: 9, 20),
    UIKitTextStyle("headline", since: 7, 17, "semibold"),
    UIKitTextStyle("subheadline", since: 7, 15),
    UIKitTextStyle("body", since: 7, 17),
    UIKitTextStyle("callout", since: 9, 16),
    UIKitTextStyle("footnote", since: 7, 13),
    UIKitTextStyle("caption1", since: 7, 12),
    UIKitTextStyle("caption2", since: 7, 11),
  ]

  package static subscript(name: String) -> UIKitTextStyle? { all.first { $0.name == name } }
}

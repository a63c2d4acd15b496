#if canImport(UIKit)
@_spi(Generated) import LintelUIKit
import UIKit

/// The context and the device in which the decisions of a tree are evaluated.
nonisolated struct TreePlace {
  let brand: String
  /// The promos that run, which can run together.
  let promos: Set<String>
  let modes: [String: String]
  let version: TreeVersion
  /// The values of the traits `idiom`, `width`, and `height`.
  let traits: [String: String]
}

// Methods of UIKit's classes are isolated to the main actor automatically. Before iOS 13, code can't name it.
extension UIDevice {
  func place(
    of context: TreeTheme.Context,
    in theme: TreeTheme,
    _ sizes: UITraitCollection
  ) -> TreePlace {
    TreePlace(
      brand: context.brand,
      promos: theme.running(in: context),
      modes: theme.values(in: context),
      version: TreeVersion(systemVersion) ?? TreeVersion(13),
      traits: [
        "idiom": userInterfaceIdiom == .phone ? "phone" : "pad",
        "width": sizes.horizontalSizeClass == .compact ? "compact" : "regular",
        "height": sizes.verticalSizeClass == .compact ? "compact" : "regular",
      ]
    )
  }
}

nonisolated struct TreeTransition: Sendable {
  let from: String
  let to: String
  let scheme: TreeNode?

  init(_ node: TreeNode) {
    from = node["from"]?.string ?? ""
    to = node["to"]?.string ?? ""
    scheme = node["scheme"]
  }
}

nonisolated enum TreeInstant {
  /// Returns the time at which a promo begins or ends, or `nil` for text in another form.
  ///
  /// A theme writes `2027-06-01` or `2027-06-01T08:30`, which `Z` or an offset such as `+02:00` may follow.
  static func read(_ text: String) -> PromoSpan.Instant? {
    var digits: [Int] = []
    var rest = text[...]
    for length in [4, 2, 2, 2, 2] {
      guard let number = Int(rest.prefix(length)), rest.prefix(length).count == length else {
        break
      }
      digits.append(number)
      rest = rest.dropFirst(length)
      guard let next = rest.first, "-T :".contains(next), digits.count < 5 else { break }
      if digits.count == 3, next == "-" { break }
      rest = rest.dropFirst()
    }
    guard digits.count == 3 || digits.count == 5 else { return nil }
    let (hour, minute) = digits.count == 5 ? (digits[3], digits[4]) : (0, 0)
    let minutes = PromoSpan.Instant.minutes(digits[0], digits[1], digits[2], hour, minute)
    // Seconds are ignored.
    if rest.first == ":" { rest = rest.dropFirst(3) }
    guard let sign = rest.first else { return .local(minutes: minutes) }
    if sign == "Z" { return .instant(minutes: minutes) }
    let offset = rest.dropFirst().split(separator: ":").compactMap { Int($0) }
    guard "+-".contains(sign), offset.count == 2 else { return nil }
    let ahead = (offset[0] * 60 + offset[1]) * (sign == "-" ? -1 : 1)
    return .instant(minutes: minutes - ahead)
  }
}
#endif

import LintelSchema

/// The raw values of the table's keywords in UIKit, which code may use instead of names.
enum UIKitRawValues {
  // Sources: NSText.h, NSParagraphStyle.h, UIApplication.h, and UIView.h of the iOS 16.4 SDK.
  /// The names by type, in the order of their raw values, for types whose keywords have a different order in the table; empty for cases
  /// that themes don't have.
  private static let orders: [String: [String]] = [
    "NSTextAlignment": ["left", "center", "right", "justified", "natural"],
    "NSLineBreakMode": [
      "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
      "byTruncatingMiddle",
    ],
    "UIStatusBarStyle": ["default", "lightContent", "", "darkContent"],
    "UIView.ContentMode": [
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "", "center", "top", "bottom", "left",
      "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
    ],
  ]

  // Source: NSAttributedString.h of the iOS 16.4 SDK.
  /// The bits of `NSUnderlineStyle`, in which patterns exclude each other.
  private static let underlines = [
    "single": 0x01, "thick": 0x02, "double": 0x09, "patternDot": 0x100, "patternDash": 0x200,
    "patternDashDot": 0x300, "patternDashDotDot": 0x400, "byWord": 0x8000,
  ]

  /// Returns the keyword with a raw value, or `nil` if UIKit or the table has none.
  static func keyword(_ number: Double, in set: KeywordSet) -> Keyword? {
    guard let raw = Int(exactly: number), !set.uikitType.isEmpty else { return nil }
    if set.uikitType == "NSUnderlineStyle" {
      return set.all.first { keyword in
        keyword.options.compactMap { underlines[$0] }.reduce(0, |) == raw
      }
    }
    let names = orders[set.uikitType] ?? set.all.map(\.uikitName)
    guard names.indices.contains(raw) else { return nil }
    return set.all.first { $0.uikitName == names[raw] }
  }
}

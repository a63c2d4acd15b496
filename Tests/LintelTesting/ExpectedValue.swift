import LintelBackends
import LintelSchema

/// Values as the runtime makes them, where these differ from the values of the JSON output.
enum ExpectedValue {
  /// A color or another value as a version of the system has it; the program supplies one color for every parameter.
  static func made(_ value: JSONValue, _ version: Version) -> JSONValue {
    guard case .object(let members) = value else { return value }
    let alpha: Double
    if case .number(let number) = value["alpha"] { alpha = number } else { alpha = 1 }
    if value["parameter"] != nil { return literal("#123456", alpha) }
    guard case .string(let name) = value["system"], version < Version(15) else { return value }
    // UIColor.h: these three were introduced in iOS 15; the runtime defines the replacements.
    switch name {
    case "systemMint": return literal("#00C7BE", alpha)
    case "systemCyan": return literal("#32ADE6", alpha)
    case "tintColor":
      return .object(
        members.map { $0.key == "system" ? JSONMember("system", "systemBlue") : $0 }
      )
    default: return value
    }
  }

  private static func literal(_ color: String, _ alpha: Double) -> JSONValue {
    let digits = String(Int((alpha * 255).rounded()), radix: 16, uppercase: true)
    return .string(color + (digits.count == 1 ? "0" : "") + digits)
  }

  /// The members of an appearance object with both images of the back indicator: UIKit accepts both or neither
  /// (UINavigationBarAppearance.h), so a single one replaces the other.
  static func withBothIndicators(_ members: [JSONMember]) -> [JSONMember] {
    let keys = ["backIndicatorImage", "backIndicatorTransitionMaskImage"]
    let said = members.first { keys.contains($0.key) && $0.value != .null }
    let others = members.filter { !keys.contains($0.key) || $0.value != .null }
    guard let said else { return others }
    return others
      + keys.filter { key in !others.contains { $0.key == key } }
      .map { JSONMember($0, said.value) }
  }

  /// The members of an appearance object with the background that results from its translucency.
  static func withTranslucency(_ members: [JSONMember]) -> [JSONMember] {
    let others = members.filter { $0.key != "translucency" }
    let color = others.first { $0.key == "backgroundColor" && $0.value != .null }?.value
    let made: [JSONMember]
    switch members.first(where: { $0.key == "translucency" })?.value {
    case "opaque":
      made = [JSONMember("backgroundColor", opaque(color ?? systemBackground))]
    case "almostOpaque":
      let image: JSONValue = ["almostOpaque": opaque(color ?? systemBackground)]
      made = [
        JSONMember("backgroundImage", image), JSONMember("backgroundColor", .null),
        JSONMember("backgroundEffect", .null),
      ]
    default: return others
    }
    return others.filter { other in !made.contains { $0.key == other.key } } + made
  }

  private static let systemBackground: JSONValue = ["system": "systemBackground"]

  /// A color without transparency, in each appearance.
  private static func opaque(_ color: JSONValue) -> JSONValue {
    switch color {
    case .string(let text) where text.hasPrefix("#"): .string(text.prefix(7) + "FF")
    case .array(let components): .array(components.dropLast() + [1])
    case .object(let members):
      .object(
        members.filter { $0.key != "alpha" }.map { member in
          member.key == "function" ? member : JSONMember(member.key, opaque(member.value))
        }
      )
    case .null, .boolean, .number, .string: color
    }
  }

  /// A shadow or a paragraph style with the defaults that bars' texts have for undeclared members.
  static func attribute(_ key: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let members) = value, let initial = parts[key] else { return value }
    let others = initial.members.filter { part in !members.contains { $0.key == part.key } }
    return .object(members + others)
  }

  /// NSShadow.h and NSParagraphStyle.h; titles of bars are truncated at the end.
  private static let parts: [String: JSONValue] = [
    "shadow": ["shadowColor": "#00000055", "shadowOffset": [0, 0], "shadowBlurRadius": 0],
    "paragraphStyle": [
      "alignment": "natural", "lineBreakMode": "byTruncatingTail", "lineHeightMultiple": 0,
      "minimumLineHeight": 0, "maximumLineHeight": 0, "firstLineHeadIndent": 0, "tailIndent": 0,
    ],
  ]

  /// A font as the runtime makes it: a modified text style becomes a system font of the style's size that scales with it.
  static func font(_ value: JSONValue, _ version: Version) -> JSONValue {
    guard case .object(let members) = value else { return value }
    var font = Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
    if case .string(let family) = font["family"], family.hasPrefix("Missing") {
      font["family"] = nil
    }
    let style = font["style"]
    if let style {
      guard members.count > 1 else { return value }
      font["style"] = nil
      font["relativeTo"] = style
      font["size"] = .number(size(of: style))
    }
    // UIFont.h: widths were introduced in iOS 16.
    if version < Version(16) { font["width"] = nil }
    if font["family"] == nil, font["weight"] == nil {
      font["weight"] = style == "headline" ? "semibold" : "regular"
    }
    return .object(font.sorted { $0.key < $1.key }.map { JSONMember($0.key, $0.value) })
  }

  /// The size of a text style in points at the content size `large`, from Apple's Human Interface Guidelines.
  private static func size(of style: JSONValue) -> Double {
    let sizes: [JSONValue: Double] = [
      "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "callout": 16, "subheadline": 15,
      "footnote": 13, "caption1": 12, "caption2": 11,
    ]
    return sizes[style] ?? 17
  }
}

package import LintelBackends
import LintelSchema

/// Compares the JSON of a tree with what was recorded, in which every color is that of one appearance.
package struct RecordComparison {
  private let isDark: Bool
  private let isHighContrast: Bool
  /// Each with the path at which the two differ.
  package private(set) var differences: [String] = []

  package init(isDark: Bool, isHighContrast: Bool) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
  }

  /// Adds what differs at a path and below it.
  package mutating func compare(_ expected: JSONValue?, _ found: JSONValue?, at path: String) {
    let expected = normalized(expected ?? .null, key: path.split(separator: ".").last ?? "")
    let found = found ?? .null
    switch (expected, found) {
    case (.object(let members), _) where members.contains { $0.key == "function" }:
      // The math has tests of its own; here it is enough that a color came out.
      if !Self.isColor(found) { differences.append("\(path): \(found.text(.compact)) is no color") }
    case (.object(let expected), .object(let found)):
      compareMembers(expected, found, at: path)
    case (.object, .null) where Self.isEmpty(expected):
      break
    case (.array(let expected), .array(let found)) where expected.count == found.count:
      for (index, pair) in zip(expected, found).enumerated() {
        compare(pair.0, pair.1, at: "\(path).\(index)")
      }
    case (.number(let expected), .number(let found)) where abs(expected - found) < 1e-6:
      break
    case ("#00000000", .object) where found["system"] == "clear":
      // UIKit's own name for it.
      break
    default:
      if expected != found {
        let texts = (expected.text(.compact), found.text(.compact))
        differences.append("\(path): expected \(texts.0), found \(texts.1)")
      }
    }
  }

  private mutating func compareMembers(
    _ expected: [JSONMember],
    _ found: [JSONMember],
    at path: String
  ) {
    // An opaque background is another color or image; what it is made of is checked by itself.
    let ignored: Set<String> =
      expected.contains { $0.key == "translucency" && $0.value != "translucent" }
      ? ["translucency", "backgroundColor", "backgroundImage", "backgroundEffect"]
      : ["translucency"]
    let keys = Set(expected.map(\.key)).union(found.map(\.key)).subtracting(ignored)
    for key in keys.sorted() {
      compare(
        expected.first { $0.key == key }?.value,
        found.first { $0.key == key }?.value,
        at: "\(path).\(key)"
      )
    }
  }

  private func normalized(_ value: JSONValue, key: Substring) -> JSONValue {
    guard case .object(let members) = value else { return value }
    if let light = value["light"] {
      let dark = value["dark"] ?? light
      let variant =
        isHighContrast
        ? isDark ? value["darkHighContrast"] ?? dark : value["lightHighContrast"] ?? light
        : isDark ? dark : light
      return normalized(variant, key: key)
    }
    if value["parameter"] != nil { return "#123456FF" }
    return key == "font" ? .object(Self.font(members)) : value
  }

  /// A font as it was made: a changed text style is a system font of its size that scales with it.
  private static func font(_ members: [JSONMember]) -> [JSONMember] {
    var font = Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
    if case .string(let family) = font["family"], family.hasPrefix("Missing") {
      font["family"] = nil
    }
    if let style = font["style"] {
      guard members.count > 1 else { return members }
      font["style"] = nil
      font["relativeTo"] = style
      font["size"] = .number(size(of: style))
    }
    if font["family"] == nil, font["weight"] == nil { font["weight"] = "regular" }
    return font.map { JSONMember($0.key, $0.value) }
  }

  /// Points at the content size `large`, from Apple's Human Interface Guidelines.
  private static func size(of style: JSONValue) -> Double {
    let sizes: [JSONValue: Double] = [
      "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "callout": 16, "subheadline": 15,
      "footnote": 13, "caption1": 12, "caption2": 11,
    ]
    return sizes[style] ?? 17
  }

  private static func isEmpty(_ value: JSONValue) -> Bool {
    guard case .object(let members) = value else { return false }
    return members.isEmpty
  }

  private static func isColor(_ value: JSONValue) -> Bool {
    if case .string(let text) = value { return text.hasPrefix("#") && text.count == 9 }
    return value["displayP3"] != nil || value["system"] != nil || value["asset"] != nil
  }
}

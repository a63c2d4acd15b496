package import LintelBackends
package import LintelSchema

/// Compares the JSON of a tree with recorded values, in every appearance.
package struct RecordComparison {
  private static let appearances = ["light", "dark", "lightHighContrast", "darkHighContrast"]

  private let version: Version
  /// The differences, each with its path.
  package private(set) var differences: [String] = []
  /// The number of single values that were compared, in each appearance in which they may differ.
  package private(set) var count = 0

  package init(version: Version) {
    self.version = version
  }

  /// Adds the differences at a path and below it.
  package mutating func compare(_ expected: JSONValue?, _ found: JSONValue?, at path: String) {
    // A bar's own font is compared separately, not as a member of an appearance object.
    let isFont = path.hasSuffix(".font") || path.contains(".font ")
    let wanted = expected ?? .null
    let expected = isFont ? ExpectedValue.font(wanted, version) : wanted
    let found = found ?? .null
    guard expected.followsAppearance || found.followsAppearance else {
      return compareValues(expected, found, at: path)
    }
    for name in Self.appearances {
      compareValues(expected.seen(in: name), found.seen(in: name), at: "\(path) (\(name))")
    }
  }

  private mutating func compareValues(_ expected: JSONValue, _ found: JSONValue, at path: String) {
    switch (ExpectedValue.made(expected, version), found) {
    case (.object(let members), _) where members.contains { $0.key == "function" }:
      // Functions have separate tests; here, the value only has to be a color.
      count += 1
      if !Self.isColor(found) {
        differences.append("\(path): \(found.text(.compact)) isn't a color")
      }
    case (.object(let expected), .object(let found)):
      compareMembers(expected, found, at: path)
    case (.object([]), .null):
      break
    case (.array(let expected), .array(let found)) where expected.count == found.count:
      for (index, pair) in zip(expected, found).enumerated() {
        compareValues(pair.0, pair.1, at: "\(path).\(index)")
      }
    case (.number(let expected), .number(let found)) where abs(expected - found) < 1e-6:
      count += 1
    case (.string(let expected), .string(let found)) where Self.isSameColor(expected, found):
      count += 1
    case (let expected, _):
      count += 1
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
    let expected = ExpectedValue.withTranslucency(ExpectedValue.withBothIndicators(expected))
    let keys = Set(expected.map(\.key)).union(found.map(\.key))
    for key in keys.sorted() {
      let value = expected.first { $0.key == key }?.value ?? .null
      compareValues(
        key == "font"
          ? ExpectedValue.font(value, version) : ExpectedValue.attribute(key, value),
        found.first { $0.key == key }?.value ?? .null,
        at: "\(path).\(key)"
      )
    }
  }

  /// Whether two colors are the same except for rounding errors of a function over 8-bit colors.
  private static func isSameColor(_ a: String, _ b: String) -> Bool {
    let all = [a, b].compactMap { text in
      text.hasPrefix("#") && text.count == 9 ? UInt32(text.dropFirst(), radix: 16) : nil
    }
    guard all.count == 2 else { return false }
    return [0, 8, 16, 24].allSatisfy { shift in
      abs(Int(all[0] >> shift & 0xFF) - Int(all[1] >> shift & 0xFF)) <= 1
    }
  }

  private static func isColor(_ value: JSONValue) -> Bool {
    if case .string(let text) = value { return text.hasPrefix("#") && text.count == 9 }
    return value["displayP3"] != nil || value["system"] != nil || value["asset"] != nil
  }
}

extension JSONValue {
  /// Whether the value contains a color that depends on the appearance.
  fileprivate var followsAppearance: Bool {
    switch self {
    case .object(let members):
      members.contains { $0.key == "light" || $0.value.followsAppearance }
    case .array(let elements): elements.contains(where: \.followsAppearance)
    case .null, .boolean, .number, .string: false
    }
  }

  /// The value with each of its colors in an appearance; `dark` falls back to `light`, and high contrast to the plain color.
  func seen(in appearance: String) -> JSONValue {
    switch self {
    case .object(let members):
      guard let light = self["light"] else {
        return .object(members.map { JSONMember($0.key, $0.value.seen(in: appearance)) })
      }
      let plain = appearance.hasPrefix("dark") ? self["dark"] ?? light : light
      return (self[appearance] ?? plain).seen(in: appearance)
    case .array(let elements): return .array(elements.map { $0.seen(in: appearance) })
    case .null, .boolean, .number, .string: return self
    }
  }
}

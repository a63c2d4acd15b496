import LintelDiagnostics
import LintelSyntax

extension DesignTokenReader {
  /// A token of the theme that results from a design token: its part, its value, and the references in that.
  typealias PartValue = (part: DesignTokenType.Part, value: Value, uses: [TokenUse])

  /// Returns the parts that result from a value that isn't a reference.
  mutating func literal(_ node: YAMLNode, _ type: DesignTokenType, in file: Int) -> [PartValue] {
    // As an argument of `pair`, this would copy all findings so far for each value.
    let values =
      switch dialect {
      case .designTokens: strictValues(node, type, in: file)
      case .styleDictionary: looseValues(node, type, in: file)
      }
    return pair(values, type)
  }

  /// Pairs values with the parts of a type, without the parts that don't have a value.
  private func pair(_ values: [Value?], _ type: DesignTokenType) -> [PartValue] {
    let uses = uses
    return zip(type.parts, values).compactMap { part, value in
      value.map { value in (part, value, uses.filter { value.refers(to: $0.key) }) }
    }
  }

  /// Reads the values of a type's parts by the rules of the format.
  private mutating func strictValues(
    _ node: YAMLNode,
    _ type: DesignTokenType,
    in file: Int
  ) -> [Value?] {
    switch type {
    case .color: return [color(node, in: file).map { Value($0) }]
    case .dimension: return [dimension(node, in: file).map(Value.number)]
    case .number: return [number(node, in: file).map(Value.number)]
    case .gradient: return [gradient(node, in: file).map(Value.image)]
    case .typography: return typography(node, in: file)
    case .shadow: return shadow(node, in: file)
    case .fontFamily: return text(of: fontFamily(node, in: file))
    case .fontWeight: return [fontWeight(node, in: file).map(Value.string)]
    case .border: return border(node, in: file)
    case .strokeStyle:
      _ = strokeStyle(node, in: file)
      return []
    case .string: return [string(node, in: file)]
    case .duration, .cubicBezier, .transition, .boolean: return []
    }
  }

  /// Reads a text, or follows references to one.
  mutating func string(_ node: YAMLNode, in file: Int) -> Value? {
    guard let (node, _) = settle(node, as: .string, in: file) else { return nil }
    guard node.kind == .scalar, node.style != .plain else {
      return findings.mismatch(node, expected: "a string")
    }
    return .string(node.text)
  }

  /// Returns the value of a family outside of a font: its name, which the system font doesn't have.
  mutating func text(of family: Family?) -> [Value?] {
    guard let family else { return [] }
    if family.name == nil { noteUnusable("a family of the system font") }
    return [family.name.map(Value.string)]
  }

  /// Reads a number, or follows references to one.
  mutating func number(_ node: YAMLNode, in file: Int, noun: String = "a number") -> Double? {
    guard let (node, _) = settle(node, as: .number, in: file) else { return nil }
    guard node.kind == .scalar, let number = Double(node.text), number.isFinite else {
      return findings.mismatch(node, expected: noun)
    }
    guard node.style == .plain else {
      let help = "a quoted number is a string"
      let fixIt = FixIt("remove the quotes", replace: node.range, with: number.shortText)
      return findings.mismatch(node, expected: noun, help: [help], fixIts: [fixIt])
    }
    // Negative zero is the same value as zero, but its text differs.
    return number == 0 ? 0 : number
  }

  /// Reads a dimension in points, or follows references to one.
  ///
  /// A pixel of the format is one point. A rem is 16 points, which is near the size of UIKit's body text.
  mutating func dimension(_ node: YAMLNode, in file: Int) -> Double? {
    guard let (node, file) = settle(node, as: .dimension, in: file) else { return nil }
    guard node.kind == .mapping else { return writtenDimension(node) }
    let members = members(of: node, required: ["value", "unit"], in: "a dimension") ?? [:]
    let value = members["value"].flatMap { number($0, in: file) }
    guard let unitNode = members["unit"], let (unit, _) = settle(unitNode, as: nil, in: file)
    else { return nil }
    switch unit.text {
    case "px": return value
    case "rem":
      if value != 0 { summary.rems.insert(unit.range) }
      return value.map { $0 * 16 }
    case _:
      let message = "unknown unit '\(unit.text)'"
      let help = "the units are 'px', which is a point, and 'rem'"
      return findings.reject("unknown-keyword", message, at: unit.range, help: [help])
    }
  }

  /// Reads a text such as `"16px"`, which is the notation of earlier drafts of the format.
  private mutating func writtenDimension(_ node: YAMLNode) -> Double? {
    let written = node.kind == .scalar ? WrittenNumber(node.text) : nil
    let unit = written?.unit == "rem" ? "rem" : "px"
    let isLength = ["", "px", "pt", "rem"].contains(written?.unit)
    let number = (isLength ? written?.number : nil) ?? 16
    let text = "{ \"value\": \(number.shortText), \"unit\": \"\(unit)\" }"
    guard let written, written.unit == unit, node.style != .plain else {
      return findings.mismatch(node, expected: "a dimension", help: ["write \(text)"])
    }
    summary.outdated.insert(FixIt.Edit(range: node.range, newText: text))
    if written.unit == "rem" { summary.rems.insert(node.range) }
    return written.number * (written.unit == "rem" ? 16 : 1)
  }

  /// Returns the values of an object by key, or `nil` after reporting a value that isn't an object.
  ///
  /// This also reports missing and unknown keys. Unknown keys that aren't near to any key may be meant as the missing ones, so they are the
  /// only mistake.
  mutating func members(
    of node: YAMLNode,
    required: [String],
    optional: [String] = [],
    in noun: String
  ) -> [String: YAMLNode]? {
    let known = required + optional
    let isMeant = required.contains { key in
      node.member(key) != nil || node.entries.misspell(key, among: known)
    }
    guard node.kind == .mapping, isMeant else {
      let help = "an object of \(required.quotedList(conjunction: "and"))"
      return findings.mismatch(node, expected: noun, help: [help])
    }
    let missing = required.filter { key in
      node.member(key) == nil && !node.entries.misspell(key, among: known)
    }
    let verb = missing.count == 1 ? "is" : "are"
    let help = missing.isEmpty ? nil : "\(missing.quotedList(conjunction: "and")) \(verb) missing"
    var members: [String: YAMLNode] = [:]
    var standsForMissing = false
    for entry in node.entries {
      let key = entry.key.text
      if known.contains(key) {
        members[key] = entry.value
        continue
      }
      if nearestNames(to: key, among: known).isEmpty { standsForMissing = true }
      findings.append(.unknownKey(entry.key, of: noun, among: known, or: help))
    }
    for key in missing where !standsForMissing {
      findings.append("missing-key", "'\(key)' is missing in \(noun)", at: node.range)
    }
    return members
  }
}

extension Sequence<YAMLEntry> {
  /// Returns whether an unknown key is near to a key that is missing, so that the unknown key is the only mistake.
  func misspell(_ key: String, among known: [String]) -> Bool {
    contains { entry in
      !known.contains(entry.key.text)
        && nearestNames(to: entry.key.text, among: known).contains(key)
    }
  }
}

extension Value {
  func refers(to key: TokenKey) -> Bool {
    switch self {
    case .token(let own): return own == key
    case .color(let color): return color.refers(to: key)
    case .image(let image):
      guard case .gradient(let gradient) = image.source else { return false }
      return gradient.stops.contains { $0.color.refers(to: key) }
    case .unset, .none, .font, .derivedFont, .effect, .offset, .number, .boolean, .keyword, .string:
      return false
    }
  }
}

extension ColorValue {
  /// Whether the color is a token in at least one appearance.
  fileprivate func refers(to key: TokenKey) -> Bool {
    switch self {
    case .token(let own): return own == key
    case .appearances(let variants):
      return ColorAppearance.allCases.contains { variants[$0].refers(to: key) }
    case .literal, .system, .asset, .function, .runtime: return false
    }
  }
}

import LintelDiagnostics
import LintelSyntax

/// Values of a token by brand without the level that a token needs for them.
extension ThemeBuilder {
  /// The parts of a token's value, by brand and for all other brands.
  private struct ValuesByBrand {
    /// The value for all other brands, or `nil` if it's in the same mapping as `brands`.
    let main: YAMLNode?
    /// The value for all other brands, as written.
    let mainText: String
    let brands: [YAMLEntry]
  }

  /// Words that mean the value for all brands that have none of their own.
  private static let defaults: Set = ["base", "default", "normal", "other", "others", "standard"]

  /// Reports a token such as `{ default: black, north: blue }` or `{ light: black, dark: white, brands: { … } }`, and reads its values as meant.
  ///
  /// - Returns: whether the token is one.
  mutating func reportValuesByBrand(_ key: TokenKey, _ entry: YAMLEntry) -> Bool {
    guard let values = valuesByBrand(of: entry.value, key.group) else { return false }
    let brands = values.brands.map { "\($0.key.text): \(rawText(of: $0.value))" }
    let text = "{ default: \(values.mainText), brands: { \(brands.joined(separator: ", ")) } }"
    let isShort = text.utf8.count <= 200 && !text.contains(where: \.isNewline)
    report(
      "wrong-value-type",
      "a token has its values by brand in 'brands', and its value for the others in 'default'",
      at: entry.value.range,
      help: [
        isShort
          ? "write '\(entry.key.text): \(text)'"
          : "write 'default' above the value for most brands, and 'brands' above the others"
      ],
      fixIts: isShort && entry.value.isFlow
        ? [FixIt("write the values by brand", replace: entry.value.range, with: text)] : []
    )
    readValue(of: key, entry.key, values.main, byBrand: values.brands)
    return true
  }

  private func valuesByBrand(of node: YAMLNode, _ group: TokenGroup) -> ValuesByBrand? {
    let entries = Array(node.entries)
    if let brands = node.member("brands"), brands.kind == .mapping {
      let others = entries.filter { $0.key.text != "brands" }
      let valid = ValueKeys.keys(of: group.valueType)
      guard !others.isEmpty, others.allSatisfy({ valid.contains($0.key.text) }) else { return nil }
      let parts = others.map { "\($0.key.text): \(rawText(of: $0.value))" }
      return ValuesByBrand(
        main: nil,
        mainText: "{ \(parts.joined(separator: ", ")) }",
        brands: Array(brands.entries)
      )
    }
    let brands = entries.filter { names.brandTree.families[$0.key.text] != nil }
    let others = entries.filter { names.brandTree.families[$0.key.text] == nil }
    guard !brands.isEmpty, others.count == 1, Self.defaults.contains(others[0].key.text) else {
      return nil
    }
    return ValuesByBrand(
      main: others[0].value,
      mainText: rawText(of: others[0].value),
      brands: brands
    )
  }
}

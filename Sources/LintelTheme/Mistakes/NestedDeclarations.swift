import LintelDiagnostics
import LintelSyntax

/// Brands and promos that are first mentioned inside other blocks, although only the top level declares them.
extension ThemeBuilder {
  /// Reports an undeclared brand or promo of a nested block if its block shows that it's meant as a declaration.
  ///
  /// That's the case if the promo has dates, or if the theme has no other names of this kind.
  ///
  /// - Returns: whether the entry is such a declaration, which can be reported together with the others around it.
  mutating func reportNestedDeclaration(
    _ entry: YAMLEntry,
    in mapping: YAMLNode,
    of layer: Layer
  ) -> Bool {
    guard !isReplaying, unknownNames <= maximumSuggestions, isMappingOrEmpty(entry.value) else {
      return false
    }
    let key: BlockKey = layer == .brand ? .brands : .promos
    let isFirst = layer == .brand ? names.brandPlaces.isEmpty : names.promos.isEmpty
    func dates(_ entry: YAMLEntry) -> [YAMLEntry] {
      guard layer == .promo else { return [] }
      return entry.value.entries.filter { BlockKey(rawValue: $0.key.text)?.home == .declaredPromo }
    }
    guard isFirst || !dates(entry).isEmpty else { return false }
    let alike = mapping.entries.filter { other in
      NameRules.isValid(other.key.text) && scope(of: layer, named: other.key.text) == nil
        && (isFirst || !dates(other).isEmpty)
    }
    guard alike.contains(where: { $0.key.range == entry.key.range }) else { return false }
    unknownNames += 1
    readForMistakes(entry.value, as: layer == .brand ? .declaredBrand : .declaredPromo)
    guard alike.first?.key.range == entry.key.range else { return true }
    let isOne = alike.count == 1
    let blocks = alike.prefix(4).map { promo in
      let parts = dates(promo).map { "\($0.key.text): \(rawText(of: $0.value))" }
      return "\(promo.key.text): \(parts.isEmpty ? "{}" : "{ \(parts.joined(separator: ", ")) }")"
    }
    let noun = layer == .brand ? "brand" : "promo"
    let undeclared = alike.map(\.key.text)
    let list = undeclared.shortList(conjunction: "and", most: 4)
    let finding = Diagnostic(
      "undeclared-name",
      "\(isOne ? "\(noun) \(list) isn't" : "\(key.rawValue) \(list) aren't") declared",
      at: entry.key.range,
      help: [
        "write '\(key.rawValue): { \(blocks.joined(separator: ", ")) }' at the top level"
          + (alike.allSatisfy { dates($0).isEmpty }
            ? "" : ", and leave out \(isOne ? "its" : "their") dates here")
      ],
      about: .undeclaredNames(undeclared, kind: noun)
    )
    findings.append(finding)
    return true
  }

  /// Returns the answer to a name at the top level whose block has what only brands, promos, or screens declare, or `nil` for other keys.
  func declaredBlock(_ name: String, _ entry: YAMLEntry, at place: Place) -> KeyAnswer? {
    guard scope.kind == .topLevel, place.path.isEmpty, entry.key.text == name,
      NameRules.isValid(name)
    else { return nil }
    let homes: [BlockKind?: BlockKey] = [
      .declaredBrand: .brands, .declaredPromo: .promos, .declaredScreen: .screens,
    ]
    for inner in entry.value.entries {
      let key = inner.key.text
      guard let home = homes[BlockKey(rawValue: key)?.home] else { continue }
      return KeyAnswer(
        sentence: "only the blocks of \(home.rawValue) have '\(key)'",
        advice: "move '\(name)' under '\(home.rawValue)'"
      )
    }
    return nil
  }
}

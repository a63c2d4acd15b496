import LintelDiagnostics
import LintelSyntax

/// A mapping in the tokens without any keys of a value, which is therefore read as a group of tokens.
struct TokenMapping {
  /// The token whose value the mapping would be.
  let key: TokenKey
  let node: YAMLNode

  /// The misspelled keys of a value, or an empty array if fewer than half of the keys are similar to those of a value.
  fileprivate var misspelledKeys: [MeantKey] {
    let type = key.group.valueType
    let ofValue = pairs(among: ValueKeys.keys(of: type).sorted())
    let ofBrands = pairs(among: ["default", "brands"])
    let isByBrand = ofBrands.count == 2 && ofBrands.count == node.entries.count
    let found = isByBrand ? ofBrands : knownKeys ?? ofValue
    guard !found.isEmpty, 2 * found.count >= node.entries.count else { return [] }
    let noun = isByBrand ? "a token by brand" : type.noun
    let property = key.path
    return found.filter { $0.key.text != $0.meant }.map { key, meant in
      if let answer = answer(to: key, meaning: meant) {
        let finding = answer.diagnostic("unknown-key", at: key.range, property: property)
        return MeantKey(node: key, name: meant, finding: finding)
      }
      let (rule, message) = ("unknown-key", "unknown key '\(key.text)' in \(noun)")
      let finding = Diagnostic.near([meant], rule, message, at: key.range, property: property)
      return MeantKey(node: key, name: meant, finding: finding)
    }
  }

  /// The keys with their meanings if all are known as keys of a value and at least one comes from another tool, or `nil` otherwise.
  ///
  /// A single key, such as `base`, could also be the name of a token.
  private var knownKeys: [(key: YAMLNode, meant: String)]? {
    let keys = ValueKeys.keys(of: key.group.valueType)
    var seen: Set<String> = []
    let known = node.entries.compactMap { entry -> (key: YAMLNode, meant: String)? in
      let name = entry.key.text
      let meant =
        keys.contains(name)
        ? name : answer(to: entry.key)?.key ?? nearestName(to: name, among: keys.sorted())
      guard let meant, seen.insert(meant).inserted else { return nil }
      return (entry.key, meant)
    }
    let isForeign = node.entries.contains { answer(to: $0.key) != nil }
    return isForeign && known.count > 1 && known.count == node.entries.count ? known : nil
  }

  /// Returns the table's answer to a key of the value, or `nil` if the table doesn't have the key or gives it another meaning.
  private func answer(to key: YAMLNode, meaning meant: String? = nil) -> KeyAnswer? {
    let type = self.key.group.valueType
    let keys = ValueKeys.keys(of: type)
    guard !keys.contains(key.text), let place = KeyPlaces(type),
      let answer = KeyAnswer(key.text, value: nil, at: place, exists: { keys.contains($0) }),
      let known = answer.key, meant == nil || meant == known
    else { return nil }
    return answer
  }

  fileprivate func isValue(with keys: [MeantKey]) -> Bool {
    let meant = node.replacingScalars(keys.compactMap(\.text))
    return !keys.isEmpty
      && !parseValue(meant, as: ValueExpectation(token: key)).diagnostics.hasErrors
  }

  /// Returns the keys of the mapping that have a single nearest name, each with that name, without repeating a name.
  private func pairs(among names: [String]) -> [(key: YAMLNode, meant: String)] {
    var seen: Set<String> = []
    return node.entries.compactMap { entry in
      guard let meant = nearestName(to: entry.key.text, among: names), seen.insert(meant).inserted
      else { return nil }
      return (entry.key, meant)
    }
  }
}

extension BlockReading {
  /// Returns the keys in groups of tokens that are meant as keys of a value, such as `styel` in `title: { styel: headline }`.
  ///
  /// A group is meant as a value if a reference to it or an error in it shows that, and no reference leads to a token in it.
  static func misspelledValueKeys(in builders: [ThemeBuilder]) -> [MeantKey] {
    let mappings = builders.flatMap(\.tokenMappings)
    guard !mappings.isEmpty else { return [] }
    let keys = Set(mappings.map(\.key))
    let wrong = Set(builders.flatMap { $0.unreadEntries.map(\.lower) })
    let uses = builders.flatMap { [$0.usedTokens, Set($0.strayTokenUses.map(\.key))] }
    // In most themes, references lead only to tokens, so nothing else needs a check.
    guard !wrong.isEmpty || !uses.allSatisfy(keys.isDisjoint) else { return [] }
    let used = uses.reduce(into: Set()) { $0.formUnion($1) }
    var entered: Set<TokenKey> = []
    for key in used {
      var name = Substring(key.name)
      while let dot = name.lastIndex(of: ".") {
        name = name[..<dot]
        entered.insert(TokenKey(key.group, String(name)))
      }
    }
    // Values for each brand aren't meant for light and dark, even if a brand's name is `night`.
    let brands = builders.first?.names.brandTree.families ?? [:]
    func isByBrand(_ mapping: TokenMapping) -> Bool {
      mapping.node.entries.allSatisfy { brands[$0.key.text] != nil }
    }
    let values = mappings.filter { !entered.contains($0.key) && !isByBrand($0) }
    return values.flatMap { mapping -> [MeantKey] in
      let isUsed = used.contains(mapping.key)
      guard isUsed || mapping.node.entries.contains(where: { wrong.contains($0.key.range.lower) })
      else { return [] }
      let meant = mapping.misspelledKeys
      return isUsed || mapping.isValue(with: meant) ? meant : []
    }
  }
}

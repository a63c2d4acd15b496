import LintelDiagnostics
import LintelSyntax

/// A mapping among the tokens that has none of the keys of a value, and is therefore read as a group of tokens.
struct TokenMapping {
  /// The token that the mapping would be the value of.
  let key: TokenKey
  /// The mapping.
  let node: YAMLNode

  /// The keys that are near to those of a value, each once; none where most of them aren't.
  fileprivate var misspeltKeys: [MeantKey] {
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

  /// The keys of a mapping whose keys are all known as those of a value, one of them from another tool at least; nil for other mappings.
  ///
  /// One key alone, such as `base`, may as well be the name of a token.
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

  /// What the table of mistakes says of a key of the value; nil if it doesn't know the key, or means another one by it.
  private func answer(to key: YAMLNode, meaning meant: String? = nil) -> KeyAnswer? {
    let type = self.key.group.valueType
    let keys = ValueKeys.keys(of: type)
    guard !keys.contains(key.text), let place = KeyPlaces(type),
      let answer = KeyAnswer(key.text, value: nil, at: place, exists: { keys.contains($0) }),
      let known = answer.key, meant == nil || meant == known
    else { return nil }
    return answer
  }

  /// Whether the mapping is a value with what is meant in place of some keys.
  fileprivate func isValue(with keys: [MeantKey]) -> Bool {
    let meant = node.replacingScalars(keys.map { ($0.node, $0.name) })
    return !keys.isEmpty
      && !parseValue(meant, as: ValueExpectation(token: key)).diagnostics.hasErrors
  }

  /// The keys of the mapping with the only one of some names that each is near to, no name twice.
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
  /// The keys of groups of tokens that are meant as keys of a value, such as `styel` in `title: { styel: headline }`.
  ///
  /// A group is meant as a value where a reference to it, or a mistake in it, says so, and no reference leads into it.
  ///
  /// - Parameter builders: what has been read.
  /// - Returns: each key with what is meant by it.
  static func misspeltValueKeys(in builders: [ThemeBuilder]) -> [MeantKey] {
    let mappings = builders.flatMap(\.tokenMappings)
    guard !mappings.isEmpty else { return [] }
    let keys = Set(mappings.map(\.key))
    let wrong = Set(builders.flatMap { $0.unreadEntries.map(\.lower) })
    let uses = builders.flatMap { [$0.usedTokens, Set($0.strayTokenUses.map(\.key))] }
    // Most themes refer to tokens alone, and need not be looked at any further.
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
    // What is written for each brand isn't meant for light and dark, even where a brand is called `night`.
    let brands = builders.first?.names.brandTree.families ?? [:]
    func isByBrand(_ mapping: TokenMapping) -> Bool {
      mapping.node.entries.allSatisfy { brands[$0.key.text] != nil }
    }
    let values = mappings.filter { !entered.contains($0.key) && !isByBrand($0) }
    return values.flatMap { mapping -> [MeantKey] in
      let isUsed = used.contains(mapping.key)
      guard isUsed || mapping.node.entries.contains(where: { wrong.contains($0.key.range.lower) })
      else { return [] }
      let meant = mapping.misspeltKeys
      return isUsed || mapping.isValue(with: meant) ? meant : []
    }
  }
}

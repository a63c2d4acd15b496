import LintelDiagnostics
import LintelSyntax

/// Keys in a block that belong elsewhere with their whole value.
extension ThemeBuilder {
  /// Returns the answer to a key that limits its block to brands, promos, or screens, such as `brand: day` in a screen.
  func limit(
    _ name: String,
    _ value: YAMLNode,
    at places: KeyPlaces,
    in scope: Scope
  ) -> KeyAnswer? {
    guard scope.kind != .topLevel, places.contains(.block), let blocks = value.emptyBlocks else {
      return nil
    }
    let targets = KeyMistake.rows(for: name, at: places).flatMap(\.targets)
    let limiting: Set<BlockKey> = [.brands, .promos, .screens]
    guard let key = targets.compactMap(BlockKey.init).first(where: limiting.contains)?.rawValue
    else { return nil }
    // There is no fix, because the block's other entries have to move.
    return KeyAnswer(
      sentence: "what applies to only some \(key) belongs in blocks under '\(key)'",
      key: nil,
      advice: Self.filling("\(key): \(blocks)")
    )
  }

  /// Returns the answer to a variable of Sass, Less, or CSS, which means a token in the group for its value, or `nil` for other keys.
  func variable(_ name: String, _ value: YAMLNode, isKey: (String) -> Bool) -> KeyAnswer? {
    for (mark, tool) in [("$", "Sass"), ("@", "Less"), ("--", "CSS")] where name.hasPrefix(mark) {
      let token = String(name.dropFirst(mark.count))
      guard NameRules.isValid(token), !isKey(token) else { continue }
      let isGroup = TokenGroup(rawValue: token) != nil
      let path = isGroup ? token : group(of: value).map { "\($0.rawValue).\(token)" }
      return KeyAnswer(
        sentence: "'\(name)' is a variable in \(tool); in a theme, it's a token",
        key: path.map { "tokens.\($0)" },
        advice: path == nil ? "declare '\(token)' in a group of 'tokens'" : nil
      )
    }
    return nil
  }

  /// Reports a key with Sass's parent selector before a valid key, such as `&.scrolled`, and returns whether it is one.
  mutating func reportParentSelector(_ entry: YAMLEntry, at place: Place, in scope: Scope) -> Bool {
    let key = entry.key
    let meant = String(key.text.drop { "&.:-_ ".contains($0) })
    guard key.text.hasPrefix("&"), keys(at: place, in: scope).contains(meant) else { return false }
    let finding = Diagnostic(
      place.path.isEmpty ? "unknown-key" : "unknown-property",
      "'&' is Sass; in a theme, a key belongs to the mapping around it",
      at: key.range,
      help: ["write '\(meant)'"],
      fixIts: [FixIt("change to '\(meant)'", replace: key.range, with: meant)],
      property: place.path.isEmpty ? nil : place.path
    )
    findings.append(finding)
    meantKeys.append(MeantKey(node: key, name: meant, finding: finding))
    return true
  }

  /// Reports a dotted key with an empty part, such as `.home` or `title..color`, and returns whether it also has a name.
  mutating func reportEmptyPart(of entry: YAMLEntry, at place: Place, in scope: Scope) -> Bool {
    let key = entry.key
    let meant = key.text.split(separator: ".").joined(separator: ".")
    guard !meant.isEmpty, meant != key.text else { return false }
    // A class of CSS begins with a dot.
    if !KeyMistake.rows(for: key.text, at: KeyPlaces(place.node, in: scope.kind)).isEmpty,
      reportMistake(key.text, at: key.range, before: [], entry, at: place, in: scope)
    {
      return true
    }
    let finding = Diagnostic(
      place.path.isEmpty ? "unknown-key" : "unknown-property",
      "a dot in a key needs a name on each side",
      at: key.range,
      help: ["write '\(meant)'"],
      fixIts: [FixIt("change to '\(meant)'", replace: key.range, with: meant)],
      property: place.path.isEmpty ? nil : place.path
    )
    findings.append(finding)
    meantKeys.append(MeantKey(node: key, name: meant, finding: finding))
    return true
  }
}

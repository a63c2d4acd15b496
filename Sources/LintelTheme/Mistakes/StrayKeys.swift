import LintelDiagnostics
import LintelSyntax

/// Keys in a block that belong elsewhere with their whole value.
extension ThemeBuilder {
  /// Returns the answer to a key that limits its block to brands, promos, or screens, such as `brand: day` in a screen.
  func limit(_ name: String, _ value: YAMLNode, at places: KeyPlaces) -> KeyAnswer? {
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
  mutating func reportParentSelector(_ entry: YAMLEntry, at place: Place) -> Bool {
    let key = entry.key
    let meant = String(key.text.drop { "&.:-_ ".contains($0) })
    guard key.text.hasPrefix("&"), keys(at: place).contains(meant) else { return false }
    let cause = "'&' is Sass; in a theme, a key belongs to the mapping around it"
    report(key, as: meant, because: cause, at: place)
    return true
  }

  /// Reports a dotted key with an empty part, such as `.home` or `title..color`, and returns whether it also has a name.
  mutating func reportEmptyPart(of entry: YAMLEntry, at place: Place) -> Bool {
    let key = entry.key
    let meant = key.text.split(separator: ".").joined(separator: ".")
    guard !meant.isEmpty, meant != key.text else { return false }
    // A class of CSS begins with a dot.
    if !KeyMistake.rows(for: key.text, at: KeyPlaces(place.node, in: scope.kind)).isEmpty,
      reportMistake(key.text, at: key.range, before: [], entry, at: place)
    {
      return true
    }
    report(key, as: meant, because: "a dot in a key needs a name on each side", at: place)
    return true
  }

  /// Reports a key in a spelling that a theme doesn't have, and continues with its value under the correct key.
  private mutating func report(
    _ key: YAMLNode,
    as meant: String,
    because cause: String,
    at place: Place
  ) {
    let finding = Diagnostic.meaning(
      meant,
      place.ruleOfKeys,
      cause,
      at: key.range,
      property: place.property
    )
    findings.append(finding)
    meantKeys.append(MeantKey(node: key, name: meant, finding: finding))
  }

  /// Reports a key of a configuration in a block, such as `fail-on: warning`, and returns whether it's one.
  mutating func reportKeyOfConfiguration(_ entry: YAMLEntry, at place: Place) -> Bool {
    guard place.path.isEmpty, let key = ConfigurationKey(inTheme: entry.key.text)?.rawValue else {
      return false
    }
    let text = entry.value.kind == .scalar ? entry.value.inlineText : nil
    findings.append(
      place.ruleOfKeys,
      "'\(key)' is a key of a configuration, not of a theme",
      at: entry.key.range,
      help: ["write '\(key)\(text.map { ": \($0)" } ?? "")' at the top level of '.lintel.yml'"],
      property: place.property
    )
    return true
  }

  /// Reports a key that looks like a rule with its level, such as `opaque-on-glass: off`, and returns whether it does.
  ///
  /// Properties have no hyphens, so only the level of a rule gives the entry a meaning.
  mutating func reportRule(_ entry: YAMLEntry, at place: Place) -> Bool {
    let (name, level) = (entry.key.text, entry.value.text)
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    guard entry.value.kind == .scalar, Self.levels.contains(level), words.count > 1,
      words.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isLowercase } }),
      KeyMistake.rows(for: name).isEmpty, !KeyMistake.isSpelling(name, ofOneIn: keys(at: place))
    else { return false }
    findings.append(
      place.ruleOfKeys,
      "'\(name)' looks like a rule, and a theme doesn't configure rules",
      at: entry.key.range,
      help: [
        "write 'rules: { \(name): \(level) }' in '.lintel.yml'",
        "or write '# lintel:disable-next-line \(name) -- the reason' above what it finds",
      ],
      property: place.property
    )
    return true
  }

  /// The levels of rules in a configuration.
  private static let levels: Set = ["off", "info", "warning", "error", "warn"]

  /// Returns the answer to a rule of Sass with its argument, such as `@include quiet`, or `nil` for other keys.
  func sassRule(_ name: String, meaning known: (String) -> KeyAnswer?) -> KeyAnswer? {
    let parts = name.split(separator: " ", maxSplits: 1).map(String.init)
    guard name.hasPrefix("@"), parts.count == 2,
      KeyMistake.rows(for: parts[0]).contains(where: { $0.origin == .sass }),
      let answer = known(parts[0])
    else { return nil }
    let argument = parts[1]
    let isStyle = answer.key == BlockKey.use.rawValue && NameRules.isValid(argument)
    return KeyAnswer(
      sentence: answer.sentence,
      advice: answer.advice ?? answer.key.map { "write '\($0)\(isStyle ? ": \(argument)" : "")'" }
    )
  }
}

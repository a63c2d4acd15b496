package import LintelDiagnostics
import LintelSchema

/// Finds references to tokens that aren't declared, or that belong to a group that the place doesn't accept.
///
/// - Parameters:
///   - uses: every reference in properties, tokens, and invalid values. Duplicates are checked only once.
///   - declared: every token, with the place of a declaration.
///   - places: returns every place where a token is declared. If it is `nil`, the place in `declared` is the only one.
///   - unread: names that may be declared in parts that couldn't be read, and that aren't reported.
///   - brands: the theme's brands, which authors write below a token by mistake.
///   - leftOut: the design tokens that bars don't support, with the reason, by name.
/// - Returns: findings of `unknown-token` and `token-of-wrong-type`, in source order.
package func checkTokenReferences(
  _ uses: [TokenUse],
  declared: [TokenKey: SourceRange],
  places: ((TokenKey) -> [SourceRange])? = nil,
  unread: UnreadNames = UnreadNames(),
  brands: Set<String> = [],
  leftOut: [String: Note] = [:]
) -> [Diagnostic] {
  var unknown = Set(uses.filter { declared[$0.key] == nil && !unread.contains($0.key) })
  if unknown.isEmpty { return [] }
  let used = Set(uses.map(\.key))
  let tokens = KnownTokens(declared, brands: brands)
  // If several references agree on an undeclared name, and nothing refers to a declared name near to it, the declaration is wrong.
  var misspelled: [Diagnostic] = []
  let repeated = Dictionary(grouping: unknown, by: \.key).filter { $0.value.count > 1 }
  for (key, uses) in repeated.sorted(by: { $0.key < $1.key }).prefix(maximumSuggestions) {
    let near = nearestNames(to: key.name, among: tokens.names(of: key.group))
    guard near.count == 1, let place = declared[TokenKey(key.group, near[0])],
      leftOutToken(uses[0], leftOut) == nil
    else { continue }
    let token = TokenKey(key.group, near[0])
    guard !used.contains(token) else { continue }
    let places = places?(token) ?? [place]
    misspelled.append(misspelledDeclaration(of: token, as: key.name, uses, at: places))
    unknown.subtract(uses)
  }
  var others: [Diagnostic] = []
  var missing: [TokenKey: Int] = [:]
  for use in unknown.sorted(by: { ($0.range, $0.key) < ($1.range, $1.key) }) {
    if let index = missing[use.key] {
      if others[index].notes.count < maximumSuggestions {
        others[index].notes.append(Note("also referred to here", at: use.range))
      }
      continue
    }
    let lost = leftOutToken(use, leftOut)
    let finding =
      lost ?? tokens.wrongType(use) ?? tokens.colorOfUIKit(use)
      ?? tokens.unknownToken(use, suggests: others.count < maximumSuggestions)
    // Each misspelled reference is a separate mistake, but a missing token is only one mistake.
    if lost != nil || finding.fixIts.isEmpty && finding.notes.isEmpty {
      missing[use.key] = others.count
    }
    others.append(finding)
  }
  return (misspelled + others).sortedForOutput()
}

/// Returns an error about a design token, or a part of one, that bars don't support, or `nil` for any other reference.
private func leftOutToken(_ use: TokenUse, _ leftOut: [String: Note]) -> Diagnostic? {
  let reason = leftOut.sorted { $0.key < $1.key }
    .first { name, _ in
      let name = DesignTokenName.key(use.key.group, name).name
      return use.key.name == name || use.key.name.hasPrefix(name + ".")
    }?.value
  guard let reason else { return nil }
  let message = "'$\(use.key.name)' is left out of the design tokens"
  let help = "declare it under 'tokens.\(use.key.group.rawValue)'"
  return Diagnostic("unknown-token", message, at: use.range, notes: [reason], help: [help])
}

/// Returns an error at the declarations of a token that nothing refers to, for all references to a name that is near to it.
private func misspelledDeclaration(
  of token: TokenKey,
  as name: String,
  _ uses: [TokenUse],
  at places: [SourceRange]
) -> Diagnostic {
  let places = places.sorted()
  let edits = places.map { FixIt.Edit(range: $0, newText: name) }
  let references = uses.map(\.range).sorted()
  let isPlain = places.allSatisfy {
    $0.file == places[0].file && Int($0.upper - $0.lower) == token.name.utf8.count
  }
  return Diagnostic(
    "unknown-token",
    "nothing refers to '\(token.reference)', and '$\(name)', which \(uses.count) references name, isn't declared",
    at: places[0],
    notes: references.prefix(3).map { Note("referred to here", at: $0) },
    help: Suggestion.help(for: [name]),
    fixIts: isPlain ? [FixIt("change to '\(name)'", .safe, edits: edits)] : []
  )
}

/// The declared tokens, which references can mean.
private struct KnownTokens {
  /// Every token, with the place of a declaration.
  let declared: [TokenKey: SourceRange]
  let names: [TokenGroup: [String]]
  /// The theme's brands, which authors write below a token by mistake.
  let brands: Set<String>

  init(_ declared: [TokenKey: SourceRange], brands: Set<String>) {
    self.declared = declared
    self.brands = brands
    names = Dictionary(grouping: declared.keys.sorted(), by: \.group).mapValues { $0.map(\.name) }
  }

  func names(of group: TokenGroup) -> [String] { names[group] ?? [] }

  /// Returns an error about a token of another group, with the token of the right group that is probably meant, or with
  /// what the place accepts.
  func wrongType(_ use: TokenUse) -> Diagnostic? {
    let expected = use.key.group
    for group in TokenGroup.allCases where group != expected {
      // Both `$title` and `$fonts.title` may name a token of another group.
      let prefix = "\(group.rawValue)."
      let bare = use.key.name.hasPrefix(prefix) ? String(use.key.name.dropFirst(prefix.count)) : nil
      for name in [use.key.name, bare].compactMap(\.self) {
        guard let place = declared[TokenKey(group, name)] else { continue }
        let isBoth = declared[TokenKey(expected, name)] != nil
        let near = isBoth ? [name] : nearestNames(to: name, among: names(of: expected))
        let meant = near.map { TokenKey(expected, $0).reference }
        return .near(
          meant,
          "token-of-wrong-type",
          "'$\(use.key.name)' is \(group.noun), expected \(expected.noun)",
          at: use.range,
          notes: [Note("'\(name)' is declared among the \(group.rawValue) here", at: place)],
          or:
            "write \(expected.noun), such as \(expected.example), or a token of 'tokens.\(expected.rawValue)'"
        )
      }
    }
    return nil
  }

  /// Returns an error about a UIKit color that is written as a token.
  func colorOfUIKit(_ use: TokenUse) -> Diagnostic? {
    let name = use.key.name
    guard use.key.group == .colors, UIKitColors[name] != nil else { return nil }
    let message = "'$\(name)' isn't a token; UIKit's color '\(name)' is written without '$'"
    return .meaning(name, "unknown-token", message, at: use.range, verb: "write")
  }

  /// Returns an error about a name that is a group of tokens rather than a token.
  private func groupOfTokens(_ use: TokenUse) -> Diagnostic? {
    let group = use.key.group
    let prefix = use.key.name + "."
    let tokens = names(of: group).filter { $0.hasPrefix(prefix) }
    guard let first = tokens.first, let place = declared[TokenKey(group, first)] else { return nil }
    return Diagnostic(
      "unknown-token",
      "'$\(use.key.name)' is a group of \(group.rawValue), not \(group.noun)",
      at: use.range,
      notes: [Note("'\(TokenKey(group, first).reference)' is declared here", at: place)],
      help: help(on: use.key, containing: tokens)
    )
  }

  /// Returns what to write instead of a name that is a group of tokens.
  private func help(on key: TokenKey, containing tokens: [String]) -> [String] {
    let group = key.group
    let values = tokens.map { String($0.dropFirst(key.name.utf8.count + 1)) }
    if values.allSatisfy(brands.contains) {
      let byBrand = values.map { "\($0): …" }.joined(separator: ", ")
      return ["for a value by brand, declare '\(key.name): { brands: { \(byBrand) } }'"]
    }
    let layers = [BlockKey.promos, .modes, .screens].map(\.rawValue)
    if values.contains("default"),
      let layer = layers.first(where: { layer in values.contains { $0.hasPrefix("\(layer).") } })
    {
      let block = "tokens: { \(group.rawValue): { \(key.name): … } }"
      return [
        "a token has values only by brand; for '\(layer)', write '\(block)' in a block under '\(layer)'"
      ]
    }
    let references = tokens.prefix(4).map { TokenKey(group, $0).reference }
    let choice =
      tokens.count > references.count
      ? "write one of its \(tokens.count) tokens, such as '\(references[0])'"
      : "write \(references.quotedList(conjunction: "or"))"
    let keys = ValueKeys.keys(of: group.valueType).sorted().quotedList(conjunction: "or")
    return [choice]
      + (keys.isEmpty ? [] : ["a mapping is \(group.noun) if it has one of the keys \(keys)"])
  }

  /// Returns an error about a token that doesn't exist, with similar names if `suggests` is true.
  func unknownToken(_ use: TokenUse, suggests: Bool) -> Diagnostic {
    if suggests, let answer = groupOfTokens(use) { return answer }
    if suggests, let answer = appearanceOfToken(use) ?? appearancesAsGroups(use) { return answer }
    let near = suggests ? meantNames(use.key).map { "$\($0)" } : []
    let (group, names) = (use.key.group.rawValue, names(of: use.key.group))
    let other =
      (1...12).contains(names.count)
      ? "the \(group) are \(names.map { "$\($0)" }.quotedList(conjunction: "and"))"
      : "declare it under 'tokens.\(group)'"
    let message = "unknown token '$\(use.key.name)' among the \(group)"
    return .near(near, "unknown-token", message, at: use.range, or: other)
  }

  /// Returns an error about a reference to one appearance of a color, such as `$accent.dark`.
  private func appearanceOfToken(_ use: TokenUse) -> Diagnostic? {
    let parts = use.key.name.split(separator: ".").map(String.init)
    let name = parts.dropLast().joined(separator: ".")
    guard use.key.group == .colors, let last = parts.last, ColorAppearance(rawValue: last) != nil,
      let place = declared[TokenKey(.colors, name)]
    else { return nil }
    return Diagnostic(
      "unknown-token",
      "'$\(name)' refers to the whole color, and a reference can't choose one of its appearances",
      at: use.range,
      notes: [Note("'\(name)' is declared here", at: place)],
      help: ["write '$\(name)', or declare the color for '\(last)' as a token of its own"]
    )
  }

  /// Returns an error about a color whose appearances are in groups named after them, such as `light.accent` and `dark.accent`.
  private func appearancesAsGroups(_ use: TokenUse) -> Diagnostic? {
    let name = use.key.name
    let found = ColorAppearance.allCases.filter {
      declared[TokenKey(.colors, "\($0.rawValue).\(name)")] != nil
    }
    guard use.key.group == .colors, found.count > 1,
      let place = declared[TokenKey(.colors, "\(found[0].rawValue).\(name)")]
    else { return nil }
    let parts = found.map { "\($0.rawValue): …" }.joined(separator: ", ")
    return Diagnostic(
      "unknown-token",
      "'\(name)' is declared separately for \(found.map(\.rawValue).quotedList(conjunction: "and"))",
      at: use.range,
      notes: [Note("for '\(found[0].rawValue)', it's declared here", at: place)],
      help: ["declare '\(name): { \(parts) }' under 'tokens.colors'"]
    )
  }

  /// Returns the declared name with the same words as a missing one, or up to three that end with it after a dot, or that are near to it.
  private func meantNames(_ key: TokenKey) -> [String] {
    let meant = TokenGuess.names(for: key.name, in: key.group)
      .first { declared[TokenKey(key.group, $0)] != nil }
    if let meant { return [meant] }
    let names = names(of: key.group)
    let within = names.filter { $0.hasSuffix(".\(key.name)") }
    let near = nearestNames(to: key.name, among: names).filter { !within.contains($0) }
    return Array((within + near).prefix(3))
  }
}

extension TokenGroup {
  /// What messages call a token of the group.
  var noun: String {
    switch self {
    case .colors, .fonts, .images, .effects, .strings: valueType.noun
    case .offsets: "an offset"
    case .numbers: "a number"
    }
  }

  fileprivate var example: String {
    switch self {
    case .colors: "'label'"
    case .fonts: "'headline'"
    case .images: "'{ asset: Name }'"
    case .effects: "'systemMaterial'"
    case .offsets: "'[0, 1]'"
    case .numbers: "'0.5'"
    case .strings: "'Back'"
    }
  }
}

extension TokenKey {
  /// The path of the token in a theme, such as `tokens.colors.accent`.
  package var path: String { "tokens.\(group.rawValue).\(name)" }

  /// The shortest reference to the token, such as `$accent`.
  package var reference: String {
    // A name that begins with its group's name would lose that part.
    name.hasPrefix("\(group.rawValue).") ? "$\(group.rawValue).\(name)" : "$\(name)"
  }
}

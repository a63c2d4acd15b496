import LintelDiagnostics
package import LintelSchema

/// A key that people write by mistake, with the correct replacement.
package struct KeyMistake: Sendable {
  package let origin: MistakeOrigin
  /// The spellings of the key.
  ///
  /// Rows with the exact spelling precede those that differ in case or hyphens.
  package let names: [String]
  let places: KeyPlaces
  /// The possible replacements, the likeliest first; the first that exists in the place is used.
  ///
  /// Each is a path of keys, or an entry such as `font: { size: * }`, where `*` is the value as written.
  package let targets: [String]
  /// The replacements for certain values that the key has elsewhere, such as `isTranslucent: false`.
  let rewrites: [String: String]
  /// The cause as a sentence, or `nil` for the default sentence of the origin.
  package let cause: String?
  /// The advice if no key of a theme has the same meaning.
  let advice: String?
  /// Whether the key's content belongs where the key is, without it.
  let isNeedlessLevel: Bool
  /// Whether the row applies to a scalar, or `nil` if it applies to any value.
  let values: (@Sendable (String) -> Bool)?

  // To put this code into each row of the tables would take the optimizer half a minute.
  @inline(never)
  init(
    _ origin: MistakeOrigin,
    _ names: String...,
    in places: KeyPlaces,
    _ targets: [String] = [],
    rewrites: [String: String] = [:],
    cause: String? = nil,
    advice: String? = nil,
    isNeedlessLevel: Bool = false,
    values: (@Sendable (String) -> Bool)? = nil
  ) {
    self.origin = origin
    self.names = names
    self.places = places
    self.targets = targets
    self.rewrites = rewrites
    self.cause = cause
    self.advice = advice
    self.isNeedlessLevel = isNeedlessLevel
    self.values = values
  }

  /// Returns whether the row applies to a value as written, which is `nil` if it isn't a scalar.
  func fits(_ value: String?) -> Bool {
    guard let values else { return true }
    return value.map(values) ?? false
  }

  /// Returns the cause, or the default sentence of the origin, about a name that means a key, or nothing in a theme if that is `nil`.
  func sentence(_ name: String, meant key: String?) -> String {
    if let cause { return cause }
    if targets.isEmpty { return origin.absence(name) }
    // In a different case, the name isn't the other tool's.
    return (names.contains(name) ? origin : .guess).sentence(name, meant: key ?? name)
  }

  /// Every row, ordered by origin.
  package static let all: [KeyMistake] =
    uikitBars + uikitItems + uikitScreens + uikitSearches + swiftUI + css + sass + designTokens
    + android + flutter + reactNavigation + blocks + bars + attributesOfBars + components + searches
    + values
    + settings + assignments + traits + textAttributes + apps

  /// The rows by the letters of their spellings, in table order.
  private static let byName: [String: [KeyMistake]] = all.reduce(into: [:]) { rows, row in
    for name in Set(row.names.map(letters)) { rows[name, default: []].append(row) }
  }

  /// Returns a spelling without the differences between tools: `font-size`, `font_size`, and `fontSize` give the same letters.
  private static func letters(_ name: String) -> String {
    // A leading hyphen marks a variable or a vendor's property in CSS.
    (name.hasPrefix("-") ? "-" : "") + name.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  /// Returns the key of a font that another tool calls by a name, such as `size` for `fontSize`.
  static func fontKey(meantBy name: String) -> String? {
    rows(for: name, at: .font).first { $0.origin != .guess }?.targets.first.map(KeyAnswer.path)
  }

  /// The keys of an image next to its source.
  static let imageDetails = [
    "weight", "scale", "pointSize", "cornerRadius", "rendering", "insets",
  ]

  /// Returns the key next to an image's source that a name means, such as `pointSize` for `size`, or `nil` for other names.
  static func imageKey(meantBy name: String) -> String? {
    if imageDetails.contains(name) { return name }
    return rows(for: name, at: .image).lazy.flatMap(\.targets).first(where: imageDetails.contains)
  }

  /// Returns whether a key differs from a valid key only in case or hyphens, and isn't exactly the name of a row.
  static func isSpelling(_ name: String, ofOneIn keys: [String]) -> Bool {
    nameInOtherCase(of: name, among: keys) != nil
      || !rows(for: name).contains { $0.names.contains(name) }
        && keys.contains { letters($0) == letters(name) }
  }

  /// Returns whether a name from another tool can only mean one of some keys.
  static func means(_ name: String, oneOf keys: [String], at place: KeyPlaces) -> Bool {
    let rows = rows(for: name, at: place)
    return !rows.isEmpty && rows.allSatisfy { $0.targets.contains(where: keys.contains) }
  }

  /// Returns the rows for a key in a place: those with the exact spelling in table order, then those that differ in case or hyphens.
  static func rows(for name: String, at places: KeyPlaces) -> [KeyMistake] {
    rows(for: name).filter { !$0.places.isDisjoint(with: places) }
  }

  /// Returns the only UIKit or SwiftUI name that differs from a key in at most one word, or `nil` if a valid key is as near.
  static func name(near key: String, at places: KeyPlaces, besides keys: [String]) -> String? {
    let words = NameWords(key).words
    guard words.count > 1 else { return nil }
    func isMeant(_ others: [String]) -> Bool {
      let wrong = zip(words, others).filter { $0 != $1 }
      return words.count == others.count && wrong.count <= 1
        && wrong.allSatisfy { nearestName(to: $0, among: [$1]) != nil }
    }
    guard !keys.contains(where: { isMeant(NameWords($0).words) }) else { return nil }
    let rows = appleNames.filter { !$0.row.places.isDisjoint(with: places) && isMeant($0.words) }
    let names = Set(rows.map(\.name))
    guard let name = names.first, names.count == 1 else { return nil }
    return nearestName(to: key, among: keys + [name]) == name ? name : nil
  }

  /// The names from UIKit and SwiftUI with their words, which are split only once.
  private static let appleNames = all.filter(\.origin.isFromApple).flatMap { row in
    row.names.map { (row: row, name: $0, words: NameWords($0).words) }
  }

  /// Returns the rows for a key in any place, in the same order.
  static func rows(for name: String) -> [KeyMistake] {
    let rows = byName[letters(name)] ?? []
    return rows.filter { $0.names.contains(name) } + rows.filter { !$0.names.contains(name) }
  }

  /// Returns the full paths in themes that a name from another tool means, such as `barTintColor`, starting with those of blocks.
  package static func paths(meantBy name: String, in schema: Schema) -> [String] {
    var paths: [String] = []
    for row in rows(for: name) {
      visit(schema.root) { node in
        guard !row.places.isDisjoint(with: KeyPlaces(node, in: .topLevel)) else { return }
        for target in row.targets {
          let key = KeyAnswer.path(of: target)
          let path = node.path.isEmpty ? key : "\(node.path).\(key)"
          guard
            schema.root.node(at: path) != nil || node.path.isEmpty && BlockKey(rawValue: key) != nil
          else { continue }
          return paths.append(path)
        }
      }
    }
    return paths.uniqued
  }

  /// Returns advice on a name that isn't a property of themes.
  package static func advice(on name: String) -> String? {
    guard let row = rows(for: name).first else { return nil }
    let place = row.placeNoun.map { "the key belongs \($0)" }
    let cause = row.sentence(name, meant: row.targets.first.map(KeyAnswer.path))
    let sentences = [cause, row.advice, place].compactMap(\.self)
    return sentences.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }.joined(separator: " ")
  }

  /// Where the key belongs, for places outside the tree of properties.
  private var placeNoun: String? {
    let nouns: [(KeyPlaces, String)] = [
      (.tokens, "under 'tokens'"), (.font, "in a font"), (.color, "in a color"),
      (.image, "in an image"), (.gradient, "in a gradient"), (.stop, "in the stop of a gradient"),
      (.promo, "in a promo"), (.brand, "in a brand"), (.screen, "in a screen"),
    ]
    return nouns.first { places.contains($0.0) }?.1
  }

  static func visit(_ node: SchemaNode, _ body: (SchemaNode) -> Void) {
    body(node)
    for (key, child) in node.children where !["highlighted", "disabled", "focused"].contains(key) {
      switch child {
      case .node(let next) where next.path != node.path: visit(next, body)
      case .itemLayout(nil, let next): visit(next, body)
      case .node, .itemLayout, .slot, .itemState: break
      }
    }
  }
}

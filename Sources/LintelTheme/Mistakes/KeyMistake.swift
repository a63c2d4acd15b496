import LintelDiagnostics
package import LintelSchema

/// A key that people write and themes don't have, with what to write instead.
package struct KeyMistake: Sendable {
  package let origin: MistakeOrigin
  /// The spellings; one that differs in case or hyphens alone counts after those of all rows.
  package let names: [String]
  let places: KeyPlaces
  /// What may be meant, the likeliest first; the first that exists at the place counts.
  ///
  /// A path of keys, or an entry such as `font: { size: * }`, whose `*` is the value as written.
  package let targets: [String]
  /// What to write for some of the values that the key has elsewhere, such as `isTranslucent: false`.
  let rewrites: [String: String]
  /// The sentence that names the cause; nil for the origin's own.
  package let cause: String?
  /// What to do if no key of a theme has that meaning.
  let advice: String?
  /// The numbers for which the row is right; nil for any value.
  let numbers: ClosedRange<Double>?

  init(
    _ origin: MistakeOrigin,
    _ names: String...,
    in places: KeyPlaces,
    _ targets: [String] = [],
    rewrites: [String: String] = [:],
    cause: String? = nil,
    advice: String? = nil,
    numbers: ClosedRange<Double>? = nil
  ) {
    self.origin = origin
    self.names = names
    self.places = places
    self.targets = targets
    self.rewrites = rewrites
    self.cause = cause
    self.advice = advice
    self.numbers = numbers
  }

  /// Whether the row is right for a value as written, nil for one that isn't a scalar.
  func fits(_ value: String?) -> Bool {
    guard let numbers else { return true }
    return value.flatMap(Double.init).map(numbers.contains) ?? false
  }

  /// Every row, by origin.
  package static let all: [KeyMistake] =
    uikitBars + uikitItems + uikitScreens + swiftUI + css + designTokens + android + blocks + bars
    + components + searches + values + settings + assignments + traits + textAttributes

  /// The rows by the letters of their spellings, in the order of the table.
  private static let byName: [String: [KeyMistake]] = all.reduce(into: [:]) { rows, row in
    for name in Set(row.names.map(letters)) { rows[name, default: []].append(row) }
  }

  /// A spelling without what differs between the tools: `font-size`, `font_size`, and `fontSize` are one name.
  private static func letters(_ name: String) -> String {
    // A hyphen in front makes a variable or a vendor's property of CSS.
    (name.hasPrefix("-") ? "-" : "") + name.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  /// Whether a key is one of some others in another case, or with hyphens, rather than the very name of a row.
  static func isSpelling(_ name: String, ofOneIn keys: [String]) -> Bool {
    nameInOtherCase(of: name, among: keys) != nil
      || !rows(for: name).contains { $0.names.contains(name) }
        && keys.contains { letters($0) == letters(name) }
  }

  /// The rows for a key at a place.
  ///
  /// - Parameters:
  ///   - name: the key as written.
  ///   - places: the kinds of the place.
  /// - Returns: the rows with that spelling in the order of the table, then those with another case.
  static func rows(for name: String, at places: KeyPlaces) -> [KeyMistake] {
    rows(for: name).filter { !$0.places.isDisjoint(with: places) }
  }

  /// The name of UIKit's or SwiftUI's at a place that a key is a misspelling of.
  ///
  /// - Parameters:
  ///   - key: the key as written.
  ///   - places: the kinds of the place.
  ///   - keys: the keys that the place has.
  /// - Returns: a name that differs from the key in one word at most, as no key of the place does, and that is nearer than those; nil if there are none or several.
  static func name(near key: String, at places: KeyPlaces, besides keys: [String]) -> String? {
    let words = NameWords(key).words
    func isMeant(_ name: String) -> Bool {
      let others = NameWords(name).words
      let wrong = zip(words, others).filter { $0 != $1 }
      return words.count > 1 && words.count == others.count && wrong.count <= 1
        && wrong.allSatisfy { nearestName(to: $0, among: [$1]) != nil }
    }
    guard !keys.contains(where: isMeant) else { return nil }
    let rows = all.filter { $0.origin.isOfApple && !$0.places.isDisjoint(with: places) }
    let names = Set(rows.flatMap(\.names)).filter(isMeant)
    guard let name = names.first, names.count == 1 else { return nil }
    return nearestName(to: key, among: keys + [name]) == name ? name : nil
  }

  /// The rows for a key wherever it is, in the same order.
  static func rows(for name: String) -> [KeyMistake] {
    let rows = byName[letters(name)] ?? []
    return rows.filter { $0.names.contains(name) } + rows.filter { !$0.names.contains(name) }
  }

  /// The places in themes that a name from elsewhere means.
  ///
  /// - Parameters:
  ///   - name: such as `barTintColor` or `background-color`.
  ///   - schema: the table of properties.
  /// - Returns: full paths, in the order of the table, those of blocks first.
  package static func paths(meantBy name: String, in schema: Schema) -> [String] {
    var paths: [String] = []
    func add(_ path: String) {
      if !paths.contains(path) { paths.append(path) }
    }
    for row in rows(for: name) {
      visit(schema.root) { node in
        guard !row.places.isDisjoint(with: KeyPlaces(node, in: .topLevel)) else { return }
        for target in row.targets {
          let key = KeyAnswer.path(of: target)
          let path = node.path.isEmpty ? key : "\(node.path).\(key)"
          guard
            schema.root.node(at: path) != nil || node.path.isEmpty && BlockKey(rawValue: key) != nil
          else { continue }
          add(path)
          return
        }
      }
    }
    return paths
  }

  /// What to do about a name for which a theme has no property.
  package static func advice(on name: String) -> String? {
    guard let row = rows(for: name).first else { return nil }
    let meant = row.targets.first.map(KeyAnswer.path) ?? name
    let place = row.placeNoun.map { "the key belongs \($0)" }
    let cause = row.cause ?? row.origin.sentence(name, meant: meant)
    let sentences = [cause, row.advice, place].compactMap(\.self)
    return sentences.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }.joined(separator: " ")
  }

  /// Where the key belongs, for places that the tree of properties doesn't have.
  private var placeNoun: String? {
    let nouns: [(KeyPlaces, String)] = [
      (.tokens, "under 'tokens'"), (.font, "in a font"), (.color, "in a color"),
      (.image, "in an image"), (.gradient, "in a gradient"), (.stop, "in the stop of a gradient"),
      (.promo, "in a promo"), (.brand, "in a brand"), (.screen, "in a screen"),
    ]
    return nouns.first { places.contains($0.0) }?.1
  }

  private static func visit(_ node: SchemaNode, _ body: (SchemaNode) -> Void) {
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

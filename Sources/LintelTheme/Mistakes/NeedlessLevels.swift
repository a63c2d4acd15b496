import LintelDiagnostics
import LintelSchema
import LintelSyntax

extension ThemeBuilder {
  /// Words for the whole of a theme or of its bars, which people write around the bars.
  private static let wholes: Set = [
    "always", "any", "appearance", "appearances", "application", "bar", "barappearance", "bars",
    "barstyles", "chrome", "components", "config", "configuration", "css", "design", "elements",
    "layout", "look", "looks", "properties", "rules", "settings", "stylesheet", "styling", "ui",
    "uikit", "values",
  ]

  /// Returns the answer to a key around bars that isn't the name of a block, such as `ui` or `style`, or `nil` for other keys.
  func levelAroundBars(_ name: String, _ entry: YAMLEntry, at place: Place) -> KeyAnswer? {
    let keys = entry.value.entries.map { String($0.key.text.prefix { $0 != "." }) }
    // What a brand, a promo, or a screen declares belongs to a name.
    let declares = keys.contains { key in
      let home = BlockKey(rawValue: key)?.home
      return home != nil && home != .topLevel
    }
    guard place.path.isEmpty, entry.key.text == name, keys.allSatisfy(isKeyOfBlocks), !declares,
      keys.contains(where: { BarKind(rawValue: $0) != nil })
    else { return nil }
    let isWhole = Self.wholes.contains(name.lowercased())
    let places = KeyPlaces(place.node, in: scope.kind)
    if let known = KeyAnswer(name, value: nil, at: places, exists: { exists($0, at: place) }) {
      // The names of other tools for screens and brands lead to blocks with names.
      let levels: Set<BlockKey?> = [.styles, .use, .flows]
      let isBar = known.key.map { BarKind(rawValue: $0) != nil } ?? false
      guard
        isWhole || isBar || known.key != nil && levels.contains(known.key.flatMap(BlockKey.init))
      else { return nil }
    } else if !isWhole {
      return nil
    }
    return KeyAnswer(
      needlessLevel: scope.kind == .topLevel
        ? "what the whole theme has in common is at the top level, without a key of its own"
        : "a block has its bars directly, without a key around them"
    )
  }

  /// Reports a key whose content belongs where the key is, and continues with the content there.
  ///
  /// - Parameters:
  ///   - name: the key, or the part of a dotted key.
  ///   - answer: the answer of the table of mistakes.
  ///   - part: the range of the name, or `nil` if it isn't known.
  ///   - rest: the parts of the dotted key after it.
  ///   - entry: the whole entry.
  ///   - place: the place where the key is looked up.
  mutating func reportNeedlessLevel(
    _ name: String,
    _ answer: KeyAnswer,
    at part: SourceRange?,
    before rest: ArraySlice<String>,
    _ entry: YAMLEntry,
    at place: Place
  ) {
    let key = entry.key
    let range = part ?? key.range
    var finding = answer.diagnostic(place.ruleOfKeys, at: range, property: place.property)
    defer { findings.append(finding) }
    guard let around = key.mapping, !rest.isEmpty || entry.value.kind == .mapping else { return }
    if key.text == name {
      guard let edits = DissolvedBlock([entry], in: around, of: sources)?.edits else { return }
      finding.help = ["move the keys up one level"]
      finding.fixIts = [FixIt("move the keys out of '\(name)'", .safe, edits: edits)]
      return meantKeys.append(MeantKey(node: key, name: nil, finding: finding))
    }
    let parts = key.text.split(separator: ".").map(String.init)
    let path = (parts.dropLast(rest.count + 1) + rest).joined(separator: ".")
    if around.entries.contains(where: { $0.key.text == path }) { return }
    finding.help = ["write '\(path)'"]
    if let part {
      // The part with the dot that separates it from the others.
      let isLast = rest.isEmpty
      let edit = FixIt.Edit(
        range: SourceRange(
          file: part.file,
          lower: Int(part.lower) - (isLast ? 1 : 0),
          upper: Int(part.upper) + (isLast ? 0 : 1)
        ),
        newText: ""
      )
      finding.fixIts = [FixIt("change to '\(path)'", .safe, edits: [edit])]
    }
    meantKeys.append(MeantKey(node: key, name: path, finding: finding))
  }
}

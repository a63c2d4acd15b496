import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// Names from other tools where a theme has no property with their meaning, such as `buttonAppearance` in a screen.
extension ThemeBuilder {
  /// A component with a property that a name means.
  private struct Meaning {
    /// The component's path, or an empty text for a block.
    let component: String
    let answer: KeyAnswer

    /// The path to the property, or to the entry, from a block.
    var path: String? {
      (answer.entry ?? answer.key).map { component.isEmpty ? $0 : "\(component).\($0)" }
    }

    var depth: Int { component.isEmpty ? 0 : component.count { $0 == "." } + 1 }
  }

  /// Returns the answer to another tool's name of a property that isn't below the place, but in another part, bar, or block.
  func nameElsewhere(_ name: String, _ value: String?, at place: Place) -> KeyAnswer? {
    let found = meanings(of: name, value, for: place)
    guard let first = nearest(found, to: place).first else { return nil }
    guard let meant = first.answer.entry ?? first.answer.key else { return first.answer }
    if place.path.isEmpty { return answerInBlock(name, nearest(found, to: place)) }
    let home = first.component.isEmpty ? "the block around the bar" : "'\(first.component)'"
    return KeyAnswer(sentence: first.answer.sentence, advice: "write '\(meant)' in \(home)")
  }

  /// Returns the bars that have a property with a UIKit name.
  func bars(havingUIKitName name: String) -> [(bar: BarKind, path: String)] {
    BarKind.allCases.compactMap { bar in
      guard case .node(let node)? = schema.root[bar.rawValue] else { return nil }
      return schema.path(ofUIKitName: name, under: node).map { (bar, $0) }
    }
  }

  /// Returns the components in which a name from another tool has an answer, starting with blocks.
  private func meanings(of name: String, _ value: String?, for place: Place) -> [Meaning] {
    var found: [Meaning] = []
    let rows = KeyMistake.rows(for: name).filter { $0.origin != .guess }
    // Keys of themes have better answers, which name the places where they're valid.
    let isOwn = !schema.places(of: name).isEmpty
    let isAnywhere = !isOwn || rows.contains { $0.origin.isFromApple && $0.names.contains(name) }
    if !rows.isEmpty {
      KeyMistake.visit(schema.root) { node in
        guard isAnywhere || place.node.path.droppingPath(node.path) != nil else { return }
        let answer = KeyAnswer(
          name,
          value: value,
          at: KeyPlaces(node, in: .nested),
          isForeign: true
        ) { path in
          node.node(at: path) != nil || node.path.isEmpty && BlockKey(rawValue: path) != nil
        }
        guard let answer, !answer.isNeedlessLevel else { return }
        found.append(Meaning(component: node.path, answer: answer))
      }
    }
    guard !isOwn else { return found }
    for (bar, path) in bars(havingUIKitName: name)
    where !found.contains(where: { $0.component.hasPrefix(bar.rawValue) }) {
      let sentence = MistakeOrigin.uikit.sentence(name, meant: path)
      let answer = KeyAnswer(sentence: sentence, key: path)
      found.append(Meaning(component: bar.rawValue, answer: answer))
    }
    return found
  }

  /// Returns the likeliest meanings for a place: those in the innermost component around it, or else in the same bar, or else anywhere.
  private func nearest(_ found: [Meaning], to place: Place) -> [Meaning] {
    let path = place.node.path
    let around = found.filter { meaning in
      !meaning.component.isEmpty
        && (path == meaning.component || path.hasPrefix(meaning.component + "."))
    }
    if let innermost = around.max(by: { $0.depth < $1.depth }) { return [innermost] }
    let bar = path.prefix { $0 != "." }
    let inBar = path.isEmpty ? [] : found.filter { $0.component.hasPrefix(bar + ".") }
    let likely = inBar.isEmpty ? found : inBar
    // A name that has no property anywhere, only advice, is the last resort.
    let withKeys = likely.filter { $0.path != nil }
    let rest = withKeys.isEmpty ? likely : withKeys
    let depth = rest.map(\.depth).min()
    return rest.filter { $0.depth == depth }
  }

  /// Returns the answer to a name in a block, with a fix if only one component has the property.
  private func answerInBlock(_ name: String, _ found: [Meaning]) -> KeyAnswer? {
    let paths = found.compactMap(\.path).uniqued
    guard let first = found.first, let path = paths.first else { return nil }
    if paths.count == 1 {
      let key = first.answer.key.map { "\(first.component).\($0)" }
      let entry = first.answer.entry.map { "\(first.component).\($0)" }
      let relative = first.answer.key ?? path
      let sentence = first.answer.sentence.replacing(
        "it's '\(relative)'",
        with: "it's '\(first.component).\(relative)'"
      )
      return KeyAnswer(sentence: sentence, key: key, entry: entry)
    }
    let texts = Set(found.map { $0.answer.entry ?? $0.answer.key })
    let others = found.dropFirst().map { "'\($0.component)'" }
    let advice =
      texts.count == 1
      ? "write '\(path)', or the same in \(others.prefix(2).joined(separator: " or "))"
      : "write \(paths.shortList(conjunction: "or", most: 3))"
    let areBars = found.allSatisfy { BarKind(rawValue: $0.component) != nil }
    let sentence = "'\(name)' belongs to \(areBars ? "a bar" : "a part of a bar")"
    return KeyAnswer(sentence: sentence, advice: advice)
  }

  /// Withdraws a replacement that would be another error: a value for a component, an invalid value, and a property of the whole bar in a
  /// slot.
  func adapt(_ answer: inout KeyAnswer, to value: YAMLNode?, at place: Place) {
    guard let path = answer.key ?? answer.entry.map(KeyAnswer.path),
      let meant = meantPlace(path, at: place)?.node
    else { return }
    let isMapping = value?.kind == .mapping || value?.isEmpty ?? true
    let advice: String
    let isWord = meant.shorthand != nil || ["unset", "system"].contains(value?.text)
    if !isMapping, answer.entry == nil, meant.leaf == nil, !meant.children.isEmpty,
      value?.kind == .sequence || !isWord
    {
      advice = "write '\(path)' with a mapping of its properties"
    } else if let entry = answer.entry, let type = meant.expectation(in: schema),
      !isValid(entry, path, as: type, at: place)
    {
      advice = "write '\(path)' with \(type.type.noun)"
    } else if let slot = place.slot, !meant.subtree.isEmpty,
      meant.subtree.allSatisfy({ !schema[$0].property.variesBySlot })
    {
      advice = "write '\(answer.entry ?? path)' next to '\(slot.rawValue)'"
    } else {
      return
    }
    answer = KeyAnswer(sentence: answer.sentence, advice: advice)
  }

  /// Returns whether an entry's value is valid at a path, or has only keys of the component there.
  private func isValid(
    _ entry: String,
    _ path: String,
    as type: ValueExpectation,
    at place: Place
  ) -> Bool {
    let parsed = parseYAML(SourceFile(path: "", bytes: Array("\(entry)\n".utf8)), as: FileID(0))
    guard parsed.diagnostics.isEmpty, let value = parsed.root?.entries.first?.value else {
      return false
    }
    let node = meantPlace(path, at: place)?.node
    if !value.entries.isEmpty, value.entries.allSatisfy({ node?[$0.key.firstPart] != nil }) {
      return true
    }
    return !parseValue(value, as: type).diagnostics.hasErrors
  }
}

extension SchemaNode {
  /// The values that are valid in a place, or `nil` if only a mapping is.
  fileprivate func expectation(in schema: Schema) -> ValueExpectation? {
    if let leaf { return ValueExpectation(schema[leaf].property) }
    // A color may be valid, too.
    guard let shorthand, shorthand.alternative == nil else { return nil }
    return ValueExpectation(shorthand.shorthand.type, allowsNone: shorthand.whenNone != nil)
  }
}

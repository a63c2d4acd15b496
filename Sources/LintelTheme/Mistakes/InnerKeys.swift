import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// Keys that mean something only together with the key around them, with the one inside them, or with their value.
extension ThemeBuilder {
  /// Returns the answer to a key that, after its parent's name, is a key of blocks, such as `title` in `backButton` for `backButtonTitle`.
  func joinedWithParent(_ name: String, _ entry: YAMLEntry, at place: Place) -> KeyAnswer? {
    guard entry.value.kind == .scalar, let parent = place.node.path.split(separator: ".").last
    else { return nil }
    let key = String(parent) + name.capitalizedName
    guard case .node? = schema.root[key] else { return nil }
    let advice = "write '\(key): \(rawText(of: entry.value))' in the screen's block"
    return KeyAnswer(sentence: "'\(key)' is a setting of the screen", advice: advice)
  }

  /// Returns the answer to a key whose only inner key completes it, such as `icon: { color: label }` for `iconColor: label`.
  func joinedWithInner(_ name: String, _ entry: YAMLEntry, at place: Place) -> KeyAnswer? {
    guard entry.value.entries.count == 1, let inner = entry.value.entries.first else { return nil }
    let key = name + inner.key.text.capitalizedName
    let value = rawText(of: inner.value)
    let (start, end) = (Int(entry.key.range.upper), Int(inner.key.range.lower))
    guard inner.value.kind == .scalar || inner.value.isFlow, !value.isEmpty,
      !sources[entry.key.range.file].bytes[start..<end].contains(UInt8(ascii: "#"))
    else { return nil }
    guard case .node? = place.node[key] else {
      return colorWithInner(name, inner, value, at: place)
        ?? synonymWithInner(name, inner, value, at: place)
    }
    let sentence = MistakeOrigin.guess.sentence("\(name).\(inner.key.text)", meant: key)
    return KeyAnswer(sentence: sentence, entry: "\(key): \(value)")
  }

  /// Returns the answer to a name for a color with a needless `color` in it, such as `selected: { color: label }` for `tint: label`.
  private func colorWithInner(
    _ name: String,
    _ inner: YAMLEntry,
    _ value: String,
    at place: Place
  ) -> KeyAnswer? {
    // With the mapping, the name may mean a component that has a color.
    let component = answer(to: name, nil, at: place)?.key
    guard inner.key.text == "color", place.node[name] == nil,
      component.flatMap({ meantPlace($0, at: place) })?.node["color"] == nil,
      let answer = answer(to: name, value, at: place), answer.advice == nil, let key = answer.key,
      let leaf = meantPlace(key, at: place)?.node.leaf, schema[leaf].property.type == .color
    else { return nil }
    return KeyAnswer(sentence: answer.sentence, entry: "\(key): \(value)")
  }

  /// Returns the table's answer to a key and its only inner key as one name, such as `icon: { color: label }` for `iconColor`.
  private func synonymWithInner(
    _ name: String,
    _ inner: YAMLEntry,
    _ value: String,
    at place: Place
  ) -> KeyAnswer? {
    let joined = name + inner.key.text.capitalizedName
    let rows = KeyMistake.rows(for: joined, at: KeyPlaces(place.node, in: scope.kind))
    let own = answer(to: name, nil, at: place)
    guard !place.path.isEmpty, place.node[name] == nil, own?.key == nil,
      !(own?.isNeedlessLevel ?? false),
      rows.contains(where: { $0.names.contains(joined) }),
      let answer = answer(to: joined, value, at: place), answer.advice == nil, let key = answer.key,
      meantPlace(key, at: place)?.node.leaf != nil
    else { return nil }
    let sentence = MistakeOrigin.guess.sentence("\(name).\(inner.key.text)", meant: key)
    return KeyAnswer(sentence: sentence, entry: answer.entry ?? "\(key): \(value)")
  }

  /// Returns the table's answer to a name with a value, or with a mapping if the value is `nil`.
  private func answer(to name: String, _ value: String?, at place: Place) -> KeyAnswer? {
    let places = KeyPlaces(place.node, in: scope.kind)
    return KeyAnswer(name, value: value, at: places, exists: { exists($0, at: place) })
  }

  /// Returns the answer to a keyword that is written as a key, such as `opaque: true` in a background.
  func keyword(_ name: String, _ entry: YAMLEntry, at place: Place) -> KeyAnswer? {
    let keys = place.node.children.map(\.key).filter { key in
      guard case .node(let node)? = place.node[key], let leaf = node.leaf,
        case .keyword(let set) = schema[leaf].property.type
      else { return false }
      return set[name] != nil
    }
    // A component's first property is the one that it's known for, such as the preset of a background.
    guard !place.path.isEmpty, entry.value.kind == .scalar, let key = keys.first else { return nil }
    let (meant, value) = ("\(key): \(name)", entry.value)
    let sentence = "'\(name)' is a value of '\(key)'"
    guard value.isEmpty || value.text == "true", entry.key.mapping?.entry(key) == nil else {
      let hasColor = isColor(value, ratherThan: .color) && place.node["color"] != nil
      let color = hasColor ? " and 'color: \(rawText(of: value))'" : ""
      return KeyAnswer(sentence: sentence, advice: "write '\(meant)'\(color)")
    }
    return KeyAnswer(sentence: sentence, entry: meant)
  }
}

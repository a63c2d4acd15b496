import LintelSchema

/// Keys that combine several words of a theme, such as `largeTitleFont`.
extension ThemeBuilder {
  /// Returns the answer to a key that joins the keys of a path, or synonyms for them, such as `largeTitleTypeface` for `largeTitle.font`.
  ///
  /// It is the path, or the table's answer to the last words where the first ones lead. The value is `nil` if it isn't a scalar.
  func joinedKeys(_ name: String, _ value: String?, at place: Place) -> KeyAnswer? {
    if let path = path(joinedIn: name[...], at: place) {
      return KeyAnswer(sentence: MistakeOrigin.guess.sentence(name, meant: path), key: path)
    }
    guard BlockKey(rawValue: name) == nil, schema.places(of: name).isEmpty else { return nil }
    for index in name.indices.dropFirst().reversed() where name[index].isUppercase {
      let rest = String(name[index...].uncapitalized)
      guard
        let path = path(joinedIn: name[..<index], at: place)
          ?? known(String(name[..<index]), nil, at: place)?.key,
        // `allSlot` is a misspelled `allSlots`, and not `all`, another word for it, followed by `slot`.
        !path.hasPrefix(name), let inner = meantPlace(path, at: place)
      else { continue }
      let key = self.path(joinedIn: rest[...], at: inner, isRest: true)
      let isFontKey = FontVocabulary.keys.contains(rest)
      guard
        let answer = key.map({ KeyAnswer(sentence: "", key: $0) }) ?? known(rest, value, at: inner)
          ?? (isFontKey ? known("font-\(rest)", value, at: inner) : nil)
      else { continue }
      let meant = answer.key ?? answer.entry.map(KeyAnswer.path)
      var joined = KeyAnswer(
        sentence: meant.map { MistakeOrigin.guess.sentence(name, meant: "\(path).\($0)") }
          ?? answer.sentence,
        key: answer.key.map { "\(path).\($0)" },
        entry: answer.entry.map { "\(path).\($0)" },
        advice: answer.advice
      )
      joined.isDoubtful = answer.isDoubtful
      return joined
    }
    return nil
  }

  /// Returns the table's answer to a word at a place below a block.
  private func known(_ name: String, _ value: String?, at place: Place) -> KeyAnswer? {
    KeyAnswer(name, value: value, at: KeyPlaces(place.node, in: .nested)) {
      meantPlace($0, at: place) != nil
    }
  }

  /// Returns the path whose keys a name joins; words after the first may be synonyms of keys if they're unambiguous.
  private func path(joinedIn name: Substring, at place: Place, isRest: Bool = false) -> String? {
    if meantPlace(String(name), at: place) != nil { return String(name) }
    if isRest {
      let meanings = Synonyms.meanings(of: String(name))
      let same = place.node.children.map(\.key).filter { Synonyms.meanings(of: $0) == meanings }
      if same.count == 1 { return same[0] }
    }
    for index in name.indices.dropFirst() where name[index].isUppercase {
      let key = String(name[..<index])
      guard let next = meantPlace(key, at: place),
        let rest = path(joinedIn: name[index...].uncapitalized, at: next, isRest: true)
      else { continue }
      return "\(key).\(rest)"
    }
    return nil
  }

  /// Returns the answer to a key for one appearance of a color, such as `backgroundDark`, or `nil` for other names.
  func colorOfOneAppearance(_ name: String, at place: Place) -> KeyAnswer? {
    for word in ["dark", "light"] {
      let bare: Substring
      if name.hasPrefix(word) {
        bare = name.dropFirst(word.count).uncapitalized
      } else if name.lowercased().hasSuffix(word) {
        bare = name.dropLast(word.count)
      } else {
        continue
      }
      guard let path = path(joinedIn: bare, at: place), let inner = meantPlace(path, at: place),
        inner.node.leaf.map({ schema[$0].property.type == .color })
          ?? (inner.node.shorthand?.alternative != nil)
      else { continue }
      return KeyAnswer(
        sentence: "colors choose between light and dark automatically",
        advice: "write both in the color: '\(path): { light: white, dark: black }'"
      )
    }
    return nil
  }
}

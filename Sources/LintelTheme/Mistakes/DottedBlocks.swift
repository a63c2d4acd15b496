import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// Blocks that are written as parts of dotted keys, which can lead only to properties and tokens.
extension ThemeBuilder {
  static let keysOfNames: Set<BlockKey> = [.brands, .promos, .modes, .screens, .groups, .styles]

  /// Reports a dotted key if a part is the key of a block, as in `screens.home` or `toolbar.when pad`, and returns whether it is.
  mutating func reportDottedBlock(
    _ entry: YAMLEntry,
    _ name: String,
    before rest: ArraySlice<String>,
    at place: Place
  ) -> Bool {
    let text = entry.key.text
    guard text != name, text.utf8.count <= 200 else { return false }
    let message: String
    let meant: String
    if let key = BlockKey(rawValue: name), place.path.isEmpty, !rest.isEmpty,
      Self.keysOfNames.contains(key), key.isValid(in: scope.kind)
    {
      message = "a dotted key leads to a property, but the keys of '\(name)' are names"
      meant = "\(name): { \(nested(rest)) }"
    } else if let found = text.firstRange(of: ".when ") {
      // A version can contain a dot, so the whole rest of the key is the condition.
      let condition = text[text.index(after: found.lowerBound)...]
      message = "a condition is a separate key, and can't be part of a dotted key"
      meant = "\(text[..<found.lowerBound]): { \(condition): … }"
    } else {
      return false
    }
    findings.append(
      place.ruleOfKeys,
      message,
      at: entry.key.range,
      help: ["write '\(meant)'"],
      property: place.property
    )
    markUnread(entry.key, entry.value)
    return true
  }

  /// Reports a screen's key that continues with a property, such as `home.toolbar`, which would be another screen, unless it has a class.
  mutating func reportDottedScreen(_ entry: YAMLEntry) -> Bool {
    let text = entry.key.text
    let parts = text.dottedParts
    let classes = [BlockKey.class, .navigationController].map(\.rawValue)
    guard text.utf8.count <= 200,
      let inside = parts.indices.dropFirst().first(where: { schema.root[parts[$0]] != nil }),
      !entry.value.entries.contains(where: { classes.contains($0.key.text) })
    else { return false }
    let name = parts[..<inside].joined(separator: ".")
    let rest = parts[inside...].joined(separator: ".")
    report(
      "misplaced-key",
      "'\(text)' names a screen, and '\(parts[inside])' belongs in the block of '\(name)'",
      at: entry.key.range,
      help: ["write '\(name): { \(rest): … }'", "if there is a screen '\(text)', name its 'class'"]
    )
    markUnread(entry.key, entry.value)
    return true
  }

  /// Returns the parts of a key below `screens` or a similar key, with the name separated from the content of its block.
  ///
  /// The name of a screen may contain dots.
  private func nested(_ parts: ArraySlice<String>) -> String {
    let inside = parts.dropFirst().firstIndex { part in
      schema.root[part] != nil || BlockKey(rawValue: part) != nil
    }
    guard let inside else { return "\(parts.joined(separator: ".")): …" }
    let (name, path) = (parts[..<inside], parts[inside...])
    return "\(name.joined(separator: ".")): { \(path.joined(separator: ".")): … }"
  }
}

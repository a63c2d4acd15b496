import LintelAppearance
import LintelSchema
import LintelTheme

/// Describes boxes of contexts in words.
struct BoxWords: Sendable {
  let outline: ThemeOutline
  /// Whether the words name the brands, if the theme has several.
  var namesBrands = true

  /// Describes a box, leaving out the dimensions that it doesn't narrow.
  func words(_ entry: ContextEntry) -> String {
    var parts: [String] = []
    if namesBrands, outline.brands.count > 1 {
      let names = entry.brands.map { outline.brands[$0].name }
      parts.append(outline.words(names, of: outline.brands.count, "brand"))
    }
    if !entry.screens.isEmpty, !outline.screens.isEmpty {
      parts.append(screens(entry.screens))
    }
    parts += entry.switchesOn.map(outline.words)
    parts += outline.words(ofSwitchesOff: entry.switchesOff, besides: entry.switchesOn) {
      "without \(outline.words(ofSwitch: $0))"
    }
    if entry.firstIOS > outline.minimumIOS || entry.endIOS != nil {
      parts.append(versions(entry))
    }
    parts += outline.condition(of: entry).parts
    return parts.isEmpty ? "every context" : parts.joined(separator: ", ")
  }

  /// Returns the iOS versions of a box, such as `iOS 15 to 18`.
  private func versions(_ entry: ContextEntry) -> String {
    guard let end = entry.endIOS else { return "iOS \(entry.firstIOS) and later" }
    let last = VersionLine.last(before: end)
    return entry.firstIOS >= last ? "iOS \(entry.firstIOS)" : "iOS \(entry.firstIOS) to \(last)"
  }

  private func screens(_ values: [Int]) -> String {
    let names = values.filter { $0 > 0 }.map { outline.screens[$0 - 1].name }
    let words = outline.words(names, of: outline.screens.count, "screen")
    guard values.contains(0) else { return words }
    return names.isEmpty ? "no screen" : "no screen and " + words
  }
}

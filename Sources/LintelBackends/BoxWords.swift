import LintelAppearance
import LintelSchema
import LintelTheme

/// Says in words which contexts a box is made of.
struct BoxWords: Sendable {
  /// So many names are listed, the rest counted.
  private static let nameLimit = 6

  /// The names of the theme.
  let outline: ThemeOutline

  /// A box of contexts in words; what it doesn't narrow is left out.
  func words(_ entry: ContextEntry) -> String {
    var parts: [String] = []
    if outline.brands.count > 1 {
      let names = entry.brands.map { outline.brands[$0].name }
      parts.append(list(names, of: outline.brands.count, "brand"))
    }
    if !entry.screens.isEmpty, !outline.screens.isEmpty {
      parts.append(screens(entry.screens))
    }
    parts += entry.promosOn.map(outline.words)
    parts += outline.words(ofSwitchesOff: entry.promosOff, besides: entry.promosOn) {
      "without \(outline.words(ofSwitch: $0))"
    }
    if entry.firstIOS > outline.minimumIOS || entry.endIOS != nil {
      let end = entry.endIOS.map { " to below \($0)" } ?? " and later"
      parts.append("iOS \(entry.firstIOS)\(end)")
    }
    parts += outline.condition(of: entry).parts
    return parts.isEmpty ? "every context" : parts.joined(separator: ", ")
  }

  private func screens(_ values: [Int]) -> String {
    let names = values.filter { $0 > 0 }.map { outline.screens[$0 - 1].name }
    guard values.contains(0) else { return list(names, of: outline.screens.count, "screen") }
    if names.isEmpty { return "no screen" }
    return "no screen and " + list(names, of: outline.screens.count, "screen")
  }

  private func list(_ names: [String], of count: Int, _ kind: String) -> String {
    if names.count == count { return "every \(kind)" }
    let shown = names.prefix(Self.nameLimit).joined(separator: ", ")
    let rest = names.count - Self.nameLimit
    let plural = names.count == 1 ? kind : "\(kind)s"
    return "\(plural) \(shown)\(rest > 0 ? " and \(rest) more" : "")"
  }
}

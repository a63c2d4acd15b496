import LintelAppearance
import LintelSchema
import LintelTheme

/// Says in words where something is used, for the documentation of the output.
struct Usage: Sendable {
  /// So many boxes of contexts are listed, the rest counted.
  private static let limit = 3
  private static let nameLimit = 6

  let outline: ThemeOutline
  var contexts: [ContextEntry] = []

  func lines(where isUsed: (ContextEntry) -> Bool) -> [String] {
    lines(at: contexts.indices.filter { isUsed(contexts[$0]) })
  }

  /// In words, where something is used that is used in the contexts at these positions.
  private func lines(at places: [Int]) -> [String] {
    guard !places.isEmpty else { return ["Used in no context."] }
    let shown = places.prefix(Self.limit).map { words(contexts[$0]) }
    var lines = ["For " + shown.joined(separator: "; for ")]
    let rest = places.count - Self.limit
    if rest > 0 { lines[0] += "; and in \(rest) more" }
    lines[0] += "."
    return lines
  }

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

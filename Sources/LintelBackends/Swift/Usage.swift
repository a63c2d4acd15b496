import LintelAppearance
import LintelSchema
import LintelTheme

/// Says in words where nodes of a tree are used, for the documentation of the output.
struct Usage: Sendable {
  /// So many boxes of contexts are listed, the rest counted.
  private static let limit = 3
  private static let nameLimit = 6

  let tree: AppearanceTree

  func lines(where isUsed: (ContextEntry) -> Bool) -> [String] {
    lines(at: tree.contexts.indices.filter { isUsed(tree.contexts[$0]) })
  }

  /// In words, where something is used that is used in the contexts at these positions.
  private func lines(at contexts: [Int]) -> [String] {
    guard !contexts.isEmpty else { return ["Used in no context."] }
    let shown = contexts.prefix(Self.limit).map { words(tree.contexts[$0]) }
    var lines = ["For " + shown.joined(separator: "; for ")]
    let rest = contexts.count - Self.limit
    if rest > 0 { lines[0] += "; and in \(rest) more" }
    lines[0] += "."
    return lines
  }

  func words(_ entry: ContextEntry) -> String {
    var parts: [String] = []
    if tree.brands.count > 1 {
      parts.append(list(entry.brands.map { tree.brands[$0].name }, of: tree.brands.count, "brand"))
    }
    if !entry.screens.isEmpty, !tree.screens.isEmpty {
      parts.append(screens(entry.screens))
    }
    parts += entry.promosOn.map(tree.words)
    parts += tree.words(ofSwitchesOff: entry.promosOff, besides: entry.promosOn) {
      "without \(tree.words(ofSwitch: $0))"
    }
    if entry.firstIOS > tree.minimumIOS || entry.endIOS != nil {
      let end = entry.endIOS.map { " to below \($0)" } ?? " and later"
      parts.append("iOS \(entry.firstIOS)\(end)")
    }
    parts += tree.condition(of: entry).parts
    return parts.isEmpty ? "every context" : parts.joined(separator: ", ")
  }

  private func screens(_ values: [Int]) -> String {
    let names = values.filter { $0 > 0 }.map { tree.screens[$0 - 1].name }
    guard values.contains(0) else { return list(names, of: tree.screens.count, "screen") }
    if names.isEmpty { return "no screen" }
    return "no screen and " + list(names, of: tree.screens.count, "screen")
  }

  private func list(_ names: [String], of count: Int, _ kind: String) -> String {
    if names.count == count { return "every \(kind)" }
    let shown = names.prefix(Self.nameLimit).joined(separator: ", ")
    let rest = names.count - Self.nameLimit
    let plural = names.count == 1 ? kind : "\(kind)s"
    return "\(plural) \(shown)\(rest > 0 ? " and \(rest) more" : "")"
  }
}

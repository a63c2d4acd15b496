import LintelLanguage
import LintelSchema

/// Says in words where nodes of a tree are used, for the documentation of the output.
struct Usage: Sendable {
  /// So many boxes of contexts are listed, the rest counted.
  private static let limit = 3
  fileprivate static let nameLimit = 6

  let tree: AppearanceTree

  func lines(where isUsed: (ContextEntry) -> Bool) -> [String] {
    lines(at: tree.contexts.indices.filter { isUsed(tree.contexts[$0]) })
  }

  /// In words, where something is used that is used in the contexts at these positions.
  fileprivate func lines(at contexts: [Int]) -> [String] {
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
    parts += entry.promosOn.map { "promo \(tree.promos[$0].name)" }
    parts += entry.promosOff.map { "without promo \(tree.promos[$0].name)" }
    if entry.firstIOS > tree.minimumIOS || entry.endIOS != nil {
      let end = entry.endIOS.map { " to below \($0)" } ?? " and later"
      parts.append("iOS \(entry.firstIOS)\(end)")
    }
    if entry.idioms.count == 1 { parts.append("\(entry.idioms[0])") }
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

/// Where each node of one kind is used, found in one pass.
struct UsageTable: Sendable {
  private let usage: Usage
  /// By node, the positions of its contexts.
  private var contexts: [Int: [Int]] = [:]
  /// By appearance object, the bars that it is assigned to.
  private var bars: [Int: [(bar: Int, slots: [AppearanceSlot])]] = [:]

  /// - Parameters:
  ///   - tree: the nodes.
  ///   - node: the node of a context whose uses are asked for.
  init(_ tree: AppearanceTree, of node: (ContextEntry) -> Int?) {
    usage = Usage(tree: tree)
    for (index, entry) in tree.contexts.enumerated() {
      if let node = node(entry) { contexts[node, default: []].append(index) }
    }
    for (index, bar) in tree.bars.enumerated() {
      for object in Set(bar.assigned.values) {
        let slots = bar.assigned.filter { $0.value == object }.map(\.key)
        bars[object, default: []].append((index, slots))
      }
    }
  }

  func lines(of node: Int) -> [String] {
    usage.lines(at: contexts[node] ?? [])
  }

  /// The slots of bars that take an appearance object.
  func slots(of object: Int) -> [String] {
    guard let uses = bars[object] else { return ["Used by no bar."] }
    let words = uses.prefix(Usage.nameLimit).map { index, slots in
      let function = usage.tree.bars[index].kind.styleFunction(index)
      return "`\(function)` (\(slots.map(\.description).joined(separator: ", ")))"
    }
    let rest = uses.count - Usage.nameLimit
    let more = rest > 0 ? " and \(rest) more" : ""
    return ["Used by \(words.joined(separator: ", "))\(more)."]
  }
}

import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// The values that a mode in another form is meant to have, such as `[standard, sepia]`, or `{ default: sepia, values: { … } }`.
struct ListedValues {
  /// The keys that settings files use for the values of a choice.
  private static let listKeys: Set<String> = ["cases", "choices", "options", "values", "variants"]

  /// The keys that settings files use for the value of a choice that applies at first.
  private static let defaultKeys: Set<String> = ["default", "fallback", "first", "initial"]

  /// The names in order, starting with the default.
  private var names: [String] = []
  /// The names whose blocks contain something.
  private var filled: Set<String> = []
  private let namesDefault: Bool

  /// Returns `nil` if the value of a mode is neither a list of names nor a mapping that describes one.
  init?(_ node: YAMLNode) {
    guard node.kind == .mapping else {
      namesDefault = false
      guard !node.isEmpty, read(node), !names.isEmpty else { return nil }
      return
    }
    let entries = Array(node.entries)
    let lists = entries.filter { Self.isList($0, among: entries) }
    guard lists.count <= 1 else { return nil }
    let candidates = lists.first.map { Self.names(in: $0.value) } ?? entries.map(\.key.text)
    let first = entries.first { entry in
      entry.value.kind == .scalar && Self.defaultKeys.contains(entry.key.text)
        && entry.key.text != entry.value.text && candidates.contains(entry.value.text)
    }
    namesDefault = first != nil
    if let list = lists.first {
      guard read(list.value), !names.isEmpty else { return nil }
    } else {
      let values = entries.filter { $0.key.range != first?.key.range }
      guard first != nil || values.contains(where: Self.isSwitch), values.allSatisfy({ add($0) })
      else { return nil }
    }
    guard let first, let position = names.firstIndex(of: first.value.text) else { return }
    names.insert(names.remove(at: position), at: 0)
  }

  /// Whether an entry next to others contains the values of the mode, instead of being one.
  private static func isList(_ entry: YAMLEntry, among entries: [YAMLEntry]) -> Bool {
    let value = entry.value
    if value.kind == .sequence { return true }
    guard value.kind == .mapping, !value.entries.isEmpty else { return false }
    let names = names(in: value)
    guard !names.contains(where: isKeyOfBlock) else { return false }
    return listKeys.contains(entry.key.text)
      || entries.contains { $0.value.kind == .scalar && names.contains($0.value.text) }
  }

  private static func isKeyOfBlock(_ key: String) -> Bool {
    let first = String(key.prefix { $0 != "." })
    return Schema.standard.root[first] != nil || BlockKey(rawValue: key) != nil
      || WhenKey.isMeant(by: key)
  }

  private static func names(in node: YAMLNode) -> [String] {
    node.kind == .mapping
      ? node.entries.map(\.key.text)
      : node.listed.map { $0.kind == .mapping ? $0.entries.first?.key.text ?? "" : $0.text }
  }

  /// Whether an entry turns a value on or off, which doesn't describe its block.
  private static func isSwitch(_ entry: YAMLEntry) -> Bool {
    entry.value.kind == .scalar && ["true", "false"].contains(entry.value.text)
  }

  /// Adds the values of a list or a mapping, and returns whether all of them are values.
  private mutating func read(_ node: YAMLNode) -> Bool {
    if node.kind == .mapping { return node.entries.allSatisfy { add($0) } }
    return node.listed.allSatisfy { element in
      switch element.kind {
      case .scalar: add(element.text)
      case .mapping: element.entries.count == 1 && element.entries.allSatisfy { add($0) }
      case .sequence: false
      }
    }
  }

  private mutating func add(_ entry: YAMLEntry) -> Bool {
    let isFilled = entry.value.kind == .mapping && !entry.value.entries.isEmpty
    if isFilled { filled.insert(entry.key.text) }
    let isBlock = entry.value.kind == .mapping || entry.value.isEmpty || Self.isSwitch(entry)
    return isBlock && add(entry.key.text)
  }

  private mutating func add(_ name: String) -> Bool {
    guard NameRules.isValid(name), !names.contains(name) else { return false }
    names.append(name)
    return true
  }

  /// Returns the error about the value of a mode, with a fix if no block is written anywhere.
  func diagnostic(for mode: String, at range: SourceRange) -> Diagnostic {
    let blocks = names.map { filled.contains($0) ? "\($0): { … }" : "\($0): {}" }
    let meant = "{ " + blocks.joined(separator: ", ") + " }"
    let message = "the values of mode '\(mode)' are keys, each with a block"
    var finding = Diagnostic.meaning(meant, "mode-without-values", message, at: range)
    if !filled.isEmpty { finding.fixIts = [] }
    if namesDefault { finding.help.append("the first value applies by default") }
    return finding
  }
}

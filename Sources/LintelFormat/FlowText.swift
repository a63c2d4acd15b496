/// The text of collections in brackets.
enum FlowText {
  /// Returns a whole value on one line, or `nil` if it can't be on one line, such as a collection that wasn't in brackets.
  static func line(of node: FormattingNode) -> String? {
    switch node {
    case .scalar(let scalar):
      return scalar.isBlock || scalar.lines.count > 1 ? nil : scalar.lines[0]
    case .collection(let collection):
      if collection.sections.isEmpty { return collection.isMapping ? "{}" : "[]" }
      guard collection.isFlow, let items = items(of: collection) else { return nil }
      let text = items.joined(separator: ", ")
      return collection.isMapping ? "{ \(text) }" : "[\(text)]"
    case .verbatim: return nil
    }
  }

  /// Returns the entries of a collection, one text each.
  private static func items(of collection: FormattingCollection) -> [String]? {
    var items: [String] = []
    for entry in collection.entries {
      // libyaml doesn't allow a comma directly after a colon.
      if !items.isEmpty, items[items.count - 1].hasSuffix(":") { items[items.count - 1] += " " }
      guard let value = line(of: entry.value) else { return nil }
      guard let key = entry.key else {
        items.append(value)
        continue
      }
      let colon = key.hasColon || !value.isEmpty ? ":" : ""
      items.append(key.text + colon + (value.isEmpty ? "" : " \(value)"))
    }
    return items
  }

  /// Returns the lines of a collection in brackets that is too long for one line, with as many entries as fit on each.
  ///
  /// All lines after the first begin with the blanks up to the first entry. The result is `nil` if a block is more readable, as for
  /// nested mappings, or if there isn't enough room.
  static func lines(of collection: FormattingCollection, at column: Int, width: Int) -> [String]? {
    let isShallow = collection.entries.allSatisfy { entry in
      switch entry.value {
      case .scalar: true
      case .collection(let inner): !inner.isMapping || inner.sections.isEmpty
      case .verbatim: false
      }
    }
    guard collection.isFlow, isShallow, column < width / 2, let items = items(of: collection),
      items.count > 1
    else { return nil }
    let (open, close) = collection.isMapping ? ("{ ", " }") : ("[", "]")
    let hanging = String(repeating: " ", count: column + open.utf8.count)
    var lines: [String] = []
    var line = open
    var used = column + open.utf8.count
    var isStart = true
    for (index, item) in items.enumerated() {
      let text = item + (index + 1 < items.count ? "," : close)
      let count = text.unicodeScalars.count
      if !isStart, used + 1 + count > width {
        lines.append(line)
        (line, used, isStart) = (hanging, hanging.utf8.count, true)
      }
      line += isStart ? text : " " + text
      used += isStart ? count : count + 1
      isStart = false
    }
    return lines + [line]
  }
}

import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// Entries that belong below a key next to the key around them, whose line is missing or indented too much.
extension ThemeBuilder {
  /// Reports a key without content that belongs next to the key around it, such as `brands:` in a bar, and continues as if it had the
  /// entries after it as its content.
  ///
  /// - Parameters:
  ///   - entry: the entry with the key.
  ///   - isKeyOutside: whether a name is a valid key next to the key around the entry.
  ///   - isKeyHere: whether a name is a valid key next to the entry.
  /// - Returns: whether the entry is such a key.
  mutating func reportInnerKey(
    _ entry: YAMLEntry,
    isKeyOutside: (String) -> Bool,
    isKeyHere: (String) -> Bool
  ) -> Bool {
    let name = entry.key.text
    guard !isReplaying, entry.value.isEmpty, let mapping = entry.key.mapping,
      let around = mapping.keyAbove, let outer = around.mapping, outer.entry(name) == nil,
      isKeyOutside(name), let margin = margin(of: entry.key), let column = indentation(of: around),
      column < Int(margin.upper - margin.lower)
    else { return false }
    let content = entries(of: mapping, from: entry).dropFirst()
    guard !content.isEmpty, !content.contains(where: { isKeyHere($0.key.firstPart) }) else {
      return false
    }
    let spaces = String(repeating: " ", count: column)
    let finding = Diagnostic(
      "misplaced-key",
      "'\(name)' belongs next to '\(around.text)', not inside it",
      at: entry.key.range,
      help: ["indent it as much as '\(around.text)'"],
      fixIts: [FixIt("indent it less", .unsafe, replace: margin, with: spaces)]
    )
    findings.append(finding)
    meantKeys.append(
      MeantKey(
        node: entry.key,
        name: name,
        finding: finding,
        group: [entry] + content,
        startsWithKey: true,
        home: .outside
      )
    )
    return true
  }

  /// Reports a key that belongs next to the bar or component around it, such as `brands:` in a bar, and returns whether it is one.
  mutating func reportInnerKey(_ entry: YAMLEntry, at place: Place) -> Bool {
    let path = place.path.split(separator: ".")
    guard place.path == place.node.path, let last = path.last,
      entry.key.mapping?.keyAbove?.text == String(last)
    else { return false }
    let outer = path.dropLast().reduce(SchemaNode?.some(schema.root)) { node, key in
      if case .node(let next)? = node?[String(key)] { next } else { nil }
    }
    let kind = scope.kind
    return reportInnerKey(
      entry,
      isKeyOutside: { name in
        outer?[name] != nil
          || path.count == 1 && BlockKey(rawValue: name)?.isValid(in: kind) == true
      },
      isKeyHere: { place.node[$0] != nil }
    )
  }

  /// Reports the keys of another bar at the end of a bar in one finding, because most often the line with the bar's name is missing.
  ///
  /// - Returns: whether the entry is one of these keys.
  mutating func reportKeysOfOtherBar(_ entry: YAMLEntry, at place: Place) -> Bool {
    guard !isReplaying, BarKind(rawValue: place.path) != nil, let mapping = entry.key.mapping else {
      return false
    }
    let bars = BarKind.allCases.filter {
      $0.rawValue != place.path && has($0, entry.key.firstPart)
    }
    guard bars.count == 1, let bar = bars.first else { return false }
    let group = Array(entries(of: mapping, from: entry).prefix { has(bar, $0.key.firstPart) })
    let wrong = group.filter { place.node[$0.key.firstPart] == nil }.map(\.key.text)
    let belongs = "'\(entry.key.text)' belongs in '\(bar.rawValue)'"
    return reportMissingLine(
      bar.rawValue,
      above: group,
      Diagnostic(
        "unknown-property",
        wrong.count == 1
          ? "'\(place.path)' has no property '\(wrong[0])'"
          : "\(wrong.shortList(conjunction: "and", most: 4)) belong in '\(bar.rawValue)', not '\(place.path)'",
        at: entry.key.range,
        help: wrong.count == 1 ? [belongs] : [],
        property: place.path
      )
    )
  }

  /// Reports entries below a key that is missing next to the key around them, and continues as if it were there.
  ///
  /// - Returns: whether the entries are the last lines of their mapping, but not all of it, and no such key is next to the key around them.
  mutating func reportMissingLine(
    _ name: String,
    above group: [YAMLEntry],
    _ finding: Diagnostic
  ) -> Bool {
    guard !isReplaying, let first = group.first, let mapping = first.key.mapping,
      case let entries = Array(mapping.entries),
      entries.first?.key.range != first.key.range,
      entries.last?.key.range == group.last?.key.range,
      let around = mapping.keyAbove, let outer = around.mapping,
      !outer.entries.contains(where: { $0.key.firstPart == name }),
      let margin = margin(of: first.key), let column = indentation(of: around),
      column < Int(margin.upper - margin.lower)
    else { return false }
    let start = SourceRange(file: margin.file, lower: Int(margin.lower), upper: Int(margin.lower))
    let line = String(repeating: " ", count: column) + "\(name):\n"
    var finding = finding
    finding.help.append("write '\(name):' on a line above '\(first.key.text)'")
    finding.subject = .missingLine(name)
    finding.fixIts = [FixIt("insert '\(name):'", replace: start, with: line)]
    findings.append(finding)
    meantKeys.append(
      MeantKey(node: first.key, name: name, finding: finding, group: group, home: .outside)
    )
    return true
  }

  /// Returns the entries of a mapping from one of them to the last.
  func entries(of mapping: YAMLNode, from entry: YAMLEntry) -> ArraySlice<YAMLEntry> {
    let entries = Array(mapping.entries)
    let start = entries.firstIndex { $0.key.range == entry.key.range } ?? entries.endIndex
    return entries[start...]
  }

  /// Returns the spaces before a key that begins its line, or `nil` for other keys.
  private func margin(of key: YAMLNode) -> SourceRange? {
    let file = key.range.file
    let lines = SourceLines(sources[file])
    let line = lines.line(at: Int(key.range.lower))
    guard lines.textStart(of: line) == Int(key.range.lower) else { return nil }
    return SourceRange(file: file, lower: lines.start(of: line), upper: Int(key.range.lower))
  }

  private func indentation(of key: YAMLNode) -> Int? {
    margin(of: key).map { Int($0.upper - $0.lower) }
  }
}

extension YAMLNode {
  /// The part of a key before its first dot.
  var firstPart: String { String(text.prefix { $0 != "." }) }
}

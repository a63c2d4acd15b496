package import LintelDiagnostics
import LintelSyntax
import LintelTheme

/// The result of reading a baseline.
package struct BaselineReading: Sendable {
  package internal(set) var baseline = Baseline()
  /// The baseline's own file, and no others.
  package let sources: SourceMap
  package internal(set) var diagnostics: [Diagnostic] = []
  var ranges: [Baseline.Entry: SourceRange] = [:]

  /// Returns a finding, in the baseline's file, for each entry that hides more findings than there are.
  package func staleDiagnostics(
    _ stale: [(entry: Baseline.Entry, left: Int)],
    _ severity: Severity
  ) -> [Diagnostic] {
    stale.compactMap { entry, left in
      guard let range = ranges[entry] else { return nil }
      let count = baseline.counts[entry] ?? 0
      let keys = entry.places.first?.keys ?? ""
      let place = keys.isEmpty ? "" : " at '\(keys)'"
      return Diagnostic(
        "stale-baseline",
        as: severity,
        left == 0
          ? "there is no longer a finding of '\(entry.rule)'\(place)"
          : "there \(left == 1 ? "is 1 finding" : "are \(left) findings") of '\(entry.rule)'\(place), not \(count)",
        at: range,
        help: ["run 'lintel lint' with '--update-baseline' to remove the entry"]
      )
    }
  }
}

/// Reads a baseline, and reports mistakes in it without failing.
package func readBaseline(_ file: SourceFile) -> BaselineReading {
  let sources = SourceMap([file])
  let parsed = parseJSON(file, as: FileID(0))
  var reader = BaselineReader(reading: BaselineReading(sources: sources))
  if let root = parsed.root {
    reader.read(root)
  } else if parsed.diagnostics.isEmpty {
    reader.report(
      "wrong-value-type",
      "a baseline must be an object",
      SourceRange(file: FileID(0), lower: 0, upper: 0)
    )
  }
  var reading = reader.reading
  // What a malformed file lacks isn't another mistake.
  reading.diagnostics =
    (parsed.diagnostics.hasErrors ? parsed.diagnostics : reading.diagnostics).sortedForOutput()
  return reading
}

/// Reads the JSON of a baseline with the YAML parser, which gives every value a range.
private struct BaselineReader {
  private(set) var reading: BaselineReading

  mutating func report(_ rule: String, _ message: String, _ range: SourceRange) {
    reading.diagnostics.append(rule, message, at: range)
  }

  mutating func read(_ root: YAMLNode) {
    guard let members = members(root, ["version", "findings"], "a baseline") else { return }
    if let version = required("version", members, root), version.text != "1" {
      return report(
        "unsupported-version",
        "unknown baseline version \(version.nounForMessages)",
        version.range
      )
    }
    guard let findings = required("findings", members, root), isList(findings) else { return }
    for element in findings.elements { readEntry(element) }
  }

  /// Reads one entry of `findings`, and leaves it out if it has a mistake.
  private mutating func readEntry(_ node: YAMLNode) {
    guard
      let members = members(node, ["rule", "property", "places", "themes", "count"], "a finding")
    else { return }
    let rule = required("rule", members, node).flatMap { text($0) }
    let property = members["property"].map { text($0) }
    let places = required("places", members, node)
    var count = 1
    if let node = members["count"] {
      guard let number = Int(node.text), node.style == .plain, (1...1_000_000).contains(number)
      else {
        let message = "expected a count, found \(node.nounForMessages)"
        return report("wrong-value-type", message, node.range)
      }
      count = number
    }
    var themes: [String]?
    if let node = members["themes"] {
      guard isList(node) else { return }
      themes = node.elements.compactMap { text($0) }
      guard themes?.count == node.elements.count else { return }
    }
    guard let rule, let places, isList(places) else { return }
    let read = places.elements.compactMap { readPlace($0) }
    guard read.count == places.elements.count, property != .some(nil) else { return }
    let entry = Baseline.Entry(places: read.sorted(), rule: rule, property: property ?? nil)
    if let first = reading.ranges[entry] {
      return reading.diagnostics.append(
        "duplicate-key",
        "the finding is listed twice",
        at: node.range,
        notes: [Note("first here", at: first)],
        help: ["remove one of them"]
      )
    }
    reading.ranges[entry] = node.range
    reading.baseline.counts[entry] = count
    if let themes, !themes.isEmpty { reading.baseline.themes[entry] = Set(themes) }
  }

  private mutating func readPlace(_ node: YAMLNode) -> FindingIdentity.Place? {
    guard let members = members(node, ["path", "keys", "value"], "a place"),
      let path = required("path", members, node).flatMap({ text($0) })
    else { return nil }
    let keys = members["keys"].map { text($0) } ?? ""
    let value = members["value"].map { text($0) } ?? ""
    guard let keys, let value else { return nil }
    return FindingIdentity.Place(path: path, keys: keys, text: value)
  }

  // MARK: - Values

  /// Returns the members of an object by name, or `nil` after reporting a node that isn't an object; unknown names are reported.
  private mutating func members(
    _ node: YAMLNode,
    _ keys: [String],
    _ noun: String
  ) -> [String: YAMLNode]? {
    guard node.kind == .mapping else {
      report(
        "wrong-value-type",
        "\(noun) must be an object, found \(node.nounForMessages)",
        node.range
      )
      return nil
    }
    var members: [String: YAMLNode] = [:]
    for entry in node.entries {
      if keys.contains(entry.key.text) {
        members[entry.key.text] = entry.value
      } else {
        // The fix-it keeps the quotes around the name.
        let key = entry.key.range
        let inner = SourceRange(
          file: key.file,
          lower: Int(key.lower) + 1,
          upper: Int(key.upper) - 1
        )
        reading.diagnostics.append(.unknownKey(entry.key.text, at: inner, among: keys))
      }
    }
    return members
  }

  /// Returns a required member, or reports that it is missing and returns `nil`.
  private mutating func required(
    _ key: String,
    _ members: [String: YAMLNode],
    _ node: YAMLNode
  ) -> YAMLNode? {
    if let value = members[key] { return value }
    report("missing-key", "there is no '\(key)'", node.range)
    return nil
  }

  /// Returns the text of a string in quotation marks, and reports anything else.
  private mutating func text(_ node: YAMLNode) -> String? {
    if node.kind == .scalar, node.style == .doubleQuoted { return node.text }
    report("wrong-value-type", "expected a string, found \(node.nounForMessages)", node.range)
    return nil
  }

  /// Whether a node is a list; reports it if it isn't.
  private mutating func isList(_ node: YAMLNode) -> Bool {
    if node.kind == .sequence { return true }
    report("wrong-value-type", "expected a list, found \(node.nounForMessages)", node.range)
    return false
  }
}

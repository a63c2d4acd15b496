import LintelDiagnostics
import LintelSchema
import LintelSyntax
import LintelTheme

extension LintRule {
  // Finds backgrounds that have only a `color` key, and colors with equal variants.
  static let longForm = LintRule(
    .info("long-form"),
    summary: "A value has a shorter form that means the same.",
    rationale:
      "The short form makes it obvious that there is only a color, or that every appearance has the same color on purpose.",
    advice: "Write the short form, or run `lintel lint --fix`.",
    """
    navigationBar:
      background: { color: "#F8F1E3" } ←

    navigationBar:
      background: "#F8F1E3"
    tabBar: { tint: fixed("#1B1224") }
    """,
    isOff: true,
    check: { analysis in
      analysis.roots.sorted { $0.key < $1.key }.flatMap { file, root in
        var search = LongFormSearch(comments: analysis.comments[file] ?? [], analysis: analysis)
        search.look(in: root, isInBar: false)
        return search.found
      }
    }
  )
}

/// Searches the nodes of a file for long forms.
private struct LongFormSearch {
  /// Values that a background's color can have, but the background as a whole can't.
  private static let longOnly: Set = ["clear", "none", "unset", ""]
  private static let bars = Set(BarKind.allCases.map { "\($0)" })

  /// The comments of the file, which a fix must not remove.
  let comments: [SourceRange]
  let analysis: Analysis
  private(set) var found: [Finding] = []

  mutating func look(in node: YAMLNode, isInBar: Bool) {
    judgeVariants(node)
    for entry in node.entries {
      let steps = entry.key.text.split(separator: ".").map(String.init)
      let isInside = isInBar || steps.contains(where: Self.bars.contains)
      if isInside { judgeBackground(entry, steps, in: node) }
      // The name of a token can contain that of a bar.
      if entry.key.text == BlockKey.tokens.rawValue {
        judgeTokens(entry.value)
      } else {
        look(in: entry.value, isInBar: isInside)
      }
    }
    for element in node.elements { look(in: element, isInBar: isInBar) }
  }

  private mutating func judgeTokens(_ node: YAMLNode) {
    judgeVariants(node)
    for entry in node.entries { judgeTokens(entry.value) }
  }

  /// Reports a background that is only a color.
  private mutating func judgeBackground(
    _ entry: YAMLEntry,
    _ steps: [String],
    in parent: YAMLNode
  ) {
    if steps.last == "background", entry.value.kind == .mapping, entry.value.entries.count == 1,
      let only = entry.value.entries.first, only.key.text == "color"
    {
      report(entry, entry.key.text, only.value)
    } else if steps.suffix(2) == ["background", "color"],
      !parent.entries.contains(where: { isOfSameBackground($0, as: entry, steps.dropLast()) })
    {
      report(entry, steps.dropLast().joined(separator: "."), entry.value)
    }
  }

  /// Whether another entry of a block styles the background that an entry colors.
  private func isOfSameBackground(
    _ other: YAMLEntry,
    as entry: YAMLEntry,
    _ background: ArraySlice<String>
  ) -> Bool {
    other.key.range != entry.key.range
      && other.key.text.split(separator: ".").map(String.init).starts(with: background)
  }

  /// Reports an entry that could have the color as its value.
  private mutating func report(_ entry: YAMLEntry, _ key: String, _ color: YAMLNode) {
    guard !(color.kind == .scalar && Self.longOnly.contains(color.text)) else { return }
    let range = entry.key.range.union(entry.value.range)
    let isOnLine = color.kind == .scalar || color.isFlow
    let text = "\(key): \(analysis.text(color.range))"
    found.append(
      Finding(
        "'\(key)' sets only a color, which can be its value",
        at: entry.key.range,
        help: isOnLine ? ["write '\(text)'"] : ["write the color after '\(key):'"],
        fixIts: isOnLine && !comments.contains(where: range.contains)
          ? [FixIt("write the color as the value", replace: range, with: text)] : []
      )
    )
  }

  /// Reports a color whose variants are all the same literal.
  private mutating func judgeVariants(_ node: YAMLNode) {
    guard node.kind == .mapping, node.isFlow, node.entries.count > 1 else { return }
    let keys = node.entries.map(\.key.text)
    let names: Set = ["light", "dark", "lightHighContrast", "darkHighContrast"]
    guard names.isSuperset(of: keys), Set(keys).isSuperset(of: ["light", "dark"]),
      let first = node.entries.first?.value, first.kind == .scalar, first.text.hasPrefix("#"),
      node.entries.allSatisfy({ $0.value.kind == .scalar && $0.value.text == first.text }),
      !comments.contains(where: node.range.contains)
    else { return }
    let text = "fixed(\"\(first.text)\")"
    found.append(
      Finding(
        "all variants are \(first.text), so 'fixed' can replace them",
        at: node.range,
        help: ["write '\(text)'"],
        fixIts: [FixIt("write one color on purpose", replace: node.range, with: text)]
      )
    )
  }
}

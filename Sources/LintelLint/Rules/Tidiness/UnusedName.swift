import LintelDiagnostics
import LintelSyntax
import LintelTheme

extension LintRule {
  static let unusedName = LintRule(
    .warning("unused-name"),
    summary: "A style or a group is declared, but no block uses it.",
    rationale:
      "A style or a group without a use looks like part of the design, but changing it changes nothing. Often, the block that should use it is missing.",
    advice:
      "Use the style with `use`, or the group under `screens`, or remove it. Names in imported files aren't reported, because such files are often shared.",
    """
    styles:
      quiet: { toolbar: { tint: secondaryLabel } } ←
      loud: { toolbar: { tint: systemPink } }
    screens:
      home: { use: loud }

    # Another style can use a style, and a promo can style a group.
    groups: { shop: [cart] }
    styles:
      base: { toolbar: { tint: systemPink } }
      sale: { use: base, navigationBar: { tint: systemPink } }
    promos:
      summer: { from: 2027-06-01, until: 2027-09-01, screens: { shop: { use: sale } } }
    screens: { cart: {} }
    """,
    judgesAbsence: true,
    check: { analysis in
      unusedNames(.styles, analysis, named: "style", help: "name it after 'use' in a block")
        + unusedNames(.groups, analysis, named: "group", help: "style it under 'screens'")
    }
  )
}

/// Returns a finding for each name that the root file declares under a key, if no block uses it.
private func unusedNames(
  _ key: BlockKey,
  _ analysis: Analysis,
  named kind: String,
  help: String
) -> [Finding] {
  let root = analysis.roots[analysis.theme.nameRange.file]
  guard let declared = root?.entries(below: key.rawValue), !declared.isEmpty else { return [] }
  var used: Set<String> = []
  for root in analysis.roots.values { addUses(of: key, in: root, to: &used) }
  return declared.map(\.key).filter {
    !used.contains($0.text) && !analysis.theme.unread.contains($0.text)
  }.map { name in
    // A misspelled group under 'screens' declares a screen.
    let screens = key == .groups ? analysis.screenKeys(near: name.text) : []
    return Finding(
      "no block uses \(kind) '\(name.text)'",
      at: name.range,
      notes: screens.map {
        Note("'\($0.text)' is a screen; did you mean the group?", at: $0.range)
      },
      help: ["\(help), or remove it"],
      // The block that uses it might be about to be written.
      fixIts: analysis.removal(of: [name.range], isSafe: false)
    )
  }
}

extension Analysis {
  /// Returns the keys of the screens at the top level of a file whose names are near to a name.
  fileprivate func screenKeys(near name: String) -> [YAMLNode] {
    let keys = roots.sorted { $0.key < $1.key }.flatMap { _, root in
      root.entries(below: BlockKey.screens.rawValue).map(\.key)
    }
    let near = nearestNames(to: name, among: keys.map(\.text))
    return keys.filter { near.contains($0.text) }
  }
}

/// Adds the names of styles or groups that the blocks of a node use.
private func addUses(of key: BlockKey, in node: YAMLNode, to used: inout Set<String>) {
  for entry in node.entries {
    if key == .styles, entry.key.text == BlockKey.use.rawValue {
      used.formUnion(entry.value.listed.map(\.text))
    } else if key == .groups, entry.key.text == BlockKey.screens.rawValue {
      used.formUnion(entry.value.entries.map(\.key.text))
    }
    addUses(of: key, in: entry.value, to: &used)
  }
}

import LintelAppearance
import LintelCascade
import LintelDecisions
import LintelSchema
import LintelTheme

extension LintRule {
  // The rule ignores themes that set `barItems` anywhere.
  static let textButtonsByTint = LintRule(
    .info("text-buttons-by-tint"),
    summary:
      "A bar's title has a font from the theme, but its text buttons have only the bar's tint.",
    rationale: """
      A tint sets only the color of a bar's items, including their text. Next to a title in the brand's font, 'Done' and 'Cancel' \
      stay in the system font. Font and other attributes reach text buttons only through the button parts of an appearance \
      object, or item by item.
      """,
    advice:
      "Give `button` a font, too, or write `barItems: none` if the bar has no buttons.",
    """
    navigationBar:
      title: { font: { family: Avenir Next, size: 17, relativeTo: headline } }
      tint: systemIndigo ←

    navigationBar:
      title: { font: { family: Avenir Next, size: 17, relativeTo: headline } }
      tint: systemIndigo
      button: { font: { family: Avenir Next, size: 17, relativeTo: body } }
    """,
    lookCheck: { analysis, looks in
      let schema = analysis.schema
      // A theme that sets `barItems` anywhere determines which bars have no buttons.
      guard analysis.cascade.declarations(of: TargetID(schema[.barItems])).isEmpty,
        !analysis.theme.declarations.contains(where: analysis.stylesButtonText)
      else { return [] }
      let tints = looks.ask { known throws(TooLarge) in
        var tints: [(tint: WrittenEntry, title: WrittenEntry?)] = []
        for looks in known.releases { tints += try analysis.tintsBesideFonts(looks) }
        return tints
      }
      let first = tints?.min {
        ($0.tint.path, $0.tint.entry.keyRange) < ($1.tint.path, $1.tint.entry.keyRange)
      }
      guard let (first, title) = first else { return [] }
      return [
        Finding(
          "'\(first.entry.path)' sets only the color of the text buttons, which keep the system's font",
          at: first,
          notes: analysis.note("the title has its own font", at: title),
          help: [
            "write 'button: { font: … }' next to it, or 'barItems: none' if there are no buttons"
          ]
        )
      ]
    }
  )
}

extension Analysis {
  /// Whether a declaration is a text attribute of a navigation bar's buttons.
  fileprivate func stylesButtonText(_ declaration: Declaration) -> Bool {
    guard let leaf = leaf(of: declaration), leaf.bar == .navigationBar,
      LeafRoles.standard.buttons[leaf.id] != nil
    else { return false }
    if case .textAttribute = leaf.property.binding { return true }
    return false
  }

  /// The tints of navigation bars whose title font has a family, unlike the system font, each with the entry of the font.
  fileprivate func tintsBesideFonts(
    _ looks: Looks
  ) throws(TooLarge) -> [(tint: WrittenEntry, title: WrittenEntry?)] {
    let (tint, font) = (schema[.navigationBarTint], schema[.titleFont])
    let bar = try looks.bar(.navigationBar)
    var found: [(tint: WrittenEntry, title: WrittenEntry?)] = []
    for slot in bar.kind.slots {
      let title = try bar.value(of: DecidedBar.Place(leaf: font, item: -1), in: slot)
      let namesFamily = looks.decisions.test(title) { outcome in
        if case .font(let font) = outcome.resolved { font.family != nil } else { false }
      }
      let isTinted = looks.decisions.test(try bar.ownValue(of: tint, in: slot)) {
        $0.resolved?.color != nil
      }
      let isMet = try looks.decisions.both(namesFamily, isTinted)
      for place in try looks.places(of: isMet, by: looks.entry(of: tint, in: slot)) {
        found.append((entry(of: place), origin(of: font, at: place, in: slot)))
      }
    }
    return found
  }
}

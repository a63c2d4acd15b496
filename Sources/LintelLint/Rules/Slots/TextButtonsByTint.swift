import LintelAppearance
import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  /// Finds navigation bars whose title has a font of the theme but whose text buttons have only a
  /// tint.
  ///
  /// The text buttons then keep the system font, next to a title in a different one. The rule ignores
  /// themes that set `barItems` anywhere.
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
      "Give 'button' a font, too, or write 'barItems: none' if the bar has no buttons.",
    """
    navigationBar:
      title: { font: { family: Avenir Next, size: 17, relativeTo: headline } }
      tint: systemIndigo
    """.found(at: 3),
    """
    # The button has an offset, but its text has the system font.
    navigationBar:
      title: { font: { family: Georgia, size: 18 } }
      button: { offset: [0, 1] }
    brands:
      harbor: { navigationBar: { tint: systemTeal } }
      night: { navigationBar: { tint: systemYellow } }
    """.found(at: 6),
    """
    navigationBar:
      title: { font: { family: Avenir Next, size: 17, relativeTo: headline } }
      tint: systemIndigo
      button: { font: { family: Avenir Next, size: 17, relativeTo: body } }
    """.fine(),
    """
    # The title has the system font, too.
    navigationBar:
      title: { font: headline, color: label }
      tint: systemIndigo
    """.fine(),
    """
    barItems: none
    navigationBar:
      title: { font: { family: Avenir Next, size: 17, relativeTo: headline } }
      tint: systemIndigo
    """.fine(),
    check: { analysis in
      let schema = analysis.schema
      // A theme that sets `barItems` anywhere determines which bars have no buttons.
      guard analysis.cascade.declarations(of: TargetID(schema[.barItems])).isEmpty,
        !analysis.theme.declarations.contains(where: analysis.stylesButtonText)
      else { return [] }
      let fonts = analysis.entries(of: schema[.titleFont]) {
        analysis.namesFamily(analysis.value(of: $0))
      }
      let tints = analysis.entries(of: schema[.navigationBarTint])
      guard let first = tints.first, let title = fonts.first else { return [] }
      return [
        Finding(
          "'\(first.entry.path)' sets only the color of the text buttons, which keep the system's font",
          at: first,
          notes: [Note("the title has its own font", at: title.entry.keyRange)],
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

  /// Whether a font's family differs from the system's, following tokens for a few steps, which is more than any handwritten theme needs.
  fileprivate func namesFamily(_ value: Value, steps: Int = 0) -> Bool {
    func namesFamily(_ key: TokenKey) -> Bool {
      guard steps < 10, let target = theme.target(of: key) else { return false }
      return cascade.declarations(of: target).contains { token in
        self.namesFamily(self.value(of: token), steps: steps + 1)
      }
    }
    switch value {
    case .font(let font):
      return font.family != nil
    case .derivedFont(let font):
      return font.changes.family != nil || font.parts[.family] != nil
        || font.base.map(namesFamily) ?? false
    case .token(let key):
      return namesFamily(key)
    case .unset, .none, .color, .image, .effect, .offset, .number, .boolean, .keyword, .string:
      return false
    }
  }
}

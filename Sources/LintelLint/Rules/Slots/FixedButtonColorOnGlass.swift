import LintelAppearance
import LintelSchema
import LintelTheme

extension LintRule {
  // Buttons that aren't prominent are on glass only if the theme has `glass: native`.
  static let fixedButtonColorOnGlass = LintRule(
    .warning("fixed-button-color-on-glass"),
    summary: "A button has a fixed color on iOS 26, whose glass colors buttons itself.",
    rationale: """
      On iOS 26 and later, the tint fills prominent buttons, and on glass the system makes text lighter or darker as \
      the content behind it changes. A fixed color doesn't adapt to either.
      """,
    advice:
      "Limit the color to earlier versions (`when ios ..18:`), and set the color of the fill with `tint`.",
    sources: [
      RuleSource(
        "Warp, fixed colors of buttons on iOS 26",
        "https://github.com/warp-ds/warp-ios/pull/229"
      )
    ],
    """
    ios: 16..27
    navigationBar:
      prominentButton:
        font: headline
        color: "#0A4A78" ←

    ios: 16..27
    navigationBar:
      button: { color: systemIndigo }
      when ios ..18: { prominentButton: { color: "#0A4A78" } }
    """,
    check: { analysis in
      guard analysis.theme.newestIOS >= Version(26) else { return [] }
      let entries = analysis.entries(declaring: analysis.fixesButtonColor)
      return entries.joinedFindings(noting: "this one is too") { entry in
        let isProminent = entry.entry.path.contains("prominentButton")
        let bar = entry.entry.path.split(separator: ".").first.map(String.init) ?? ""
        let finding = Finding(
          "'\(entry.entry.path)' is a fixed color, but \(isProminent ? "iOS 26 fills the button with the tint" : "the glass of iOS 26 changes with the content")",
          at: entry,
          help: [
            "move it into 'when ios ..18:'"
              + (isProminent ? ", and set the color of the fill with 'tint'" : "")
          ]
        )
        return ("\(bar) \(isProminent)", finding)
      }
    }
  )
}

extension Analysis {
  /// Whether a declaration colors a button's text on iOS 26, on a fill or on glass.
  fileprivate func fixesButtonColor(_ declaration: Declaration) -> Bool {
    guard let leaf = leaf(of: declaration), let button = LeafRoles.standard.buttons[leaf.id],
      leaf.property.binding == .textAttribute("foregroundColor"),
      value(of: declaration) != .unset,
      let newest = shownVersions(of: declaration)?.newest, newest >= Version(26)
    else { return false }
    return button.family == .prominentButton || theme.glass == .native
  }
}

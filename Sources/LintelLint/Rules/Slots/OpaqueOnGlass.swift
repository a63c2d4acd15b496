import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // All places are in one finding, because one line settles all of them: `glass: native`.
  static let opaqueOnGlass = LintRule(
    .info("opaque-on-glass"),
    summary: "A theme gives bars a background on iOS 26, where bars are glass.",
    rationale: """
      On iOS 26 and later, bars are glass. A background covers the glass and its effects at the scroll edge. Apple \
      recommends leaving backgrounds to the system there.
      """,
    advice:
      "Write `glass: native` to leave backgrounds to the system on iOS 26 and later, or move them into `when ios ..18:`.",
    sources: [
      RuleSource(
        "Apple, Adopting Liquid Glass",
        "https://developer.apple.com/documentation/technologyoverviews/adopting-liquid-glass"
      )
    ],
    """
    ios: 16..27
    navigationBar: { background: { preset: opaque, color: systemBackground } } ←
    tabBar: { background: opaque }

    ios: 16..27
    glass: native
    navigationBar: { background: { preset: opaque, color: systemBackground } }
    """,
    gathersPlaces: true,
    check: { analysis in
      let glass = Version(26)
      guard analysis.theme.newestIOS >= glass, analysis.theme.glass == .keep else { return [] }
      let leaves = BarKind.allCases.map { BackgroundLeaves(of: $0, in: analysis.schema) }
      let presets = Set(leaves.map { TargetID($0.preset) })
      let others = Set(leaves.flatMap { [$0.color, $0.image, $0.effect] }.map { TargetID($0) })
      let dead = Set(analysis.findings.dead)
      let entries = analysis.entries { declaration in
        !dead.contains(declaration) && analysis.addsBackground(declaration, presets, others)
          && analysis.shownVersions(of: declaration).map { $0.newest >= glass } ?? false
      }
      guard let first = entries.first else { return [] }
      let shown = entries.dropFirst().prefix(5).map {
        Note("this one does too", at: $0.entry.keyRange)
      }
      let rest = entries.count - 1 - shown.count
      return [
        Finding(
          "'\(first.entry.path)' covers the glass of iOS 26",
          at: first,
          notes: shown + (rest > 0 ? [Note("and \(rest.more("background"))")] : []),
          help: [
            "write 'glass: native' at the top level to leave backgrounds to iOS 26, or move them into 'when ios ..18:'"
          ]
        )
      ]
    }
  )
}

extension Analysis {
  /// Whether a declaration adds a background between a bar's items and the content.
  fileprivate func addsBackground(
    _ declaration: Declaration,
    _ presets: Set<TargetID>,
    _ others: Set<TargetID>
  ) -> Bool {
    if presets.contains(declaration.target) {
      return value(of: declaration).keyword() == BackgroundPreset.opaque
    }
    return others.contains(declaration.target)
      && ![.unset, .none, .color(.system("clear"))].contains(value(of: declaration))
  }
}

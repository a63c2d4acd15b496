import LintelAppearance
import LintelDecisions
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  static let unusedScrollSetting = LintRule(
    .warning("unused-scroll-setting"),
    summary: "A setting of one scroll behavior is used with another behavior.",
    rationale: """
      `distance` belongs to a fade or crossfade, `threshold` to a bar that scrolls away, and `mechanism` to a crossfade. A bar has one \
      behavior at a time: it can't fade and scroll away on one screen.
      """,
    advice: "Remove the setting, or choose the behavior that it belongs to.",
    """
    screens:
      article:
        navigationBar:
          scroll: { behavior: fade, threshold: 240 } ←

    navigationBar: { scroll: { distance: 30 } }
    screens:
      article: { navigationBar: { scroll: fade } }
    """,
    lookCheck: { analysis, looks in
      guard !looks.isEmpty else { return [] }
      let settings: [(name: LeafName, behaviors: [ScrollBehaviorName])] = [
        (.scrollDistance, [.fade, .crossfade]), (.scrollThreshold, [.away]),
        (.scrollMechanism, [.crossfade]),
      ]
      let used = looks.ask { known throws(TooLarge) in
        var used: Set<ScrollBehaviorName> = []
        for looks in known.releases {
          let values = looks.decisions.outcomes(of: try looks.value(of: .scrollBehavior))
          used.formUnion(values.map { $0.resolved?.keyword() ?? .system })
        }
        return used
      }
      guard let used else { return [] }
      return settings.flatMap { setting -> [Finding] in
        let leaf = analysis.schema[setting.name]
        let name = analysis.schema[leaf].path.split(separator: ".").last ?? ""
        let behaviors = setting.behaviors.map(\.rawValue)
        return analysis.entries(of: leaf).filter { entry in
          !entry.declarations.contains { analysis.mayMeet($0, setting.behaviors, used) }
        }.map { entry in
          Finding(
            "'\(name)' only affects \(behaviors.quotedList(conjunction: "or"))",
            at: entry,
            notes: [Note("none of the screens it applies to has such a behavior")],
            help: ["remove it, or write 'behavior: \(behaviors[0])'"]
          )
        }
      }
    }
  )
}

extension Analysis {
  /// Whether a declaration applies together with one of some behaviors in some context.
  fileprivate func mayMeet(
    _ declaration: Declaration,
    _ behaviors: [ScrollBehaviorName],
    _ used: Set<ScrollBehaviorName>
  ) -> Bool {
    guard !used.isDisjoint(with: behaviors) else { return false }
    let leaf = schema[.scrollBehavior]
    // A behavior is always a keyword and never a token, so its own declarations cover all cases.
    let behaviorsSet = winners.declarations(of: leaf, meeting: declaration)
    guard let contexts = contexts(of: declaration, separatedBy: behaviorsSet) else { return true }
    return contexts.contains { cell in
      let behavior = winners.value(of: leaf, at: cell).flatMap { value in
        theme.values[value.index].keyword(ScrollBehaviorName.self)
      }
      return behavior.map(behaviors.contains) ?? false
    }
  }
}

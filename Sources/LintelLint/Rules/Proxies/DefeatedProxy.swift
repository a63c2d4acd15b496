import LintelAppearance
import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // UIKit applies a proxy only to properties that nobody has set on the instance (UIAppearance.h).
  static let defeatedProxy = LintRule(
    .warning("defeated-proxy"),
    summary: "A proxy sets a property that the theme sets on the bar itself, so it never shows.",
    rationale: """
      A value that is set on an instance overrides every proxy for its class. Both places seem to set the property, but only \
      one has an effect.
      """,
    advice: "Remove the property from the proxy.",
    """
    # Before iOS 13, the theme sets the color on the bar itself.
    ios: 12..12
    toolbar: { background: { preset: opaque, color: "#F4F1EA" } }
    proxies:
      - class: UIToolbar
        set: { barTintColor: systemRed } ←

    screens: { home: { navigationBar: { prefersLargeTitles: true } } }
    proxies:
      - { class: UINavigationBar, set: { prefersLargeTitles: false } }
    """,
    check: eachAssignment { field, place in
      guard place.setting.kind == .proxy, place.assignment.property.isProxyable else { return nil }
      let block = field.theme.blocks[Int(place.setting.block)].condition
      // On versions without appearance objects, the theme's background is set on the bar itself.
      let isOlder = field.theme.newestIOS < UIKitCuts.objects
      let relations: [LegacyInteraction.Relation] =
        isOlder ? [.sameProperty, .ignoredWithObject] : [.sameProperty]
      let rival = relations.flatMap { relation in
        field.rivals(of: place, relation, reach: .possible, staged: false)
      }.first { rival in
        field.cascade.precedence.order.isAtMost(block, rival.declaration.condition)
          && !field.isReset(rival.declaration, where: place.setting)
      }
      guard let rival else { return nil }
      return place.finding(
        "the proxy's '\(place.name)' never shows",
        notes: [
          field.note(of: rival, "the theme sets"),
          Note(
            "the theme sets the property on the bar itself, and \(PrecedenceStep.instance.words) overrides every proxy"
          ),
        ],
        help: ["remove it from \(place.setting.path)"]
      )
    }
  )
}

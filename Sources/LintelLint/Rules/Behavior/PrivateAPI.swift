import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // App Store Review Guidelines 2.5.1: *Apps may only use public APIs*; `--allow-private-api` turns the rule off.
  static let privateAPI = LintRule(
    .error("private-api"),
    summary: "A crossfade asks for UIKit's private scroll edge progress.",
    rationale: """
      `mechanism: private` calls methods of `UINavigationItem` that aren't part of UIKit's public interface. App Review rejects apps \
      that do so, and the next iOS version may remove the methods.
      """,
    advice:
      "Leave `mechanism:` out: the public mechanism draws the same crossfade. `--allow-private-api` accepts it for experiments.",
    """
    screens:
      numbers:
        navigationBar: { scroll: { behavior: crossfade, mechanism: private, distance: 10 } } ←

    navigationBar: { scroll: { behavior: crossfade, distance: 10 } }
    """,
    check: { analysis in
      guard !analysis.options.allowsPrivateAPI else { return [] }
      let mechanism = analysis.schema[.scrollMechanism]
      let entries = analysis.entries(of: mechanism) {
        analysis.value(of: $0).keyword() == ScrollMechanism.private
      }
      return entries.map { entry in
        Finding(
          "'mechanism: private' calls methods that aren't part of UIKit's public interface",
          at: entry,
          part: \.valueRange,
          notes: [Note("App Review rejects apps that call them")],
          help: [
            "remove 'mechanism: private'; the public mechanism draws the same crossfade",
            "pass --allow-private-api for a build that you don't submit to the App Store",
          ]
        )
      }
    }
  )
}

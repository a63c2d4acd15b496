import LintelSyntax
import LintelTheme

/// The names of screens that are likelier to mean every screen.
private let namesOfAll: Set<String> = [
  "all", "allScreens", "any", "base", "common", "default", "defaults", "every", "everywhere",
  "global", "shared",
]

extension LintRule {
  static let screenNamedAll = LintRule(
    .warning("screen-named-all"),
    summary: "A screen has a name that looks as if it means every screen.",
    rationale: """
      The keys of `screens:` are names of screens, so `all:` declares a screen with that name. Nothing in its block is visible on other \
      screens. The rule ignores screens that name a class, and screens in `flows:`.
      """,
    advice:
      "Write what applies everywhere at the top level, or under `'*'` to override brands and promos. If it's a screen, name its `class`.",
    """
    screens: { all: { toolbar: { tint: "#7CC0FF" } }, profile: {} } ←

    # A pattern matches every screen.
    screens: { profile: {}, '*': { toolbar: { tint: "#7CC0FF" } } }
    """,
    check: { analysis in
      let pushed = Set(analysis.theme.flows.flatMap { [$0.from, $0.to] })
      let declared = Set(analysis.theme.space.screens.map(\.name))
      return analysis.roots.sorted { $0.key < $1.key }.flatMap { _, root in
        root.entries(below: "screens").compactMap { screen in
          let name = screen.key.text
          guard namesOfAll.contains(name), declared.contains(name), !pushed.contains(name),
            screen.value.kind == .mapping,
            screen.value.member("class") == nil, screen.value.member("navigationController") == nil
          else { return nil }
          return Finding(
            "'\(name)' declares a screen, and doesn't apply to other screens",
            at: screen.key.range,
            help: ["write its content at the top level, or under '*', which matches every screen"]
          )
        }
      }
    }
  )
}

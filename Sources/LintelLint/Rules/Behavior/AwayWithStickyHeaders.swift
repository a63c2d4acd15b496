import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

extension LintRule {
  static let awayWithStickyHeaders = LintRule(
    .warning("away-with-sticky-headers"),
    summary: "A bar scrolls away above a list whose headers stick to it.",
    rationale: """
      The headers of a plain list stick to the bar's lower edge. When the bar has moved away, they stay there, and \
      content shows in the gap above them.
      """,
    advice: "Let the list's headers scroll with it, or choose another behavior.",
    """
    screens:
      contacts:
        stickyHeaders: true
        navigationBar: { background: default, scroll: away } ←

    screens:
      contacts: { stickyHeaders: true, navigationBar: { scroll: hide } }
    """,
    lookCheck: eachLook { analysis, looks throws(TooLarge) in
      let sticks = try looks.test(.stickyHeaders) { $0 == .boolean(true) }
      let meets = try looks.decisions.both(looks.behaves(.away), sticks)
      return try looks.places(of: meets, by: looks.entry(of: .scrollBehavior)).map { place in
        Finding(
          "the bar scrolls away, but the list's sticky headers stay in place and leave a gap",
          at: analysis.entry(of: place),
          notes: analysis.note(
            "the screen has sticky headers",
            at: analysis.origin(of: .stickyHeaders, at: place)
          ),
          help: ["write 'scroll: hide' for the screen, or let its headers scroll with the list"]
        )
      }
    }
  )
}

import LintelDecisions
import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let awayWithStickyHeaders = LintRule(
    id: "away-with-sticky-headers",
    severity: .warning,
    summary: "A bar scrolls away above a list whose headers stick to it.",
    rationale: """
      The headers of a plain list stick to where the bar would end. When the bar has gone they stay there, with the content passing \
      through the gap above them.
      """,
    advice: "Let the list's headers scroll with it, or choose another behavior.",
    triggering: [
      Example(
        """
        screens:
          contacts:
            stickyHeaders: true
            navigationBar: { background: default, scroll: away }
        """,
        at: [4]
      ),
      Example(
        """
        navigationBar:
          background: default
          scroll: { behavior: away, threshold: 100 }
        screens:
          library: { stickyHeaders: true }
        """,
        at: [3]
      ),
    ],
    nonTriggering: [
      Example(
        """
        screens:
          contacts: { stickyHeaders: true, navigationBar: { scroll: hide } }
        """
      ),
      Example(
        """
        screens:
          contacts: { stickyHeaders: true }
          chapter: { navigationBar: { background: default, scroll: away } }
        """
      ),
    ],
    check: { analysis in
      analysis.lookFindings { looks throws(TooLarge) in
        let sticks = try looks.test(.stickyHeaders) { $0 == .boolean(true) }
        let meets = try looks.decisions.both(looks.behaves(.away), sticks)
        return try looks.places(of: meets, by: looks.entry(of: .scrollBehavior)).map { place in
          let origin = analysis.entry(of: place)
          return Diagnostic(
            "away-with-sticky-headers",
            .warning,
            "the bar scrolls away, and the list's headers stay where it ended",
            at: origin.entry.keyRange,
            notes: analysis.note(
              "the screen says here that its headers stick",
              at: analysis.origin(of: .stickyHeaders, at: place)
            ),
            help: ["write 'scroll: hide' for the screen, or let its headers scroll along"],
            property: origin.path
          )
        }
      }
    }
  )
}

package import LintelDiagnostics
package import LintelTheme
import Synchronization

extension LintRule {
  // The limit is 16,384 parts for one declaration.
  static let tooManyCombinations = LintRule(
    .warning("too-many-combinations"),
    summary: "The declarations of a property overlap in too many ways for Lintel to judge them.",
    rationale: """
      To judge what a declaration overrides or repeats, Lintel looks at every context in which that makes a \
      difference. Blocks of promos that can all run together overlap in very many contexts. Lintel doesn't judge such \
      a declaration, but its value and its conflicts are still exact.
      """,
    advice:
      "Use fewer conditions for one property, or give each of the blocks a `priority`.",
    """
    # The colors that the screen and the promo hide depend on the brand, the promo, and the device.
    brands: { day: { toolbar: { tint: "#00569E" } }, night: {} }
    promos: { sale: { with: any }, finals: { with: any } }
    screens:
      home:
        toolbar: { tint: "#00569E" }
        promos: { sale: { when pad: { toolbar: { tint: "#00569E" } } } }
        brands: { night: { promos: { finals: { toolbar: { tint: "#00569E" } } } } }
    """.found(at: 6, 8).limited(\.combinations, to: 2, "parts instead of 16,384"),
    """
    screens:
      home: { toolbar: { tint: "#00569E" } }
      cart: { toolbar: { tint: "#0A4A78" } }
    toolbar: { tint: "#3B2F1E" }
    """
  )
}

extension Diagnostic {
  /// The finding that the rules about the looks of bars gave up.
  package static func looksTooLarge(_ theme: Theme) -> Diagnostic {
    LintRule.tooManyCombinations.diagnostic(
      "the bars look different in more contexts than Lintel can judge",
      at: theme.nameRange,
      notes: [Note("every combination of promos that can run together counts")],
      help: [theme.space.calendar.fewerCombinations]
    )
  }
}

extension PromoCalendar {
  /// A suggestion that reduces the number of combinations.
  package var fewerCombinations: String {
    "style the property in fewer promos"
      + (hasCompanions ? ", or remove 'with' from some of them" : "")
  }
}

/// Declarations that rules couldn't judge, from all rules and threads.
package final class UnjudgedDeclarations: Sendable {
  private let entries = Mutex<Set<Int32>>([])

  /// Records a declaration that a rule couldn't judge.
  package func insert(_ declaration: Declaration) {
    _ = entries.withLock { $0.insert(declaration.entry) }
  }

  /// Returns a finding for each place of such a declaration.
  package func diagnostics(in theme: Theme) -> [Diagnostic] {
    let entries = entries.withLock { $0 }.map { theme.entries[Int($0)] }
    let byPlace = Dictionary(entries.map { ($0.keyRange, $0) }, uniquingKeysWith: { a, _ in a })
    return byPlace.values.sorted { $0.keyRange < $1.keyRange }.map { entry in
      LintRule.tooManyCombinations.diagnostic(
        "other declarations of '\(entry.path)' overlap with this one in too many ways for Lintel to judge what it overrides",
        at: entry.keyRange,
        notes: [Note("Lintel still knows its value and its conflicts")],
        help: ["use fewer conditions for it, or give each of the overlapping blocks a 'priority'"],
        property: entry.path
      )
    }
  }
}

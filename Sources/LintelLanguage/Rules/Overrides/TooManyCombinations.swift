import LintelDiagnostics
import Synchronization

extension LintRule {
  static let tooManyCombinations = LintRule(
    id: "too-many-combinations",
    severity: .warning,
    summary: "The declarations of a property overlap in more ways than can be looked at.",
    rationale: """
      Whether a declaration hides, repeats or misses something is judged in every context in which it makes a difference. Some \
      blocks, such as those of promos that may all run together, overlap in ever so many ways. Such a declaration is left unjudged; \
      its value and its conflicts are exact all the same.
      """,
    advice:
      "Let fewer conditions decide about one property: a 'priority' for each of the blocks settles which one counts.",
    triggering: [
      Example(
        """
        # What the screen's color and the promo's hide depends on what can run in which brand, and where.
        brands: { day: { toolbar: { tint: "#00569E" } }, night: {} }
        promos: { sale: { with: any }, finals: { with: any } }
        screens:
          home:
            toolbar: { tint: "#00569E" }
            promos: { sale: { when pad: { toolbar: { tint: "#00569E" } } } }
            brands: { night: { promos: { finals: { toolbar: { tint: "#00569E" } } } } }
        """,
        at: [6, 8],
        under: .limits("With a limit of 2 parts, where a declaration may have 16,384.") {
          $0.combinations = 2
        }
      ),
      Example(
        """
        # What shows without the screen's color depends on which promos run.
        promos:
          sale: { with: any, toolbar: { tint: "#0A4A78" } }
          finals: { with: any, priority: 1, toolbar: { tint: "#084C6B" } }
        screens: { home: { toolbar: { tint: "#00569E" } } }
        """,
        at: [5],
        under: .limits("With a limit of 1 part.") { $0.combinations = 1 }
      ),
    ],
    nonTriggering: [
      Example(
        """
        screens:
          home: { toolbar: { tint: "#00569E" } }
          cart: { toolbar: { tint: "#0A4A78" } }
        toolbar: { tint: "#3B2F1E" }
        """
      ),
      Example(
        """
        # Each of the screens is judged by itself.
        brands: { day: { toolbar: { tint: "#0A4A78" } }, night: {} }
        screens:
          home: { toolbar: { tint: "#00569E" } }
          cart: { toolbar: { tint: "#084C6B" } }
        """,
        under: .limits("With a limit of 3 parts.") { $0.combinations = 3 }
      ),
    ]
  )
}

extension Diagnostic {
  /// Says that the rules about what bars look like have given up.
  static func looksTooLarge(_ theme: Theme) -> Diagnostic {
    Diagnostic(
      "too-many-combinations",
      .warning,
      "the bars look different in too many contexts to judge how",
      at: theme.nameRange,
      notes: [Note("promos that may run together in any combination multiply")],
      help: ["let fewer promos style the same property, or remove `with: any` from some of them"]
    )
  }
}

/// Declarations that rules leave unjudged, whichever of them, and on whichever thread.
final class UnjudgedDeclarations: Sendable {
  private let entries = Mutex<Set<Int32>>([])

  func insert(_ declaration: Declaration) {
    _ = entries.withLock { $0.insert(declaration.entry) }
  }

  /// A finding for each place of a declaration that is left unjudged.
  func diagnostics(in theme: Theme) -> [Diagnostic] {
    let entries = entries.withLock { $0 }.map { theme.entries[Int($0)] }
    let byPlace = Dictionary(entries.map { ($0.keyRange, $0) }, uniquingKeysWith: { a, _ in a })
    return byPlace.values.sorted { $0.keyRange < $1.keyRange }.map { entry in
      Diagnostic(
        "too-many-combinations",
        .warning,
        "other declarations of '\(entry.path)' overlap with this one in too many ways to judge what it hides",
        at: entry.keyRange,
        notes: [Note("its value, and whether it is in conflict, is known all the same")],
        help: [
          "let fewer conditions decide about it, or give the blocks that overlap a 'priority' each"
        ],
        property: entry.path
      )
    }
  }
}

import LintelDiagnostics
import LintelTheme

/// Themes that are too large to be taken apart.
extension LintRule {
  /// Finds themes whose bars differ in more contexts than the appearance tree may have.
  ///
  /// The limit is 100,000 contexts. The preview and proxies need the tree, and so do outputs for systems before iOS 13.
  static let tooManyContexts = LintRule(
    id: "too-many-contexts",
    severity: .error,
    stage: .appearance,
    summary: "A theme looks different in too many contexts.",
    rationale: """
      Every combination of brand, promos, and screen that looks different counts. Each promo that can run together \
      with all others doubles the number.
      """,
    advice: "Style the bar in fewer promos, or remove `with: any` from some of them.",
    triggering: [
      Example(
        """
        # Any of them may run together, and each adds something of its own to the bar.
        promos:
          pride: { with: any, navigationBar: { tint: "#7A1FA2" } }
          members: { with: any, navigationBar: { title.color: "#8A4B00" } }
          finals: { with: any, navigationBar: { shadow: none } }
        theme: Shop
        """,
        at: [6],
        under: .limits("With a limit of 6 contexts, where themes may have 100,000.") {
          $0.contexts = 6
        }
      ),
      Example(
        """
        # Two of them run one after the other, and a third at any time; each in several brands.
        theme: Shop
        brands: { harbor: {}, coast: {} }
        promos:
          summer: { from: 2027-06-01, until: 2027-09-01, toolbar.tint: "#084C6B" }
          winter: { from: 2027-12-01, until: 2028-03-01, toolbar.tint: "#00569E" }
          pride: { with: any, brands: { coast: { toolbar.shadow: none } } }
        """,
        at: [2],
        under: .limits("With a limit of 4 contexts, where themes may have 100,000.") {
          $0.contexts = 4
        }
      ),
    ],
    nonTriggering: [
      Example(
        """
        promos:
          summer: { with: any }
          winter: { with: any }
        navigationBar: { shadow: none }
        """
      ),
      Example(
        """
        promos:
          summer: { from: 2027-06-01, until: 2027-09-01, navigationBar: { shadow: none } }
          winter: { from: 2027-12-01, until: 2028-03-01, navigationBar: { shadow: none } }
        """
      ),
    ]
  )
}

import LintelDiagnostics

extension LintRule {
  static let tooDeep = LintRule(
    id: "too-deep",
    severity: .error,
    stage: .syntax,
    summary: "A value is nested deeper than 64 levels.",
    rationale: "No theme is; the limit keeps broken and hostile files from using up the stack.",
    advice: "Write dotted keys, or flatten the structure.",
    triggering: [
      Example(
        """
        brands: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
        """,
        at: [1],
        besides: ["wrong-value-type"]
      ),
      Example(
        """
        screens: { home: { navigationBar: { tint: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: label } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } }
        """,
        at: [1],
        besides: ["wrong-value-type"]
      ),
    ],
    nonTriggering: [
      Example(
        """
        brands: { a: { promos: { p: { screens: { s: { navigationBar: { scrollEdge: { title: { kern: 1 } } } } } } } } }
        promos: { p: {} }
        screens: { s: {} }
        """
      ),
      Example(
        """
        # Brackets in a text nest nothing.
        screens:
          help: { backButtonTitle: "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[" }
        """
      ),
    ]
  )
}

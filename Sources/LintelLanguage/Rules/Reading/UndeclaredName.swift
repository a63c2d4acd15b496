import LintelDiagnostics

extension LintRule {
  static let undeclaredName = LintRule(
    id: "undeclared-name",
    severity: .error,
    stage: .reading,
    summary: "A brand, promo, screen or style is named that no block declares.",
    rationale: "The block or push would apply to nothing. Mostly the name is misspelt.",
    advice: """
      Correct the spelling, or declare it: brands, promos and screens by their key at the top \
      level, styles under `styles:`.
      """,
    triggering: [
      Example(
        """
        brands: { harbor: {}, night: {} }
        screens:
          home:
            brands: { habor: { hidesBottomBar: true } }
        """,
        at: [4]
      ),
      Example(
        """
        screens: { home: {}, product: {} }
        flows:
          - home -> produkt
        """,
        at: [3]
      ),
    ],
    nonTriggering: [
      Example(
        """
        brands: { harbor: {}, coast: {} }
        screens:
          home:
            brands: { harbor: { hidesBottomBar: true } }
        """
      ),
      Example(
        """
        screens: { home: {}, product: {} }
        flows:
          - home -> product
        """
      ),
    ]
  )
}

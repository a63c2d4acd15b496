import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let conflictingOverride = LintRule(
    id: "conflicting-override",
    severity: .error,
    stage: .cascade,
    summary:
      "Declarations of one layer set different values in the same context, and none is the more specific.",
    rationale: """
      An app is in one context at a time, and a property has one value there. Where two declarations of a layer overlap and \
      nothing says which of them is meant, every order of files or keys would be an accident, so none decides.
      """,
    advice: """
      Write a narrower block for just the overlap; the message shows it. Or give the block that is to win a higher \
      `priority`, or remove one of the two.
      """,
    triggering: [
      Example(
        """
        # A page for tablets and a brand's own page meet on the brand's tablets.
        brands: { harbor: {}, nightHarbor: {} }
        screens:
          home:
            brands: { nightHarbor: { navigationBar: { tint: "#FFD166" } } }
            when pad: { navigationBar: { tint: "#0A4A78" } }
        """,
        at: [5]
      ),
      Example(
        """
        # Two promos that run together recolor the same bar.
        promos:
          summer: { from: 2027-06-01, until: 2027-09-01, toolbar: { tint: "#084C6B" } }
          finals: { from: 2027-08-20, until: 2027-09-10, toolbar: { tint: "#B3261E" } }
        """,
        at: [3]
      ),
      Example(
        """
        # A brand's look of all screens meets a screen's own look in all brands.
        brands:
          harbor: { screens: { '*': { navigationBar: { background: opaque } } } }
          coast: {}
        screens:
          cart: {}
          photo: { navigationBar: { background: transparent } }
        """,
        at: [3]
      ),
      Example(
        """
        # Three occasions change one token, and any of them may run together.
        tokens: { colors: { accent: "#00569E" } }
        toolbar: { tint: $accent }
        promos:
          pride: { with: any, tokens: { colors: { accent: "#7A1FA2" } } }
          members: { with: any, tokens: { colors: { accent: "#8A4B00" } } }
          finals: { with: any, tokens: { colors: { accent: "#B3261E" } } }
        """,
        at: [5]
      ),
      Example(
        """
        # What one block says for the scroll edge, the other says for every slot.
        screens:
          news.list: {}
          news.detail: {}
          shop.list: {}
          'news.*': { toolbar: { scrollEdge: { tint: "#084C6B" } } }
          '*.list': { toolbar: { tint: "#00569E" } }
        """,
        at: [6]
      ),
    ],
    nonTriggering: [
      Example(
        """
        # The overlap has a block of its own.
        brands: { harbor: {}, nightHarbor: {} }
        screens:
          home:
            brands:
              nightHarbor:
                navigationBar: { tint: "#FFD166" }
                when pad: { navigationBar: { tint: "#FFE9A8" } }
            when pad: { navigationBar: { tint: "#0A4A78" } }
        """
      ),
      Example(
        """
        # One promo ends on the day on which the next begins.
        promos:
          summer: { from: 2027-06-01, until: 2027-09-01, toolbar: { tint: "#084C6B" } }
          finals: { from: 2027-09-01, until: 2027-09-10, toolbar: { tint: "#B3261E" } }
        """
      ),
    ],
    hasEqualPlaces: true,
    check: { conflictingOverrides($0.findings, in: $0.cascade, schema: $0.schema) }
  )

  /// One diagnostic for each group of clusters.
  static func conflictingOverrides(
    _ findings: CascadeFindings,
    in cascade: Cascade,
    schema: Schema
  ) -> [Diagnostic] {
    ConflictGroup.groups(findings, areDuplicates: false, in: cascade, schema: schema).enumerated()
      .compactMap { index, group in
        guard let pair = group.first.pairs.first, let range = group.range else { return nil }
        let witness = group.words.text(pair.witness, of: group.first.target)
        return Diagnostic(
          "conflicting-override",
          .error,
          message(group.property, group.first.declarations.count),
          at: range,
          notes: group.places + [
            Note(
              "they overlap where both hold: "
                + "\(group.words.text(pair.a)); \(group.words.text(pair.b))"
            ),
            Note("for example: \(witness)"),
          ],
          help: help(
            index < mostSettlements
              ? Settlement(group.conflicts, in: cascade, schema: schema) : nil,
            group
          ),
          property: group.property,
          facts: group.facts
        )
      }
  }

  /// Beyond so many conflicts nobody reads on, and proving that blocks settle them takes its time.
  private static let mostSettlements = 100

  private static func message(_ name: String, _ count: Int) -> String {
    "\(count == 2 ? "two" : "\(count)") declarations of '\(name)' disagree where they overlap, "
      + "and none of them is the more specific"
  }

  private static func help(_ settlement: Settlement?, _ group: ConflictGroup) -> [String] {
    var help: [String] = []
    if let settlement {
      let what = settlement.count == 1 ? "just the overlap" : "just the overlaps"
      help.append("settle \(what) with the value that you mean:\n" + settlement.text)
    }
    let count = group.first.declarations.count
    return help + [
      "or give the block that is to win a higher 'priority'",
      count == 2 ? "or remove one of the two" : "or remove all but one",
    ]
  }
}

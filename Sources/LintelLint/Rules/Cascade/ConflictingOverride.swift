import LintelCascade
import LintelDiagnostics

extension LintRule {
  // Reported for the conflicts that `findConflicts` proves, each with one context as a witness.
  static let conflictingOverride = LintRule(
    .error("conflicting-override", in: .cascade),
    summary:
      "Declarations of one layer set different values in the same context, and none is narrower.",
    rationale: """
      In each context, a property has one value. If two declarations of one layer apply in the same context and \
      neither is narrower, Lintel doesn't guess: the order of files and keys never decides.
      """,
    advice: """
      Write a narrower block for just the overlap, as the message shows. Or give the block that should win a higher \
      `priority`, or remove one of the two.
      """,
    """
    # A block for iPads and a brand's block both apply on the brand's iPads.
    brands: { harbor: {}, nightHarbor: {} }
    screens:
      home:
        brands: { nightHarbor: { navigationBar: { tint: "#FFD166" } } } ←
        when pad: { navigationBar: { tint: "#0A4A78" } }

    # The overlap has its own block.
    brands: { harbor: {}, nightHarbor: {} }
    screens:
      home:
        brands:
          nightHarbor:
            navigationBar: { tint: "#FFD166" }
            when pad: { navigationBar: { tint: "#FFE9A8" } }
        when pad: { navigationBar: { tint: "#0A4A78" } }
    """,
    hasEqualPlaces: true,
    check: { conflictingOverrides($0.findings, in: $0.cascade) }
  )

  /// Returns one finding for each group of conflicts between different conditions.
  static func conflictingOverrides(_ findings: CascadeFindings, in cascade: Cascade) -> [Finding] {
    ConflictGroup.groups(findings, areDuplicates: false, in: cascade).enumerated()
      .compactMap { index, group in
        guard let pair = group.first.pairs.first, let range = group.range else { return nil }
        let count = group.first.declarations.count
        let witness = group.words.text(pair.witness, of: group.first.target)
        let settlement =
          index < maximumSettlements
          ? Settlement(group.conflicts, in: cascade) : nil
        var facts = group.facts
        facts.settlement = settlement?.text
        return Finding(
          "\(count == 2 ? "two" : "\(count)") declarations of '\(group.property)' set different values in the same contexts, and \(count == 2 ? "neither" : "none of them") is narrower",
          at: range,
          notes: group.places + [
            Note(
              "\(count > 2 ? "two of them" : "both") apply here: "
                + "\(group.words.text(pair.a)); \(group.words.text(pair.b))"
            ),
            Note("for example: \(witness)"),
          ],
          help: help(settlement, group),
          property: group.property,
          facts: facts
        )
      }
  }

  /// The number of conflicts for which a settlement is computed, because each proof takes time and nobody reads more of them.
  private static let maximumSettlements = 100

  /// Returns the possible changes: a block for the overlap if that settles the conflict, or a priority.
  private static func help(_ settlement: Settlement?, _ group: ConflictGroup) -> [String] {
    var help: [String] = []
    if let settlement {
      let what = settlement.count == 1 ? "just the overlap" : "just the overlaps"
      help.append("settle \(what) with the value that you mean:\n" + settlement.text)
    }
    let count = group.first.declarations.count
    return help + [
      (settlement == nil ? "" : "or ") + "give the block that should win a higher 'priority'",
      count == 2 ? "or remove one of the two" : "or remove all but one",
    ]
  }
}

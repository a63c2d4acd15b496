package import LintelCascade
import LintelTheme

extension LintRule {
  // The values are written differently, such as `$ink` and `"#1B1B1F"`, and resolve to the same value in every context in which both
  // apply.
  static let coincidentValues = LintRule(
    .warning("coincident-values"),
    summary:
      "Declarations of one layer don't override each other, and only happen to have the same value.",
    rationale: """
      Neither overrides the other, which is harmless only as long as both have the same value. When a token changes, or one of \
      the two is edited, they become a conflict, and the theme no longer compiles.
      """,
    advice: "Write the same token in both, or settle the overlap in a narrower block.",
    """
    # Both promos are red, one of them by hand.
    tokens: { colors: { sale: "#B3261E" } }
    promos:
      summer: { from: 2027-06-01, until: 2027-09-01, toolbar: { tint: $sale } } ←
      finals: { from: 2027-08-20, until: 2027-09-10, toolbar: { tint: "#B3261E" } }

    tokens: { colors: { sale: "#B3261E" } }
    promos:
      summer: { from: 2027-06-01, until: 2027-09-01, toolbar: { tint: $sale } }
      finals: { from: 2027-08-20, until: 2027-09-10, toolbar: { tint: $sale } }
    """,
    check: { analysis in
      var findings = CascadeFindings()
      findings.conflicts = analysis.findings.coincidences
      return [false, true].flatMap { areDuplicates in
        ConflictGroup.groups(findings, areDuplicates: areDuplicates, in: analysis.cascade)
      }
      .compactMap { group in
        guard let range = group.range else { return nil }
        return Finding(
          "declarations of '\(group.property)' don't override each other, and only happen to have the same value",
          at: range,
          notes: group.places,
          help: [
            "write the same token in all of them",
            "or settle the overlap in a narrower block, or with a 'priority'",
          ],
          property: group.property
        )
      }
    }
  )
}

extension CascadeFindings {
  /// Separates the conflicts whose values resolve to the same value in every context in which both sides apply.
  ///
  /// A conflict of several declarations can have pairs of both kinds. Each kind is a group of its own then, because a context in which
  /// the values are equal doesn't show a conflict.
  package func separatingCoincidences(in cascade: Cascade) -> CascadeFindings {
    var findings = self
    findings.conflicts = []
    let survey = CoincidenceSurvey(cascade: cascade)
    func isRead(_ declaration: Declaration) -> Bool {
      cascade.theme.values[declaration.value.index] != .unread
    }
    // Values that couldn't be read can't be compared.
    for conflict in conflicts where conflict.pairs.contains(where: { isRead($0.a) && isRead($0.b) })
    {
      // If a conflict has more pairs than are listed, the others are unknown.
      let isComplete = conflict.pairs.count < ConflictClusters.listedPairs
      let equal = Set(isComplete ? conflict.pairs.filter { survey.coincide($0.a, $0.b) } : [])
      let order = cascade.precedence.order
      findings.conflicts += conflict.groups(order) { !equal.contains($0) }
      findings.coincidences += conflict.groups(order, of: equal.contains)
    }
    return findings
  }
}

/// Decides whether two declarations resolve to the same value.
private struct CoincidenceSurvey {
  /// The number of parts of contexts beyond which two values count as different.
  private static let maximumParts = 4096

  let cascade: Cascade

  /// Whether two declarations resolve to one value wherever both apply.
  func coincide(_ a: Declaration, _ b: Declaration) -> Bool {
    let theme = cascade.theme
    let rivals = reachedTokens(from: [a, b]).sorted().flatMap {
      cascade.declarations(of: $0).reversed()
    }
    let precedence = cascade.precedence
    let search = CellSearch(
      theme.space,
      separatedBy: rivals.map { theme.conditions[$0.condition.index] },
      limit: Self.maximumParts,
      outweighs: {
        rivals[$0].target == rivals[$1].target && precedence.overrides(rivals[$0], rivals[$1])
      }
    )
    // If the search doesn't settle it, the two remain a conflict, which has its own message.
    let cells = search.cells(inAll: [a, b].map { theme.conditions[$0.condition.index] })
    guard let cells, !cells.isEmpty else { return false }
    return cells.allSatisfy { found in
      let values = [a, b].map { cascade.resolved($0, at: found.cell) }
      return values[0] != nil && values[0] == values[1]
    }
  }

  /// Every token that the values depend on, directly or through other tokens.
  private func reachedTokens(from declarations: [Declaration]) -> Set<TargetID> {
    var reached: Set<TargetID> = []
    var open = declarations
    while let next = open.popLast() {
      for use in cascade.theme.tokenUses[next.entry] {
        guard let target = cascade.theme.target(of: use.key),
          reached.insert(target).inserted
        else { continue }
        open += cascade.declarations(of: target)
      }
    }
    return reached
  }
}

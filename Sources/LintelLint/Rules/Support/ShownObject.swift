import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

/// Backgrounds among outcomes.
extension ThemeDecisions.Outcome {
  /// The object that shows, if it is one.
  var background: Appearance? {
    if case .background(let object) = self { object } else { nil }
  }
}

/// Findings about the backgrounds that bars show.
extension Analysis {
  /// Judges each distinct background of a bar in a slot, where it shows first, and keeps one finding for each place in the source.
  ///
  /// - Parameter judge: is given what shows, the leaves of the bar's background, and how to find the entry of a leaf.
  /// - Returns: the findings, in the order of their places.
  func backgroundFindings(
    _ judge:
      @Sendable (
        Appearance, BackgroundLeaves, _ origin: (LeafID) -> WrittenEntry?
      ) throws(TooLarge) -> Finding?
  ) -> [Finding] {
    lookFindings { looks throws(TooLarge) in
      var found: [Finding] = []
      for kind in BarKind.allCases {
        let (bar, leaves) = (try looks.bar(kind), BackgroundLeaves(of: kind, in: schema))
        for slot in kind.slots {
          for shown in try looks.witnesses(of: bar.background(in: slot)) {
            guard let object = shown.outcome.background else { continue }
            let finding = try judge(object, leaves) { leaf in
              var cell = shown.cell
              cell[.slot] = slot.rawValue
              return winners.winner(of: leaf, at: cell).map(written)
            }
            if let finding { found.append(finding) }
          }
        }
      }
      return found
    }
  }
}

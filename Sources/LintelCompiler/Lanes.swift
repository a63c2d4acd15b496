import LintelTheme

/// The vectors in which the compiler keeps one value for each dimension.
///
/// Their widths are fixed, while a dimension is a case of an enum: every run starts with a check that
/// each case has a lane, since a missing one would only show where a value is first put into it.
package enum Lanes {
  /// What shares a vector.
  package struct Need: Sendable {
    package let what: String
    /// How many of them there are.
    package let count: Int
    /// For how many there is room.
    package let lanes: Int

    package init(_ what: String, _ count: Int, lanes: Int) {
      self.what = what
      self.count = count
      self.lanes = lanes
    }
  }

  package static let needs = [
    Need(
      "dimensions in 'Condition.sets'",
      Dimension.all.count,
      lanes: Condition().sets.scalarCount
    ),
    Need("dimensions in 'Cell.values'", Dimension.all.count, lanes: Cell().values.scalarCount),
  ]

  /// What has no room, in words.
  package static func shortages(in needs: [Need]) -> [String] {
    needs.filter { $0.count > $0.lanes }.map {
      "there are \($0.count) \($0.what), which has room for \($0.lanes)"
    }
  }

  /// Ends the process, and says why, if something has no room.
  static func requireRoom() {
    let shortages = shortages(in: needs)
    // A precondition would say nothing in a release.
    if !shortages.isEmpty { fatalError(shortages.joined(separator: "; ")) }
  }
}

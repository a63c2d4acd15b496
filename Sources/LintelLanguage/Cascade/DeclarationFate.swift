package import LintelDiagnostics

/// What becomes of a declaration: whether it wins somewhere, and what beats it, or contradicts it, where it does not.
package struct DeclarationFate: Sendable {
  /// A winner that beats it in some of the cells.
  package struct Defeat: Sendable {
    package let cause: Cascade.Standing.Defeat
    /// One of the cells.
    package let example: Witness
  }

  /// Another declaration that nothing beats where nothing beats this one either, and that says something else.
  package struct Conflict: Sendable {
    package let with: Declaration
    /// One of the cells.
    package let example: Witness
  }

  package let declaration: Declaration
  /// A cell in which its value is what holds; nil if there is none.
  package let win: Witness?
  /// Each declaration that it is in conflict with once, in the order of the theme's declarations.
  package let conflicts: [Conflict]
  /// Each declaration that beats it once, in the order of the theme's declarations.
  package let defeats: [Defeat]
}

extension Cascade {
  /// What becomes of a declaration in all cells in which it holds.
  package func fate(of declaration: Declaration) -> DeclarationFate {
    let conditions = theme.conditions
    let own = conditions[declaration.condition.index]
    let rivals = declarations(of: declaration.target).filter {
      $0 != declaration && theme.space.mayOverlap(conditions[$0.condition.index], own)
    }
    let cells = cells(of: declaration, toldApartBy: rivals)
    var win: Cell?
    var examples: [Declaration: Cell] = [:]
    var clashes: [Declaration: Cell] = [:]
    for cell in cells {
      let winners = winners(of: declaration.target, at: cell)
      let beaters = winners.filter { precedence.beats($0, declaration) }
      for beater in beaters where examples[beater] == nil { examples[beater] = cell }
      guard beaters.isEmpty else { continue }
      // Being beaten by nothing is no win where the others that are not beaten disagree.
      let opponents = winners.filter { $0.value != declaration.value }
      if opponents.isEmpty { win = win ?? cell }
      for opponent in opponents where clashes[opponent] == nil { clashes[opponent] = cell }
    }
    return DeclarationFate(
      declaration: declaration,
      win: win.map { Witness(cell: $0, date: "") },
      conflicts: rivals.compactMap { rival in
        clashes[rival].map { .init(with: rival, example: Witness(cell: $0, date: "")) }
      },
      defeats: rivals.compactMap { rival in
        guard let cell = examples[rival], let reason = precedence.reason(rival, beats: declaration)
        else { return nil }
        return .init(
          cause: .init(by: rival, reason: reason),
          example: Witness(cell: cell, date: "")
        )
      }
    )
  }

  /// The lines of a file on which declarations begin, ascending from 1 on.
  package func lines(of file: FileID, in sources: SourceMap) -> [Int] {
    let ranges = theme.declarations.map { theme.entries[Int($0.entry)].keyRange }
    return Set(ranges.filter { $0.file == file }.map { sources.location(of: $0).line }).sorted()
  }

  /// The declarations that stand on a line of a file: those of its entries whose key or value begins there.
  ///
  /// - Parameters:
  ///   - line: counted from 1.
  ///   - file: which of the theme's files.
  ///   - sources: the theme's files.
  /// - Returns: by target; a shorthand has one for each property that it sets.
  package func declarations(
    onLine line: Int,
    of file: FileID,
    in sources: SourceMap
  ) -> [Declaration] {
    let entries = theme.entries.indices.filter { index in
      let entry = theme.entries[index]
      return [entry.keyRange, entry.valueRange].contains {
        $0.file == file && sources.location(of: $0).line == line
      }
    }
    let wanted = Set(entries.map { Int32($0) })
    return targets.flatMap { declarations(of: $0).filter { wanted.contains($0.entry) } }
  }
}

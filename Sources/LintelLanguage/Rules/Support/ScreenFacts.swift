package import LintelSchema

/// What a theme states about the app, which no output contains.
package struct ScreenFacts {
  private let cascade: Cascade
  private let leaves: [LeafID]
  private let schema: Schema

  /// - Parameters:
  ///   - cascade: that of the theme, limited to a release of the app.
  ///   - schema: the table of properties.
  package init(_ cascade: Cascade, _ schema: Schema = .standard) {
    self.cascade = cascade
    self.schema = schema
    leaves = cascade.targets.compactMap { target in
      cascade.theme.leaf(of: target, in: schema).flatMap { leaf in
        schema[leaf].property.way == .fact ? leaf : nil
      }
    }
  }

  /// Whether the theme states none.
  package var isEmpty: Bool { leaves.isEmpty }

  /// Those that hold at a cell, by leaf.
  package func values(at cell: Cell) -> [LeafID: ResolvedValue] {
    let theme = cascade.theme
    var values: [LeafID: ResolvedValue] = [:]
    for leaf in leaves {
      guard let value = cascade.value(of: TargetID(leaf), at: cell) else { continue }
      values[leaf] = resolve(theme.values[value.index]) { token in
        theme.target(of: token, in: schema).flatMap { target in
          cascade.value(of: target, at: cell).map { theme.values[$0.index] }
        }
      }
    }
    return values
  }
}

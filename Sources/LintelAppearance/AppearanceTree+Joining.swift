import LintelSchema

/// Joins the trees of several releases of an app into one.
extension AppearanceTree {
  /// Adds the nodes of another release's tree of the same theme, and its contexts behind the own ones.
  ///
  /// A context then has an entry for each release; only what looks at all of them can make use of it.
  mutating func append(_ other: AppearanceTree) {
    let (objects, bars, settings) = (appearances.count, self.bars.count, self.settings.count)
    appearances += other.appearances
    self.bars += other.bars.map { bar in
      Bar(
        kind: bar.kind,
        assigned: bar.assigned.mapValues { $0 + objects },
        shown: bar.shown.mapValues { shown in
          switch shown {
          case .appearance(let index): .appearance(index + objects)
          case .system, .untouched: shown
          }
        },
        values: bar.values
      )
    }
    self.settings += other.settings
    contexts += other.contexts.map { entry in
      var entry = entry
      entry.bars = entry.bars.mapValues { $0 + bars }
      entry.settings = entry.settings.map { $0 + settings }
      return entry
    }
    for parameter in other.parameters where !parameters.contains(parameter) {
      parameters.append(parameter)
    }
    parameters.sort { $0.name < $1.name }
  }
}

import LintelSchema
package import LintelTheme

extension Theme {
  /// Every declaration as `path = value @ layer [where]`, followed by its other attributes, sorted.
  package var summary: [String] {
    declarations.map(summary(of:)).sorted()
  }

  /// The summary without `slot: own`, which declarations under slot keys imply.
  package var writtenSummary: [String] {
    declarations
      .filter { leaf(of: $0.target).map { !Schema.standard[$0].path.hasSuffix(".slot") } ?? true }
      .map(summary(of:)).sorted()
  }

  private func summary(of declaration: Declaration) -> String {
    let name =
      leaf(of: declaration.target).map { Schema.standard[$0].path }
      ?? token(of: declaration.target).map { "$\($0.key.group.rawValue).\($0.key.name)" } ?? "?"
    var text = "\(name) = \(values[declaration.value.index].text) @ \(declaration.layer)"
    let places = labels(of: conditions[declaration.condition.index])
    if !places.isEmpty { text += " [" + places.joined(separator: ", ") + "]" }
    if declaration.priority != 0 { text += " priority \(declaration.priority)" }
    if declaration.styleDepth != 0 { text += " depth \(declaration.styleDepth)" }
    if declaration.shorthandSteps > 0 { text += " shorthand" }
    if declaration.isFinal { text += " final" }
    return text
  }

  /// The dimensions that a condition mentions, in the author's words; a set without values is marked.
  package func labels(of condition: Condition) -> [String] {
    Dimension.all.compactMap { dimension in
      let set = condition[dimension]
      guard set != .top else { return nil }
      let entry = space.domains[dimension.index][set]
      return entry.values.isEmpty ? "nowhere: \(entry.label)" : entry.label
    }
  }

  /// The names of the screens that a declaration applies to.
  package func screens(of declaration: Declaration) -> [String] {
    let set = conditions[declaration.condition.index][.screen]
    let values: [Range<Int32>] = space.domains[Dimension.screen.index][set].values
    return values.joined().map { $0 == 0 ? "none" : space.screens[Int($0) - 1].name }
  }
}

/// The declarations of a theme's body, which must not have findings.
package func declarations(_ body: String, files: [String: String] = [:]) -> [String] {
  let (theme, diagnostics) = readTheme(yaml: theme(body), files: files)
  return diagnostics + (theme?.writtenSummary ?? ["no theme"])
}

/// The findings about a theme's body, which begins on line 4.
package func findings(_ body: String, files: [String: String] = [:]) -> [String] {
  readTheme(yaml: theme(body), files: files).diagnostics
}

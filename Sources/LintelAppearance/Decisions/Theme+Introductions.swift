package import LintelSchema
package import LintelTheme

extension Theme {
  /// The versions that introduce or rename something that the theme uses.
  var introductions: [Version] {
    let schema = Schema.standard
    var versions: Set<Version> = []
    // Declarations are sorted by target, and there are fewer targets.
    var last: (target: TargetID, leaf: Leaf)?
    for declaration in declarations where declaration.target.index < schema.leaves.count {
      if last?.target != declaration.target {
        let leaf = schema[LeafID(declaration.target.index)]
        last = (declaration.target, leaf)
        versions.insert(leaf.availability.introduced)
        if let former = leaf.former { versions.insert(former.renamed) }
      }
      guard case .keyword(let set)? = last?.leaf.property.type else { continue }
      if let version = values[declaration.value.index].introduced(among: set) {
        versions.insert(version)
      }
    }
    for setting in settings { versions.formUnion(setting.traits.all.map(\.introduced)) }
    return versions.filter { minimumIOS < $0 && $0.major <= newestIOS.major }
  }
}

extension Value {
  /// Returns the first version that has a keyword, or `nil` for other values.
  package func introduced(as type: ValueType) -> Version? {
    guard case .keyword(let set) = type else { return nil }
    return introduced(among: set)
  }

  /// Returns the first version that has a keyword of a set, or `nil` for other values.
  fileprivate func introduced(among set: KeywordSet) -> Version? {
    if case .keyword(let name) = self { set[name]?.introduced } else { nil }
  }
}

package import LintelSchema
package import LintelTheme

extension Theme {
  /// The versions from which on code may name what the theme uses.
  func introductions(_ schema: Schema) -> [Version] {
    var versions: Set<Version> = []
    for declaration in declarations where declaration.target.index < schema.leaves.count {
      let leaf = schema[LeafID(declaration.target.index)]
      versions.insert(leaf.availability.introduced)
      if let former = leaf.former { versions.insert(former.renamed) }
      if let version = values[declaration.value.index].introduced(as: leaf.property.type) {
        versions.insert(version)
      }
    }
    for setting in settings {
      versions.formUnion(setting.traits.all.map(\.introduced))
    }
    return versions.filter { minimumIOS < $0 && $0.major <= newestIOS.major }
  }
}

extension Value {
  /// The first version that has a keyword; nil for other values.
  package func introduced(as type: ValueType) -> Version? {
    guard case .keyword(let name) = self, case .keyword(let set) = type else { return nil }
    return set[name]?.introduced
  }
}

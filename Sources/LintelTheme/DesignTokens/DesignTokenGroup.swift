import LintelSyntax

/// An object of groups and tokens that is read alone, or with others as one.
struct DesignTokenSource {
  let node: YAMLNode
  /// The members at the top level that another source replaces entirely.
  var hidden: Set<String> = []
}

struct DesignTokenGroup {
  let node: YAMLNode
  /// The group's own path, which differs from the path of its tokens if another group extends it.
  let path: [String]
  /// The index of the source that the group is read for, which is that of the group that extends it, if any.
  var source: Int
  /// The members that another source replaces entirely.
  var hidden: Set<String> = []
  /// The type that the group inherits from the groups around it.
  var outerType: DesignTokenType?

  /// The members by name, created on first use.
  private let byName = Lazy<[String: YAMLEntry]>()

  /// Returns a member that isn't hidden, or `nil` if there is none.
  ///
  /// This takes O(1) after the first call.
  func entry(_ name: String) -> YAMLEntry? { hidden.contains(name) ? nil : written[name] }

  /// The members that aren't hidden, by name, where the first of several with the same name counts.
  var members: [String: YAMLEntry] {
    hidden.isEmpty ? written : written.filter { !hidden.contains($0.key) }
  }

  /// The members by name, including hidden ones.
  private var written: [String: YAMLEntry] {
    byName.value {
      Dictionary(node.entries.map { ($0.key.text, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The group's own type, or `nil` for an invalid one, which is reported when its members are checked.
  var type: DesignTokenType? { entry("$type").flatMap { DesignTokenType(rawValue: $0.value.text) } }

  func child(_ entry: YAMLEntry) -> DesignTokenGroup {
    let (path, type) = (path + [entry.key.text], type ?? outerType)
    return DesignTokenGroup(node: entry.value, path: path, source: source, outerType: type)
  }
}

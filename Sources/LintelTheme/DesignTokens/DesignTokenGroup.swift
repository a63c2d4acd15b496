import LintelSyntax

/// An object of groups and tokens that is read alone or with others as one.
struct DesignTokenSource {
  /// The object at the top level.
  let node: YAMLNode
  /// Members of the top level that something else replaces whole.
  var hidden: Set<String> = []
}

/// A group as written in a file.
struct DesignTokenGroup {
  /// The object.
  let node: YAMLNode
  /// Where it stands, which with `$extends` is not where its tokens are found.
  let path: [String]
  /// The source that it is read for; with `$extends` that of the group that extends it.
  var source: Int
  /// Members that something else replaces whole.
  var hidden: Set<String> = []
  /// The type that the groups around it give it.
  var outerType: DesignTokenType?

  /// The members by name, built when a member is first asked for.
  private let byName = Lazy<[String: YAMLEntry]>()

  /// A member that isn't hidden; nil if there is none.
  ///
  /// It takes O(1) after the first call.
  func entry(_ name: String) -> YAMLEntry? {
    hidden.contains(name) ? nil : written[name]
  }

  /// Its members by name, of two with one name the first.
  var members: [String: YAMLEntry] {
    hidden.isEmpty ? written : written.filter { !hidden.contains($0.key) }
  }

  /// The group's members, requested as often as there are groups in it.
  private var written: [String: YAMLEntry] {
    byName.value {
      Dictionary(node.entries.map { ($0.key.text, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The type that the group names itself; a wrong one is reported where its members are checked.
  var type: DesignTokenType? { entry("$type").flatMap { DesignTokenType(rawValue: $0.value.text) } }

  /// A group in this one.
  func child(_ entry: YAMLEntry) -> DesignTokenGroup {
    let (path, type) = (path + [entry.key.text], type ?? outerType)
    return DesignTokenGroup(node: entry.value, path: path, source: source, outerType: type)
  }
}

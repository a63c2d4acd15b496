import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // The versions are those in the table of properties, which follows `API_DEPRECATED` in UIKit's headers.
  static let deprecatedAPI = LintRule(
    .warning("deprecated-api"),
    summary: "A theme uses a name that is deprecated in an iOS version of its range.",
    rationale:
      "Deprecated names still work, but the compiler warns about the Swift output, and a later SDK may remove them.",
    advice: "Use the replacement.",
    """
    navigationBar: { background: { preset: opaque, color: groupTableViewBackground } } ←

    navigationBar: { background: { preset: opaque, color: systemGroupedBackground } }
    """,
    check: { analysis in
      analysis.matches(of: analysis.deprecation).map { entry, uses in
        let use = uses[0]
        let successor = successors[use.name]
        return Finding(
          "'\(use.name)' was deprecated in iOS \(use.version)",
          at: entry,
          part: \.valueRange,
          help: successor.map { ["write '\($0)'"] } ?? [],
          fixIts: successor.flatMap { analysis.replacing(use.name, in: entry, by: $0) } ?? []
        )
      }
    }
  )

  /// The successors that UIKit's headers name.
  private static let successors = ["groupTableViewBackground": "systemGroupedBackground"]
}

extension Analysis {
  /// Returns an unsafe fix that writes the successor, whose color differs on some devices, or `nil` if
  /// the name doesn't occur exactly once.
  fileprivate func replacing(
    _ name: String,
    in entry: WrittenEntry,
    by successor: String
  ) -> [FixIt]? {
    let range = entry.entry.valueRange
    let places = text(range).ranges(of: name)
    guard places.count == 1, let place = places.first else { return nil }
    let lower = Int(range.lower) + text(range)[..<place.lowerBound].utf8.count
    let written = SourceRange(file: range.file, lower: lower, upper: lower + name.utf8.count)
    return [FixIt("write '\(successor)'", .unsafe, replace: written, with: successor)]
  }

  /// The deprecated name that a declaration uses on a version that it applies to.
  fileprivate func deprecation(of declaration: Declaration) -> (name: String, version: Version)? {
    guard let newest = shownVersions(of: declaration)?.newest else { return nil }
    if let leaf = leaf(of: declaration), let version = leaf.availability.deprecated,
      version <= newest, value(of: declaration) != .unset
    {
      return (leaf.path, version)
    }
    for name in value(of: declaration).systemNames {
      if let version = UIKitColors[name]?.availability.deprecated, version <= newest {
        return (name, version)
      }
    }
    return nil
  }
}

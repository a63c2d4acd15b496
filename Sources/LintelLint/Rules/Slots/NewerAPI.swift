import LintelAppearance
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // There is one finding for each version.
  static let newerAPI = LintRule(
    .info("newer-api"),
    summary: "A setting needs a newer iOS version than the oldest one that the theme supports.",
    rationale:
      "The outputs check for availability, so the setting has no effect on older versions. If you want that, write it in a `when ios …` block.",
    advice:
      "Move it into `when ios 26..` (with the version that it needs), and style older versions, too.",
    """
    ios: 15..27
    navigationBar:
      background: default
      subtitle: { color: secondaryLabel } ←

    ios: 15..27
    navigationBar:
      background: default
      when ios 26..:
        subtitle: { color: secondaryLabel }
    """,
    check: { analysis in
      let byVersion = Dictionary(grouping: analysis.matches(of: analysis.versionNeeded)) {
        $0.found.reduce($0.found[0], max)
      }
      return byVersion.sorted { $0.key < $1.key }.map { version, entries in
        let first = entries[0].entry
        return Finding(
          analysis.subject(of: first, needing: version)
            + " needs iOS \(version), but the theme supports iOS \(analysis.theme.minimumIOS)",
          at: first,
          notes: analysis.defaults(of: first, needing: version)
            + entries.dropFirst().map { entry, _ in
              Note(
                analysis.subject(of: entry, needing: version) + " needs it too",
                at: entry.entry.keyRange
              )
            },
          help: ["write it in 'when ios \(version)..:' to limit it to those versions"]
        )
      }
    }
  )
}

extension Analysis {
  /// The first version that supports a declaration, if that is later than the oldest version on which it shows.
  ///
  /// iOS 13 doesn't count, because outputs use older names for what it introduced.
  fileprivate func versionNeeded(by declaration: Declaration) -> Version? {
    guard let oldest = shownVersions(of: declaration)?.oldest,
      let newest = appliedVersions(of: declaration)?.newest
    else { return nil }
    let value = value(of: declaration)
    var versions = versionsNeeded(by: value)
    if let leaf = leaf(of: declaration) {
      if !leaf.availability.cameWithItsFeature { versions.append(leaf.availability.introduced) }
      if case .keyword(let name) = value, case .keyword(let set) = leaf.property.type,
        let since = set[name]?.introduced
      {
        versions.append(since)
      }
      if condition(of: declaration)[.slot] != .top, leaf.stylesBar, let bar = leaf.bar,
        slots(of: declaration, in: bar)
          .isSubset(of: bar == .navigationBar ? SlotSet(.compactScrollEdge) : .atEdge)
      {
        versions.append(Version(15))
      }
    }
    guard let needed = versions.max(), needed > oldest, needed > Version(13), needed <= newest,
      value != .unset
    else { return nil }
    return needed
  }

  /// The part of an entry that needs a version: the property, or a keyword that is newer than its property.
  fileprivate func subject(of entry: WrittenEntry, needing version: Version) -> String {
    let path = "'\(entry.entry.path)'"
    return newerKeyword(of: entry, needing: version).map { "'\($0.keyword)' in \(path)" } ?? path
  }

  /// A note about the value that older versions have instead of a newer keyword.
  fileprivate func defaults(of entry: WrittenEntry, needing version: Version) -> [Note] {
    newerKeyword(of: entry, needing: version).map {
      [Note("on older versions, UIKit's own value applies: \($0.initial)")]
    } ?? []
  }

  /// A keyword that is newer than its property, and the property's initial value.
  private func newerKeyword(
    of entry: WrittenEntry,
    needing version: Version
  ) -> (keyword: String, initial: String)? {
    entry.declarations.lazy.compactMap { [self] declaration -> (String, String)? in
      guard let leaf = leaf(of: declaration), leaf.availability.introduced < version,
        case .keyword(let name) = value(of: declaration),
        case .keyword(let set) = leaf.property.type,
        set[name]?.introduced == version
      else { return nil }
      return (name, leaf.property.initial)
    }.first
  }

  /// The versions that introduced the colors and the width of a font in a value.
  private func versionsNeeded(by value: Value) -> [Version] {
    let colors = value.systemNames.compactMap { UIKitColors[$0]?.availability.introduced }
    let width: String? =
      switch value {
      case .font(let font): font.width
      case .derivedFont(let font): font.changes.width
      case .unset, .none, .token, .color, .image, .effect, .offset, .number, .boolean, .keyword,
        .string:
        nil
      }
    guard let width else { return colors }
    return colors + UIKitNames.fontWidths.filter { $0.name == width }.map(\.introduced)
  }
}

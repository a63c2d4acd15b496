import LintelLanguage

/// The names that a theme declares.
struct KnownNames {
  let brands: [String]
  let promos: [String]
  /// Screens and groups.
  let screens: [String]
  let styles: [String]
  private let tokens: [TokenGroup: [String]]

  init(_ theme: Theme) {
    brands = theme.space.brands.map(\.name).sorted()
    promos = theme.space.calendar.promos.map(\.name).sorted()
    screens = (theme.space.screens.map(\.name) + theme.groups).sorted()
    styles = theme.styles
    tokens = Dictionary(grouping: theme.tokens.map(\.key), by: \.group)
      .mapValues { $0.map(\.name) }
  }

  /// How tokens of a group are referred to: `$accent`, and `$colors.accent`.
  func references(to group: TokenGroup) -> [String] {
    (tokens[group] ?? []).flatMap { ["$\($0)", "$\(group.rawValue).\($0)"] }
  }
}

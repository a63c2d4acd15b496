import LintelTheme

/// The names that a theme declares.
struct KnownNames {
  let brands: [String]
  let promos: [String]
  let modes: [Mode]
  /// Screens and groups, and the screens below, which belong to all of these.
  let screens: [String]
  /// The same without groups.
  let screenFamilies: [String]
  /// The screens that are declared themselves.
  let plainScreens: [String]
  let styles: [String]
  private let tokens: [TokenGroup: [String]]

  init(_ theme: Theme) {
    brands = theme.space.brands.map(\.name).sorted()
    promos = theme.space.calendar.promos.map(\.name).sorted()
    modes = theme.space.calendar.switches.modes
    plainScreens = theme.space.screens.map(\.name).sorted()
    screenFamilies = Set(plainScreens.flatMap(Self.families)).sorted()
    screens = Set(screenFamilies + theme.groups).sorted()
    styles = theme.styles
    tokens = Dictionary(grouping: theme.tokens.map(\.key), by: \.group)
      .mapValues { $0.map(\.name) }
  }

  /// A name and those that it lies below: `photo.detail` and `photo`.
  private static func families(_ name: String) -> [String] {
    let parts = name.split(separator: ".")
    return parts.indices.map { parts[...$0].joined(separator: ".") }
  }

  /// A pattern of texts in which every token of a group that is referred to is one that the theme has.
  func pattern(ofReferencesTo group: TokenGroup) -> String {
    let names = (tokens[group] ?? []).map(Self.escaped).joined(separator: "|")
    // What ends a name in a text: all that no name may hold.
    let reference = "\\$(\(group.rawValue)\\.)?(\(names))([\\s)\"',/]|$)"
    return names.isEmpty ? "^[^$]*$" : "^([^$]|\(reference))*$"
  }

  /// A pattern of chains such as `home -> product`, of screens that the theme has.
  var chainPattern: String {
    let names = "(\(plainScreens.map(Self.escaped).joined(separator: "|")))"
    return "^ *(\(names) *-> *)+\(names) *$"
  }

  /// Of all that names hold the dot alone means something else in a pattern.
  private static func escaped(_ name: String) -> String {
    name.split(separator: ".", omittingEmptySubsequences: false).joined(separator: "\\.")
  }

  /// How tokens of a group are referred to: `$accent`, and `$colors.accent`.
  func references(to group: TokenGroup) -> [String] {
    (tokens[group] ?? []).flatMap { ["$\($0)", "$\(group.rawValue).\($0)"] }
  }
}

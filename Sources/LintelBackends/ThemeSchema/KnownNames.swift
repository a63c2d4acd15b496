package import LintelTheme

struct KnownNames {
  let brands: [String]
  let promos: [String]
  let modes: [Mode]
  /// The declared screens, the screens above them in dotted names, and groups.
  let screens: [String]
  /// The same names without groups.
  let screenFamilies: [String]
  let plainScreens: [String]
  let styles: [String]
  /// The Swift types of screens and of their navigation controllers.
  let types: [String]
  private let tokens: [TokenGroup: [String]]

  init(_ theme: Theme) {
    brands = theme.space.brands.map(\.name).sorted()
    promos = theme.space.calendar.promos.map(\.name).sorted()
    modes = theme.space.calendar.switches.modes
    plainScreens = theme.space.screens.map(\.name).sorted()
    screenFamilies = Set(plainScreens.flatMap(Self.families)).sorted()
    screens = Set(screenFamilies + theme.groups).sorted()
    styles = theme.styles
    types = Set(theme.typeNames).sorted()
    tokens = Dictionary(grouping: theme.tokens.map(\.key), by: \.group)
      .mapValues { $0.map(\.name) }
  }

  /// Returns a name and the names above it: `photo` and `photo.detail`.
  private static func families(_ name: String) -> [String] {
    let parts = name.split(separator: ".")
    return parts.indices.map { parts[...$0].joined(separator: ".") }
  }

  /// Returns a pattern for texts in which all references to tokens of a group are to tokens that the theme has.
  func pattern(ofReferencesTo group: TokenGroup) -> String {
    let names = (tokens[group] ?? []).map(Self.escaped).joined(separator: "|")
    // A name in a text ends at a character that no name can contain.
    let reference = "\\$(\(group.rawValue)\\.)?(\(names))([\\s)\"',/]|$)"
    return names.isEmpty ? "^[^$]*$" : "^([^$]|\(reference))*$"
  }

  var chainPattern: String {
    let names = "(\(plainScreens.map(Self.escaped).joined(separator: "|")))"
    return "^ *(\(names) *-> *)+\(names) *$"
  }

  /// Escapes the dot, the only character of names that has another meaning in a pattern.
  private static func escaped(_ name: String) -> String {
    name.split(separator: ".", omittingEmptySubsequences: false).joined(separator: "\\.")
  }

  /// Returns the references to tokens of a group: `$accent` and `$colors.accent`.
  func references(to group: TokenGroup) -> [String] {
    (tokens[group] ?? []).flatMap { ["$\($0)", "$\(group.rawValue).\($0)"] }
  }
}

extension Theme {
  /// The Swift types that screens name, with repetitions.
  package var typeNames: [String] {
    screenClasses.flatMap { [$0.viewController, $0.navigationController] }.compactMap { $0?.text }
  }
}

import LintelDiagnostics
import LintelSyntax

extension YAMLEntry {
  /// The members of a group that the entry declares.
  var members: [YAMLNode] { value.listed.filter { !$0.isEmpty } }
}

/// Everything that a theme declares by name, known before any block is read.
struct ThemeNames {
  /// The brands, with the families that extend them.
  var brandTree = BrandTree(parents: [:])
  /// The promos, by name.
  var promos: [Promo] = []
  /// The position of each promo in `promos`.
  var promoIndices: [String: Int] = [:]
  /// Sorted by name.
  var modes: [Mode] = []
  /// The numbers of the promos and of the modes' values.
  var switches = SwitchTable(promoCount: 0, modes: [])
  /// The screens as a tree of names.
  var screenTree = ScreenTree(names: [])
  /// The screens in the order of their values, from 1.
  var screens: [Screen] = []
  /// The places of each name's declarations, in source order.
  var brandPlaces: [String: [SourceRange]] = [:]
  /// The places of each promo's declarations, in source order.
  var promoPlaces: [String: [SourceRange]] = [:]
  var modePlaces: [String: SourceRange] = [:]
  /// The places of each screen's declarations, in source order.
  var screenPlaces: [String: [SourceRange]] = [:]
  /// The groups by name.
  var groups: [String: YAMLEntry] = [:]
  /// The styles by name.
  var styles: [String: YAMLEntry] = [:]

  /// The names of all brands, sorted.
  var brandNames: [String] { brandTree.families.keys.sorted() }

  /// The names of all promos, sorted.
  var promoNames: [String] { promos.map(\.name) }

  var modeNames: [String] { modes.map(\.name) }

  /// The names of all styles, sorted.
  var styleNames: [String] { styles.keys.sorted() }

  /// The names that may be below `screens`, apart from patterns.
  var screenAndGroupNames: [String] { screenTree.names + groups.keys.sorted() }
}

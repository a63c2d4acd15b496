import LintelDiagnostics
import LintelSyntax

extension YAMLEntry {
  var members: [YAMLNode] { value.listed.filter { !$0.isEmpty } }
}

/// Everything that a theme declares by name, read before any block.
struct ThemeNames {
  var brandTree = BrandTree(parents: [:])
  /// The promos, sorted by name.
  var promos: [Promo] = []
  var promoIndices: [String: Int] = [:]
  /// The modes, sorted by name.
  var modes: [Mode] = []
  /// The numbers of the promos and of the values of modes.
  var switches = SwitchTable(promoCount: 0, modes: [])
  var screenTree = ScreenTree(names: [])
  /// The screens in the order of their values, which start at 1.
  var screens: [Screen] = []
  /// The ranges of each brand's declarations, in source order.
  var brandPlaces: [String: [SourceRange]] = [:]
  /// The ranges of each promo's declarations, in source order.
  var promoPlaces: [String: [SourceRange]] = [:]
  var modePlaces: [String: SourceRange] = [:]
  /// The ranges of each screen's declarations, in source order.
  var screenPlaces: [String: [SourceRange]] = [:]
  var groups: [String: YAMLEntry] = [:]
  var styles: [String: YAMLEntry] = [:]

  /// The names of all brands, sorted.
  var brandNames: [String] { brandTree.families.keys.sorted() }

  var promoNames: [String] { promos.map(\.name) }

  var modeNames: [String] { modes.map(\.name) }

  var styleNames: [String] { styles.keys.sorted() }

  /// The names that are valid under `screens`, apart from patterns.
  var screenAndGroupNames: [String] { screenTree.names + groups.keys.sorted() }
}

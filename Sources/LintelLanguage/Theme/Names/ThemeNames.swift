import LintelDiagnostics
import LintelSyntax

/// A name with its content.
struct NamedNode {
  let key: YAMLNode
  let value: YAMLNode
}

/// Everything that a theme declares by name, known before any block is read.
struct ThemeNames {
  var brandTree = BrandTree(parents: [:])
  var promos: [Promo] = []
  var promoIndices: [String: Int] = [:]
  var screenTree = ScreenTree(names: [])
  var screens: [Screen] = []
  /// The places of each name's declarations, in source order.
  var brandPlaces: [String: [SourceRange]] = [:]
  var promoPlaces: [String: [SourceRange]] = [:]
  var screenPlaces: [String: [SourceRange]] = [:]
  var groups: [String: NamedNode] = [:]
  var styles: [String: NamedNode] = [:]

  var brandNames: [String] {
    brandTree.families.keys.sorted()
  }

  var promoNames: [String] {
    promos.map(\.name)
  }

  var styleNames: [String] {
    styles.keys.sorted()
  }

  var screenAndGroupNames: [String] {
    screenTree.names + groups.keys.sorted()
  }
}

// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UITraitCollection {
  /// The specified traits in words, by UIKit's names.
  var words: [String: String] {
    var words: [String: String] = [:]
    func add<Value: Equatable>(_ name: String, _ value: Value, unless unspecified: Value) {
      if value != unspecified { words[name] = "\(value)" }
    }
    add("userInterfaceStyle", traits.style, unless: .unspecified)
    add("userInterfaceIdiom", traits.idiom, unless: .unspecified)
    add("userInterfaceLevel", traits.level, unless: .unspecified)
    add("accessibilityContrast", traits.contrast, unless: .unspecified)
    add("horizontalSizeClass", traits.horizontal, unless: .unspecified)
    add("verticalSizeClass", traits.vertical, unless: .unspecified)
    add("legibilityWeight", traits.legibility, unless: .unspecified)
    add("layoutDirection", traits.direction, unless: .unspecified)
    add("displayGamut", traits.gamut, unless: .unspecified)
    add("displayScale", traits.scale, unless: 0)
    return words
  }
}

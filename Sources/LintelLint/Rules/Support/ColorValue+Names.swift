import LintelTheme

/// The colors that a color is made of.
extension ColorValue {
  /// The names of UIKit's colors in it.
  var systemNames: [String] {
    leaves.compactMap { if case .system(let name) = $0 { name } else { nil } }
  }
}

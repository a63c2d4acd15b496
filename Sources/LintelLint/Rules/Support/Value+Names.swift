import LintelTheme

extension ColorValue {
  /// The names of UIKit's colors that the color contains.
  var systemNames: [String] {
    leaves.compactMap { if case .system(let name) = $0 { name } else { nil } }
  }
}
